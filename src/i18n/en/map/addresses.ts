/** Texts of the online search for addresses. */
export const addressTexts = {
  search: (text: string) => `Search address online: ${text}`,
  searchPostcode: (text: string) => `Search postcode online: ${text}`,
  hint: "Uses PDOK, the Dutch government's map service",
  searching: "Searching addresses…",
  none: "PDOK couldn't find a matching address, postcode or place.",
} as const;

const PROBLEMS = {
  offline: "You're offline, so the app can't search for addresses and postcodes.",
  "offline-only":
    "You can only search for addresses and postcodes online, but “Offline only” is on in Settings.",
  failed: "The PDOK address search isn't available right now. Try again later.",
} as const;

/** Returns the reason why there are no addresses. */
export function addressProblemText(problem: keyof typeof PROBLEMS): string {
  return PROBLEMS[problem];
}

const TYPES: Readonly<Record<string, string>> = {
  adres: "Address",
  postcode: "Postcode",
  weg: "Street",
  woonplaats: "Town",
  gemeente: "Municipality",
  buurt: "Neighbourhood",
  wijk: "District",
  hectometerpaal: "Distance marker",
  perceel: "Plot",
  appartementsrecht: "Plot",
  provincie: "Province",
  waterschap: "Water board",
};

/** Returns the kind of a place that PDOK found. */
export function addressTypeText(type: string): string {
  return TYPES[type] ?? "Place";
}
