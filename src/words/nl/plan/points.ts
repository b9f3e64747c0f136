/** Texts about the places and legs of a plan. */
export const planPointTexts = {
  place: "Punt op de kaart",
  own: "Mijn positie",
  beginAtOwn: "Begin bij mij",
  placeActions: "Wat met dit punt?",
  ground: "Dit stuk gaat",
  network: "langs nummers",
  ways: "langs paden",
  /** A leg of a boat. */
  afloat: "over het water",
  straight: "recht",
  goAlongWays: "Ga langs paden",
  goAfloat: "Ga over het water",
  /** The part of a plan or leg that follows no path: "of which 394 m straight". */
  straightPart: (length: string) => `waarvan ${length} recht`,
  times: "soms gesloten volgens de kaart",
  /** A cyclist walks a part of a leg. */
  getOff: (length: string) => `${length} afstappen`,
} as const;

/** The reasons why a leg is straight, as the end of a sentence. */
export const STRAIGHT_REASON_TEXTS = {
  "from-far-from-ways": "geen weg dichtbij het begin in je kaartpakketten",
  "to-far-from-ways": "geen weg dichtbij het einde in je kaartpakketten",
  "no-way": "in je kaartpakketten leidt geen weg erheen",
  damaged: "de wegen in je kaartpakket zijn hier niet te lezen",
} as const;

/** The same for a leg of a boat. */
export const STRAIGHT_AFLOAT_TEXTS = {
  "from-far-from-ways": "geen bekend vaarwater binnen een kilometer van het begin",
  "to-far-from-ways": "geen bekend vaarwater binnen een kilometer van het einde",
  "no-way": "de bekende wateren hangen hier niet samen",
  damaged: "het bestand met vaarwater is niet op dit apparaat, of niet te lezen",
} as const;
