import { storageUseTexts } from "#words/app/storage-use.ts";

/** Returns how to put the app on the home screen in this browser. */
export function howToInstall(browser: string): string {
  if (browser === "safari-ios") return storageUseTexts.installIos;
  const isPhone = browser.endsWith("-android") || browser === "samsung";
  return isPhone ? storageUseTexts.installAndroid : storageUseTexts.installDesktop;
}

/** Tells whether this browser deletes the data of a website that has not been opened for a week. */
export function clearsAfterAWeek(browser: string): boolean {
  return browser.startsWith("safari");
}
