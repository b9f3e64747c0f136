/** The label of the button that makes the browser ask for permission. */
export const ASK_FOR_POSITION = "Gebruik mijn locatie";

/** The steps to allow the position after a refusal, in the terms of the menus of each browser. */
export const howToAllow = {
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
    "Open Instellingen, Privacy en beveiliging, Locatie\u00advoorzieningen, Safari-websites, en kies Bij gebruik van app. Tik daarna in de adresbalk op het pictogram van de pagina en zet bij Website-instellingen Locatie op Sta toe.",
  samsung: "Tik links in de adresbalk op het slotje, dan op Machtigingen, en zet Locatie aan.",
  other: "Open in je browser de instellingen van deze site en zet Locatie op toestaan.",
} as const;

/** The steps in an app on the home screen, which has no address bar. */
export const howToAllowInstalled = {
  android:
    "Houd het pictogram van Scouting Map ingedrukt en kies App-info, dan Machtigingen, en zet Locatie aan.",
  desktop:
    "Klik in de titelbalk op de drie puntjes, open daar de machtigingen van de app en zet Locatie aan.",
  inFirefox: "Open Scouting Map in Firefox zelf.",
  safari:
    "Open Systeeminstellingen, Privacy en beveiliging, Locatie\u00advoorzieningen, en zet Scouting Map aan.",
  "safari-ios":
    "Open Instellingen, Privacy en beveiliging, Locatie\u00advoorzieningen, en kies bij Safari-websites, en bij Scouting Map als dat in de lijst staat, Bij gebruik van app. Sluit Scouting Map daarna en open het opnieuw.",
} as const;

/** The reasons that there is no position, and what to do. */
export const positionProblems = {
  allow:
    "Sta Scouting Map toe je locatie te gebruiken en ga naar buiten; de eerste positie kan een minuut duren.",
  granted:
    "Zet locatie aan op je apparaat en ga naar buiten; de eerste positie kan een minuut duren.",
  denied: {
    problem: "Locatie geweigerd",
    help: "Scouting Map mag je locatie niet gebruiken. Zo sta je het weer toe:",
  },
  absent: {
    problem: "Deze browser geeft geen positie",
    help: "Open Scouting Map in een andere browser.",
  },
} as const;
