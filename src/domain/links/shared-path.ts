/** The marks before the data of a link with waypoints, a track, a plan, a hunt, a trail or a hike, and the screens that read them. */
const SCREENS: Readonly<Record<string, string>> = {
  "#d=": "/waypoints",
  "#t=": "/waypoints",
  "#p=": "/routes",
  "#jacht=": "/map?jacht",
  "#tocht=": "/trails",
  "#hike=": "/trails",
};

/** Longer than any link that is read; more would only burden the browser. */
const MAX_CHARACTERS = 100_100;

/**
 * Returns the address within the app that reads a shared link, whatever surrounds it in the text; null for a
 * text without one. The data is not validated.
 */
export function sharedPath(text: string): string | null {
  const found = /(#(?:d|t|p|jacht|tocht|hike)=)\S*/.exec(text);
  const screen = SCREENS[found?.[1] ?? ""];
  return screen && found ? `${screen}${found[0].slice(0, MAX_CHARACTERS)}` : null;
}
