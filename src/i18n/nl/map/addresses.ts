/** Texts of the online search for addresses. */
export const addressTexts = {
  search: (text: string) => `Zoek adres online: ${text}`,
  searchPostcode: (text: string) => `Zoek postcode online: ${text}`,
  hint: "Vraagt PDOK, de kaartdienst van de overheid",
  searching: "Adressen zoeken …",
  none: "PDOK kent geen adres, postcode of plaats die hierop lijkt.",
} as const;

const PROBLEMS = {
  offline: "Zonder netwerk zoekt de app geen adressen en postcodes.",
  "offline-only":
    "Adressen en postcodes zoekt de app alleen online, en je koos bij Instellingen voor Alleen offline.",
  failed: "De adressen van PDOK zijn nu niet te bereiken. Probeer het later opnieuw.",
} as const;

/** Returns the reason why there are no addresses. */
export function addressProblemText(problem: keyof typeof PROBLEMS): string {
  return PROBLEMS[problem];
}

const TYPES: Readonly<Record<string, string>> = {
  adres: "Adres",
  postcode: "Postcode",
  weg: "Straat",
  woonplaats: "Plaats",
  gemeente: "Gemeente",
  buurt: "Buurt",
  wijk: "Wijk",
  hectometerpaal: "Hectometerpaal",
  perceel: "Perceel",
  appartementsrecht: "Perceel",
  provincie: "Provincie",
  waterschap: "Waterschap",
};

/** Returns the kind of a place that PDOK found. */
export function addressTypeText(type: string): string {
  return TYPES[type] ?? "Plek";
}
