import type { Count } from "../../words.ts";

/** Texts of the offer to download a network that is enabled but not on the device. */
export const networkOfferTexts = {
  get: "Haal op",
  again: "Probeer opnieuw",
  whereFrom: "Kaartpakketten",
  fetchHere: "Haal knooppunten op",
  fetchRegion: "Haal deze streek op",
  /** In brackets, after the size of a pack. */
  withWays: "met alle wegen en paden",
} as const;

/** Texts of the offer with values in them; networks are such as "fiets- en wandelnetwerk". */
export const offerWords = {
  here: (pack: string, networks: string, size: string) =>
    `Kaartpakket ${pack} heeft het ${networks} (${size}).`,
  away: (pack: string, networks: string, distance: string, size: string) =>
    `Hier is geen kaartpakket met het ${networks}; het dichtstbijzijnde is ${pack}, op ${distance} (${size}).`,
  elsewhere: (networks: string, _count: Count) =>
    `Van deze streek heeft geen kaartpakket het ${networks}. Je kunt het uit OpenStreetMap halen, met alle wegen en paden voor routes van deur tot deur.`,
  none: (networks: string) =>
    `Het ${networks} heb je zonder internet alleen met een kaartpakket. Van deze streek heeft de app er geen.`,
  loading: (pack: string, percent: string) => `Kaartpakket ${pack} ophalen: ${percent}\u00a0%`,
  added: (pack: string) => `Kaartpakket ${pack} staat op dit apparaat.`,
  networksAdded: (pack: string) =>
    `Kaartpakket ${pack} staat op dit apparaat; het heeft zelf geen kaart.`,
  date: (data: string) => `Knooppunten: ${data}.`,
  oldDate: (data: string) =>
    `Knooppunten: ${data}. Dat is ouder dan drie maanden; nummers en paden kunnen veranderd zijn.`,
} as const;
