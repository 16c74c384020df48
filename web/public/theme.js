// Before the first paint, so that nobody is dazzled by the other theme.
try {
  const theme = localStorage.getItem("undercard-theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {}
