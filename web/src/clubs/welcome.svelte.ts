/** The recovery codes of an account that was created to join a club, until its owner has saved them. */

class Welcome {
  codes = $state.raw<string[]>([]);
}

export const welcome = new Welcome();
