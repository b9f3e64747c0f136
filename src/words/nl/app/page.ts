/** Texts outside the app itself: in the page, for search engines, and in the manifest, for the home screen. */
export const pageTexts = {
  description:
    "Kaart voor wandelaars, fietsers, zeilers en scouts in Nederland, die ook zonder netwerk werkt.",
  needsScript: "Scouting Map heeft JavaScript nodig om de kaart te tekenen.",
} as const;

/** The labels of the screenshots that a browser may show when it installs the app, by file name. */
export const screenshotLabels = {
  plan: "Een route over knooppunten bij Delft",
  navigation: "Onderweg: het volgende knooppunt, en hoe ver dat is",
  desktop: "Een route met haar knooppunten op een breed scherm",
} as const;

/** The shortcuts of the icon on a home screen, by the icon of each. */
export const shortcutNames = {
  plan: "Plan",
  loop: "Rondje",
  recording: "Opname",
  map: "Kaart",
  waypoints: "Waypoints",
  location: "Mijn locatie",
} as const;
