/** The label of the button that makes the browser ask for permission. */
export const ASK_FOR_POSITION = "Gebruik mijn locatie";

const FIRST_FIX = "ga naar buiten; de eerste positie kan een minuut duren.";

const ALLOW = {
  problem: null,
  help: `Sta Scouting Map toe je locatie te gebruiken en ${FIRST_FIX}`,
} as const;

const PROBLEMS = {
  unknown: ALLOW,
  prompt: ALLOW,
  granted: { problem: null, help: `Zet locatie aan op je apparaat en ${FIRST_FIX}` },
  denied: {
    problem: "Locatie geweigerd",
    help: "Scouting Map mag je locatie niet gebruiken. Zo sta je het weer toe:",
  },
  absent: {
    problem: "Deze browser geeft geen positie",
    help: "Open Scouting Map in een andere browser.",
  },
} as const;

/** Returns why there is no position, and what to do; null if no problem is known. */
export function positionProblemTexts(permission: Exclude<keyof typeof PROBLEMS, "unknown"> | null) {
  return PROBLEMS[permission ?? "unknown"];
}

const HOW_TO_ALLOW = {
  chrome: "Klik links in de adresbalk op het pictogram voor sitegegevens en zet Locatie aan.",
  "chrome-android":
    "Tik links in de adresbalk op het pictogram, dan op Machtigingen, en zet Locatie aan.",
  edge: "Klik links in de adresbalk op het slotje, dan op Machtigingen voor deze site, en zet Locatie op Toestaan.",
  firefox:
    "Klik links in de adresbalk op het pictogram van de geblokkeerde locatie en haal de blokkade weg.",
  "firefox-android": "Tik links in de adresbalk op het slotje en zet Locatie op Toegestaan.",
  safari:
    "Kies in de menubalk Safari, dan Instellingen voor deze website, en zet Locatie op Sta toe.",
  "safari-ios":
    "Open Instellingen, Privacy en beveiliging, Locatievoorzieningen, Safari-websites, en kies Bij gebruik van app. Tik daarna in de adresbalk op het pictogram van de pagina en zet bij Website-instellingen Locatie op Sta toe.",
  samsung: "Tik links in de adresbalk op het slotje, dan op Machtigingen, en zet Locatie aan.",
  other: "Open in je browser de instellingen van deze site en zet Locatie op toestaan.",
} as const;

type Browser = keyof typeof HOW_TO_ALLOW;

const ON_ANDROID =
  "Houd het pictogram van Scouting Map ingedrukt en kies App-info, dan Machtigingen, en zet Locatie aan.";
const ON_DESKTOP =
  "Klik in de titelbalk op de drie puntjes, open daar de machtigingen van de app en zet Locatie aan.";

/** The steps in an app on the home screen, which has no address bar. */
const HOW_TO_ALLOW_INSTALLED: Readonly<Record<Browser, string>> = {
  chrome: ON_DESKTOP,
  "chrome-android": ON_ANDROID,
  edge: ON_DESKTOP,
  firefox: HOW_TO_ALLOW.other,
  "firefox-android": `Open Scouting Map in Firefox zelf. ${HOW_TO_ALLOW["firefox-android"]}`,
  safari:
    "Open Systeeminstellingen, Privacy en beveiliging, Locatievoorzieningen, en zet Scouting Map aan.",
  "safari-ios":
    "Open Instellingen, Privacy en beveiliging, Locatievoorzieningen, en kies bij Safari-websites, en bij Scouting Map als dat in de lijst staat, Bij gebruik van app. Sluit Scouting Map daarna en open het opnieuw.",
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
