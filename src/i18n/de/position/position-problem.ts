/** The label of the button that makes the browser ask for permission. */
export const ASK_FOR_POSITION = "Standort verwenden";

const FIRST_FIX = "geh nach draußen. Es kann eine Minute dauern, bis deine Position bestimmt ist.";

const ALLOW = {
  problem: null,
  help: `Erlaube Scouting Map, deinen Standort zu verwenden, und ${FIRST_FIX}`,
} as const;

const PROBLEMS = {
  unknown: ALLOW,
  prompt: ALLOW,
  granted: { problem: null, help: `Schalte auf deinem Gerät den Standort ein und ${FIRST_FIX}` },
  denied: {
    problem: "Standortzugriff verweigert",
    help: "Scouting Map darf deinen Standort nicht verwenden. So erlaubst du es:",
  },
  absent: {
    problem: "Dieser Browser kann deine Position nicht bestimmen",
    help: "Öffne Scouting Map in einem anderen Browser.",
  },
} as const;

/** Returns why there is no position, and what to do; null if no problem is known. */
export function positionProblemTexts(permission: Exclude<keyof typeof PROBLEMS, "unknown"> | null) {
  return PROBLEMS[permission ?? "unknown"];
}

const HOW_TO_ALLOW = {
  chrome:
    "Klicke links in der Adressleiste auf das Symbol für Websiteinformationen und schalte „Standort“ ein.",
  "chrome-android":
    "Tippe links in der Adressleiste auf das Symbol, dann auf „Berechtigungen“, und schalte „Standort“ ein.",
  edge: "Klicke links in der Adressleiste auf das Schloss, dann auf „Berechtigungen für diese Website“, und stelle „Standort“ auf „Zulassen“.",
  firefox:
    "Klicke links in der Adressleiste auf das Symbol für den blockierten Standort und hebe die Blockierung auf.",
  "firefox-android":
    "Tippe links in der Adressleiste auf das Schloss und stelle „Standort“ auf „Erlaubt“.",
  safari:
    "Wähle in der Menüleiste „Safari“, dann „Einstellungen für diese Website“, und stelle „Standort“ auf „Erlauben“.",
  "safari-ios":
    "Öffne „Einstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“, „Safari-Websites“ und wähle „Beim Verwenden der App“. Tippe danach in der Adressleiste auf das Symbol der Seite und stelle „Standort“ unter „Website-Einstellungen“ auf „Erlauben“.",
  samsung:
    "Tippe links in der Adressleiste auf das Schloss, dann auf „Berechtigungen“, und schalte „Standort“ ein.",
  other:
    "Öffne in deinem Browser die Einstellungen für diese Website und erlaube dort den Zugriff auf deinen Standort.",
} as const;

type Browser = keyof typeof HOW_TO_ALLOW;

const ON_ANDROID =
  "Halte das Symbol von Scouting Map gedrückt und wähle „App-Info“, dann „Berechtigungen“, und schalte „Standort“ ein.";
const ON_DESKTOP =
  "Klicke in der Titelleiste auf die drei Punkte, öffne dort die Berechtigungen der App und schalte „Standort“ ein.";

/** The steps in an app on the home screen, which has no address bar. */
const HOW_TO_ALLOW_INSTALLED: Readonly<Record<Browser, string>> = {
  chrome: ON_DESKTOP,
  "chrome-android": ON_ANDROID,
  edge: ON_DESKTOP,
  firefox: HOW_TO_ALLOW.other,
  "firefox-android": `Öffne Scouting Map direkt in Firefox. ${HOW_TO_ALLOW["firefox-android"]}`,
  safari:
    "Öffne „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“ und schalte Scouting Map ein.",
  "safari-ios":
    "Öffne „Einstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“ und wähle bei „Safari-Websites“ die Option „Beim Verwenden der App“, ebenso bei Scouting Map, falls die App in der Liste steht. Schließe Scouting Map danach und öffne die App neu.",
  samsung: ON_ANDROID,
  other: HOW_TO_ALLOW.other,
};

/**
 * Explains how to allow the position after a refusal, in the terms of this browser's menus.
 * @param isInstalled true in an app on the home screen or in the list of apps
 */
export function howToAllowPosition(browser: Browser, isInstalled: boolean): string {
  return (isInstalled ? HOW_TO_ALLOW_INSTALLED : HOW_TO_ALLOW)[browser];
}
