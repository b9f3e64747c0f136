/** Browsers that the app can give separate directions to their site permissions. */
export type BrowserName =
  | "chrome"
  | "chrome-android"
  | "edge"
  | "firefox"
  | "firefox-android"
  | "safari"
  | "safari-ios"
  | "samsung"
  | "other";

/** Returns the name of this browser, for directions to its settings. Never use it to detect features. */
export function browserName(): BrowserName {
  const name = browserNameOf(navigator.userAgent, navigator.maxTouchPoints);
  const isTouched = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
  return isTouched ? (TOUCHED[name] ?? name) : name;
}

/** The names to use on a touch screen, whatever its user agent claims: the directions for these need no mouse. */
const TOUCHED: Partial<Record<BrowserName, BrowserName>> = {
  chrome: "chrome-android",
  edge: "chrome-android",
  firefox: "firefox-android",
};

/**
 * User agent patterns; the first match wins, because browsers also name the one they derive from. All browsers on iOS
 * are Safari inside, but only Safari itself has its menu.
 */
const MARKS: ReadonlyArray<readonly [RegExp, BrowserName]> = [
  [/CriOS|FxiOS|EdgiOS|OPiOS|EdgA|OPR|YaBrowser/, "other"],
  [/iPhone|iPad|iPod/, "safari-ios"],
  [/SamsungBrowser/, "samsung"],
  [/Android.*Firefox/, "firefox-android"],
  [/Firefox/, "firefox"],
  [/Edg\//, "edge"],
  [/Android.*Chrome/, "chrome-android"],
  [/Chrome/, "chrome"],
  [/Macintosh.*Safari/, "safari"],
];

/** Returns the browser of a user agent. An iPad claims to be a Mac, but a Mac has no touch screen. */
export function browserNameOf(userAgent: string, maxTouchPoints: number): BrowserName {
  const name = MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? "other";
  return name === "safari" && maxTouchPoints > 1 ? "safari-ios" : name;
}
