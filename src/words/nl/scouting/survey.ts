/** Texts of the tool that takes bearings. */
export const surveyTexts = {
  failed: "Deze peiling kan niet bewaard worden en gaat verloren als je de app sluit.",
  heading: "Peilen",
  task: "Techniek",
  tasks: {
    resect: "Kruispeiling: waar ben ik?",
    intersect: "Vooruitpeiling: waar is dat?",
    project: "Projectie: van punt naar punt",
  },
  north: "Noorden",
  norths: {
    magnetic: "Kompas",
    grid: "Kaart (RD)",
    true: "Geografisch",
  },
  unit: "Eenheid",
  units: { deg: "Graden (360)", mil: "Mils (6400)" },
  starts: {
    resect:
      "Tik op de kaart op een punt dat je ziet, en typ de peiling ernaartoe. Met twee punten weet je waar je bent.",
    intersect:
      "Tik op de kaart waar je staat, en typ de peiling naar het onbekende punt. Doe dat vanaf twee plekken.",
    project:
      "Tik op de kaart op het beginpunt, en typ peiling en afstand. Tik op een volgend punt om die te meten.",
  },
  center: "Punt in het midden",
  own: "Mijn positie",
  noPosition: "Er is nog geen positie. Tik op de kaart, of typ coördinaten.",
  addTyped: "Voeg punt toe",
  typePoint: "Typ coördinaten",
  addStep: "Nog een stap",
  clear: "Opnieuw",
  useCompass: "Neem kompas",
  allowCompass: "Sta het kompas toe",
  from: "Beginpunt",
  result: "Uitkomst",
  toWaypoint: "Naar deze plek",
  notABearing: { deg: "Typ 0 tot 360.", mil: "Typ 0 tot 6400." },
  notADistance: "Typ een aantal meters.",
  name: "Naam",
  contradiction: "Deze peilingen kloppen niet met elkaar.",
  errorUnknown: "Hoe ver je ernaast zit, is zo niet te zeggen.",
  narrow: "Deze peilingen kruisen onder minder dan 30°. Neem er een bij die meer dwars staat.",
  problems: {
    "too-few": "Er zijn twee verschillende punten nodig. Kies er een bij.",
    parallel: "Deze peilingen lopen gelijk op en kruisen niet. Kies een ander punt.",
    behind: "Deze peilingen kruisen niet vóór je. Kijk of je ze goed hebt afgelezen.",
    "grid-abroad": "Het RD-raster geldt alleen in Nederland. Kies een ander noorden.",
    "no-model": "Van dit jaar is de afwijking van het kompas niet bekend. Kies een ander noorden.",
  },
} as const;

/** Removes a point. */
export const removeLabel = (name: string) => `Haal ${name} weg`;

/** Bearings and steps, and how far off they may be. */
export const surveyWords = {
  bearingTo: (name: string) => `Peiling naar ${name}`,
  bearingFrom: (name: string) => `Peiling vanaf ${name}`,
  stepBearing: (step: string) => `Peiling ${step}`,
  stepDistance: (step: string) => `Afstand ${step} (m)`,
  removeStep: (step: string) => `Haal stap ${step} weg`,
  // The axes of the 95 % error ellipse if each bearing is accurate to 2°.
  exactness: (long: string, short: string) =>
    `Je zit er hooguit ${long} naast, dwars daarop ${short} (in 95 van de 100 keer, met peilingen op 2° na).`,
  // Behind the sentence that the bearings do not agree; `errorUnknown` is the sentence of that name above.
  probablyWrong: (name: string, fitting: string) =>
    `Waarschijnlijk is die naar ${name} mis; bij de andere past ${fitting}. Ze telt niet mee voor deze plek. Lees haar nog eens af.`,
  perhapsWrong: (name: string, fitting: string, errorUnknown: string) =>
    `Minstens één ervan is mis: misschien die naar ${name}; bij de andere past ${fitting}. ${errorUnknown} Lees haar nog eens af.`,
  compassUnknown:
    "Dit toestel zegt niet hoe goed zijn kompas is: reken op 10°, en houd het ver van metaal.",
  compassOff: (degrees: string) => `Het kompas kan ${degrees}° afwijken. Houd het ver van metaal.`,
} as const;
