/** Texts of the online search for addresses. */
export const addressTexts = {
  search: (text: string) => `Zoek adres online: ${text}`,
  searchPostcode: (text: string) => `Zoek postcode online: ${text}`,
  hint: "Vraagt PDOK, de kaartdienst van de overheid",
  searching: "Adressen zoeken …",
  none: "PDOK kent geen adres, postcode of plaats die hierop lijkt.",
} as const;

/** The reasons why there are no addresses. */
export const addressProblems = {
  offline: "Zonder netwerk zoekt de app geen adressen en postcodes.",
  "offline-only":
    "Adressen en postcodes zoekt de app alleen online, en je koos bij Instellingen voor Alleen offline.",
  failed: "De adressen van PDOK zijn nu niet te bereiken. Probeer het later opnieuw.",
} as const;

/** The kinds of places that PDOK knows. */
export const addressTypes = {
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
} as const;

/** A place of another kind. */
export const otherAddressType = "Plek";
