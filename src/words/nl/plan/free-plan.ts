/** Texts of plans along all ways, without numbers. */
export const freePlanTexts = {
  free: "Vrij",
  freeHint: "Langs alle wegen en paden, zonder knooppunten.",
  heading: "Vrij plannen",
  numbers: "Punten van het plan",
  strip: "Van punt naar punt",
  start: "Tik op de kaart om te beginnen.",
  goOn: "Tik op de volgende plek.",
  tapHint: " (of tik op de kaart)",
  farFromWays:
    "Binnen 300 m van hier staat geen weg of pad op dit apparaat. Begin ergens anders of voeg bij Instellingen een kaartpakket toe.",
  damaged: "Een deel van de wegen hier kan niet worden gelezen.",
  noLoop:
    "Vanaf hier is geen rondje van deze lengte gevonden. Kies een andere lengte, of begin ergens anders.",
  farthest: "Het verst, per richting",
} as const;

/** Sentences about plans along ways with distances in them. */
export const freePlanWords = {
  notAsLong: (wanted: string, length: string) =>
    `Een rondje van ongeveer ${wanted} kan hier niet. Het dichtst erbij komt ${length}.`,
  reached: (distance: string, length: string) =>
    `Binnen ${distance} liggen ${length} aan wegen en paden, voor zover de pakketten op dit apparaat gaan.`,
  asTheCrowFlies: (distance: string) => `${distance} hemelsbreed`,
} as const;
