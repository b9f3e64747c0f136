/** Texts of practice in reading a map. */
export const practiceTexts = {
  name: "Oefenen",
  intro:
    "Je positie is verborgen zolang je oefent. Schuif het kruis naar waar je denkt te zijn en tik op Hier ben ik: je ziet hoeveel meter je ernaast zat. Alles blijft op dit toestel.",
  begin: "Begin",
  here: "Hier ben ik",
  result: "Uitslag",
  goOn: "Ga verder",
  print: "Druk de uitslag af",
  again: "Nieuwe ronde",
  end: "Stop met oefenen",
  noPosition:
    "Er is nu geen positie om mee te vergelijken. Wacht tot je toestel er een heeft en tik opnieuw.",
  notStored: "Deze ronde kan niet bewaard worden en gaat verloren als je de app sluit.",
  point: "Punt",
  error: "Ernaast",
  accuracy: "Positie",
  time: "Tijd",
  mean: "Gemiddeld ernaast",
  none: "Nog geen punten. Tik op Ga verder en wijs er een aan.",
} as const;

/** "Oefenen met kaartlezen, 24 november 2026". */
export const sheetTitle = (day: string) => `Oefenen met kaartlezen, ${day}`;

/** "Punt 3: 42 m ernaast, in 3 min." */
export const practiceWords = {
  attempt: (point: string, error: string, time: string) =>
    `Punt ${point}: ${error} ernaast, in ${time}.`,
} as const;
