import {
  howToAllow,
  howToAllowInstalled,
  positionProblems,
} from "#words/position/position-problem.ts";

/** The permission as the browser reports it; null before it does. */
type Permission = "prompt" | "granted" | "denied" | "absent" | null;

/** A reason, if one is known, and what to do. */
interface PositionHelp {
  readonly problem: string | null;
  readonly help: string;
}

/** Returns why there is no position, and what to do; null if no problem is known. */
export function positionProblemTexts(permission: Permission): PositionHelp {
  if (permission === "denied" || permission === "absent") return positionProblems[permission];
  const help = permission === "granted" ? positionProblems.granted : positionProblems.allow;
  return { problem: null, help };
}

type Browser = keyof typeof howToAllow;

const { android, desktop, inFirefox, ...onApple } = howToAllowInstalled;

const HOW_TO_ALLOW_INSTALLED: Readonly<Record<Browser, string>> = {
  ...onApple,
  chrome: desktop,
  "chrome-android": android,
  edge: desktop,
  firefox: howToAllow.other,
  "firefox-android": `${inFirefox} ${howToAllow["firefox-android"]}`,
  samsung: android,
  other: howToAllow.other,
};

/**
 * Explains how to allow the position after a refusal, in the terms of this browser's menus.
 * @param isInstalled true in an app on the home screen or in the list of apps
 */
export function howToAllowPosition(browser: Browser, isInstalled: boolean): string {
  return (isInstalled ? HOW_TO_ALLOW_INSTALLED : howToAllow)[browser];
}
