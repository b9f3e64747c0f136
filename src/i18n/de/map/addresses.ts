/** Texts of the online search for addresses. */
export const addressTexts = {
  search: (text: string) => `Adresse online suchen: ${text}`,
  searchPostcode: (text: string) => `Postleitzahl online suchen: ${text}`,
  hint: "Über PDOK, den Kartendienst der niederländischen Behörden",
  searching: "Adressen werden gesucht …",
  none: "PDOK hat keine passende Adresse, keine Postleitzahl und keinen Ort gefunden.",
} as const;

const PROBLEMS = {
  offline: "Ohne Internet kann die App nicht nach Adressen und Postleitzahlen suchen.",
  "offline-only":
    "Adressen und Postleitzahlen lassen sich nur online suchen, aber in den Einstellungen ist „Nur offline“ eingeschaltet.",
  failed: "Die Adresssuche von PDOK ist gerade nicht erreichbar. Versuche es später noch einmal.",
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
  return TYPES[type] ?? "Ort";
}
