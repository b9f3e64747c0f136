import type * as nl from "../../nl/map/addresses.ts";
import type { Words } from "../../words.ts";

export const addressTexts = {
  search: (text) => `Adresse online suchen: ${text}`,
  searchPostcode: (text) => `Postleitzahl online suchen: ${text}`,
  hint: "Über PDOK, den Kartendienst der niederländischen Behörden",
  searching: "Adressen werden gesucht …",
  none: "PDOK hat keine passende Adresse, keine Postleitzahl und keinen Ort gefunden.",
} satisfies Words<typeof nl.addressTexts>;

export const addressProblems = {
  offline: "Ohne Internet kann die App nicht nach Adressen und Postleitzahlen suchen.",
  "offline-only":
    "Adressen und Postleitzahlen lassen sich nur online suchen, aber in den Einstellungen ist „Nur offline“ eingeschaltet.",
  failed: "Die Adresssuche von PDOK ist gerade nicht erreichbar. Versuche es später noch einmal.",
} satisfies Words<typeof nl.addressProblems>;

export const addressTypes = {
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
} satisfies Words<typeof nl.addressTypes>;

export const otherAddressType = "Ort" satisfies Words<typeof nl.otherAddressType>;
