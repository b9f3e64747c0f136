/** Texts of the logbook. */
export const logTexts = {
  heading: "Logboek",
  help: "Tijdens een opname op het water schrijft het logboek zelf: vertrek, boeien, bruggen, anker, man overboord, elk uur en aankomst.",
  empty: "Nog geen regels.",
  unknown:
    "Het bewaarde logboek is niet te lezen. Het is apart gehouden; nieuwe regels beginnen een ander.",
  notRead: "Het logboek kan nu niet gelezen worden: de opslag werkt niet.",
  failed:
    "Niet bewaard: de opslag van dit apparaat werkt niet of is vol. Maak ruimte en laat de app open; dan wordt het alsnog bewaard.",
  add: "Voeg toe",
  kind: "Wat",
  text: "Erbij",
  time: "Tijd",
  event: "Gebeurtenis",
  position: "Positie",
  course: "Koers",
  speed: "Vaart",
  log: "Log",
  steer: "Te sturen",
  wind: "Wind",
  weather: "Weer",
  more: "Wind, weer, te sturen koers",
  steerHint: "Graden, 0 tot 360",
  steerWrong: "Typ hele graden, van 0 tot 360.",
  dayFacts: "Boot en bemanning",
  signature: "Handtekening schipper",
  engineOpen: "een aan of uit ontbreekt",
  edit: "Wijzig",
  save: "Bewaar",
  remove: "Verwijder",
  csv: "Download CSV",
  print: "Afdrukken",
} as const;

/** The kinds of lines. */
export const logKinds = {
  departure: "Vertrek",
  mark: "Voorbij",
  bridge: "Door brug of sluis",
  "anchor-down": "Voor anker",
  "anchor-up": "Anker op",
  overboard: "Man overboord",
  arrival: "Aankomst",
  hour: "Elk uur",
  remark: "Opmerking",
  "engine-on": "Motor aan",
  "engine-off": "Motor uit",
  crew: "Bemanning",
  fuel: "Brandstof",
} as const;

/** The name of the CSV file, and the sign that a spreadsheet in this language splits at. */
export const LOG_FILE = { title: "logboek", separator: ";" } as const;

/** The headings of the columns of a CSV file. */
export const LOG_COLUMNS = [
  "tijd",
  "gebeurtenis",
  "tekst",
  "breedtegraad",
  "lengtegraad",
  "koers",
  "vaart kn",
  "log NM",
  "te sturen",
  "wind",
  "weer",
  "gewijzigd",
] as const;

/** Lines with a name or a remark. */
export const logWords = {
  passed: (name: string) => `Voorbij ${name}`,
  arrived: (name: string) => `Aankomst ${name}`,
  edited: (when: string) => `gewijzigd ${when}`,
  engine: (duration: string) => `Motor ${duration}`,
  distance: (distance: string) => `Afstand ${distance}`,
  page: (page: string, count: string) => `Blad ${page} van ${count}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
} as const;

/** The labels above the lines of a day. */
export const logDayFields = {
  boat: "Boot",
  skipper: "Schipper",
  crew: "Bemanning",
  from: "Van",
  to: "Naar",
} as const;
