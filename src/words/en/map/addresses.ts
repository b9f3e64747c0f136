import type * as nl from "../../nl/map/addresses.ts";
import type { Words } from "../../words.ts";

export const addressTexts = {
  search: (text) => `Search address online: ${text}`,
  searchPostcode: (text) => `Search postcode online: ${text}`,
  hint: "Uses PDOK, the Dutch government's map service",
  searching: "Searching addresses…",
  none: "PDOK couldn't find a matching address, postcode or place.",
} satisfies Words<typeof nl.addressTexts>;

export const addressProblems = {
  offline: "You're offline, so the app can't search for addresses and postcodes.",
  "offline-only":
    "You can only search for addresses and postcodes online, but “Offline only” is on in Settings.",
  failed: "The PDOK address search isn't available right now. Try again later.",
} satisfies Words<typeof nl.addressProblems>;

export const addressTypes = {
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
} satisfies Words<typeof nl.addressTypes>;

export const otherAddressType = "Place" satisfies Words<typeof nl.otherAddressType>;
