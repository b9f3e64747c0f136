import type { Count } from "../../words.ts";

/** Texts about what works without a network. */
export const coverageTexts = {
  heading: "Werkt offline",
  yes: "Werkt offline: ja",
  partly: "Werkt offline: deels",
  no: "Werkt offline: nee",
  checking: "Wordt nagekeken op dit apparaat …",
  failed: "Nakijken lukte niet. Sluit de app en open hem opnieuw.",
  tooMuch: "Zoom verder in: voor zo'n groot stuk is er geen oordeel.",
  fetch: "Haal op wat ontbreekt",
  repair: "Haal het gebied opnieuw op",
  onMap: "Bekijk op de kaart",
  departure: "Vertrekcheck",
  view: "wat de kaart nu toont",
  unnamed: "Zonder naam",
  gone: "Dit staat niet meer op dit apparaat.",
  legendThere: "Staat op dit apparaat",
  legendMissing: "Ontbreekt",
  nothingPlanned: "Je volgt geen route en hebt geen plan. Kies er een bij Routes of Tracks.",
} as const;

/** The lines of a report about what is present or missing. */
export const reportWords = {
  networks: {
    walk: "Wandelnetwerk",
    cycle: "Fietsnetwerk",
    canoe: "Kanonetwerk",
    motorboat: "Vaarnetwerk",
  },
  damagedArea: (name: string) => `Bewaard gebied ${name} is beschadigd: er is kaart uit verdwenen.`,
  mapIsThere: "De kaart staat op alle zoomniveaus op dit apparaat.",
  tilesMissing: (missing: Count, needed: Count, zooms: string) =>
    `Van ${needed.shown} kaarttegels ontbreken er ${missing.shown}, op ${zooms}.`,
  besideMissing: (zooms: string) =>
    `Langs de lijn is er overal kaart; vlak ernaast ontbreken stukken, op ${zooms}.`,
  stretchMissing: (stretch: string) => `Kaart ontbreekt op ${stretch}.`,
  onlyOverview: (stretches: string) => `Op ${stretches}, heb je alleen de overzichtskaart.`,
  partMissing: (stretches: string) => `Op ${stretches}, ontbreekt er kaart.`,
  noOtherRoute: (where: string) => `Bijplannen kan niet op ${where}.`,
  networkIsThere: (network: string) => `${network}: staat op dit apparaat.`,
  routeIsThere: (network: string) => `${network}: je hele route staat op dit apparaat.`,
  networkMissing: (network: string) => `${network} ontbreekt: haal het kaartpakket van hier op.`,
  networkMissingOn: (network: string, where: string) => `${network} ontbreekt op ${where}.`,
  waysAreThere: "Paden: alle wegen en paden van je route staan op dit apparaat.",
  waysMissing: (length: string) =>
    `Paden: van ${length} staan de wegen niet op dit apparaat; daar hoor je geen straten en is er geen weg terug.`,
  straight: (length: string) => `Recht: ${length} van je route volgt geen weg.`,
  // Within the sentences above: "5 stukken, samen 1,6 km", "de hele lijn", "zoom 11 t/m 14".
  stretches: (count: Count, length: string) => `${count.shown} stukken, samen ${length}`,
  wholeLine: "de hele lijn",
  zooms: (zooms: string) => `zoom ${zooms}`,
  zoomRange: (first: string, last: string) => `zoom ${first} t/m ${last}`,
} as const;
