/** The files of the faces are those that the code draws; `npx vitest run face_files -u` writes them. */

import { expect, test } from "vitest";
import { faceFile } from "./face_files";

test.each(["level1", "level2", "level3", "level4", "level5"])("%s", async (level) => {
  const drawn = faceFile(level);
  expect(drawn).toContain("<path");
  await expect(drawn).toMatchFileSnapshot(`./art/${level}.svg`);
});
