/** What stands before the data of a link that carries waypoints, or a plan, and the screen that reads it. */
const SCREENS: Readonly<Record<string, string>> = { "#d=": "/waypoints", "#p=": "/routes" };

/** Beyond any link that is read; a longer address is no more than a burden to the browser. */
const MOST_CHARACTERS = 100_100;

/**
 * The address within the app that reads a link to it, whatever stands before and after that; null for
 * a text without one. What the link holds has not been looked at.
 */
export function sharedPath(text: string): string | null {
  const found = /(#[dp]=)\S*/.exec(text);
  const screen = SCREENS[found?.[1] ?? ""];
  return screen && found ? `${screen}${found[0].slice(0, MOST_CHARACTERS)}` : null;
}
