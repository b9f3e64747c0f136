/** A track on ways: the streets and surfaces that it follows, and the plan made of it. */
export const trackOnWaysWords = {
  heading: "Op wegen en paden",
  modes: { walk: "Te voet", cycle: "Op de fiets" },
  searching: (percent: string) => `De wegen worden gezocht: ${percent}`,
  stop: "Stop",
  stopped: "Gestopt.",
  again: "Zoek opnieuw",
  noPack: "Geen kaartpakket op dit apparaat heeft wegen.",
  unread: "Een deel van de wegen langs deze track kan niet worden gelezen.",
  nothing: "Deze track volgt geen weg of pad uit je kaartpakketten.",
  tooLong: "Deze track is langer dan 500 km. Splits hem eerst.",
  failed: "De wegen zoeken lukt nu niet.",
  // "12,3 km van 12,8 km loopt over wegen en paden. De track zelf verandert niet."
  follows: (on: string, all: string) =>
    `${on} van ${all} loopt over wegen en paden. De track zelf verandert niet.`,
  paved: (length: string) => `verhard ${length}`,
  unpaved: (length: string) => `onverhard ${length}`,
  unknown: (length: string) => `ondergrond onbekend ${length}`,
  streets: "Straten",
  strays: "Past op geen weg",
  stray: (from: string, to: string) => `Km ${from} tot ${to}`,
  // "De Sluis (2,1 km)", a place along the track; without a name only its distance.
  placeAt: (name: string, distance: string) => `${name} (${distance})`,
  besideNothing:
    "Binnen 150 m van deze track staat niets in je kaartpakketten en bewaarde gebieden.",
  besideFailed: "Wat er langs deze track ligt, is nu niet op te zoeken.",
  takePlan: "Maak er een plan van",
  noPlan: "Voor een plan gaat deze track te vaak van de wegen af.",
} as const;
