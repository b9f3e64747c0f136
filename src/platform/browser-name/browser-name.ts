/** The browsers that hide a site's permissions each in a place of their own. */
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

/** Whose browser this is, to tell where its settings are; never to tell what it can. */
export function browserName(): BrowserName {
  return browserNameOf(navigator.userAgent, navigator.maxTouchPoints);
}

/** Those built on another name that too: the first that fits. On iOS all are Safari within, but only it has its menu. */
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

/** The browser that this user agent is of; an iPad says that it is a Mac, which has no touch screen. */
export function browserNameOf(userAgent: string, maxTouchPoints: number): BrowserName {
  const name = MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? "other";
  return name === "safari" && maxTouchPoints > 1 ? "safari-ios" : name;
}
