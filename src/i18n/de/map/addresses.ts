/** Texts of the online search for addresses. */
export const addressTexts = {
  search: (text: string) => `Adresse online suchen: ${text}`,
  searchPostcode: (text: string) => `Postleitzahl online suchen: ${text}`,
  hint: "Fragt PDOK, den Kartendienst des niederländischen Staates",
  searching: "Adressen werden gesucht…",
  none: "PDOK kennt keine Adresse, keine Postleitzahl und keinen Ort, der dazu passt.",
} as const;

const PROBLEMS = {
  offline: "Ohne Netz kann die App keine Adressen und Postleitzahlen suchen.",
  "offline-only":
    "Adressen und Postleitzahlen sucht die App nur online, und du hast in den Einstellungen „Nur offline“ gewählt.",
  failed: "Die Adressen von PDOK sind gerade nicht erreichbar. Versuche es später noch einmal.",
} as const;

/** Returns the reason why there are no addresses. */
export function addressProblemText(problem: keyof typeof PROBLEMS): string {
  return PROBLEMS[problem];
}

const TYPES: Readonly<Record<string, string>> = {
  adres: "Adresse",
  postcode: "Postleitzahl",
  weg: "Straße",
  woonplaats: "Ort",
  gemeente: "Gemeinde",
  buurt: "Viertel",
  wijk: "Stadtteil",
  hectometerpaal: "Kilometertafel",
  perceel: "Flurstück",
  appartementsrecht: "Flurstück",
  provincie: "Provinz",
  waterschap: "Wasserverband",
};

/** Returns the kind of a place that PDOK found. */
export function addressTypeText(type: string): string {
  return TYPES[type] ?? "Stelle";
}
