import { formatMeters } from "#sentences/intl/format.ts";

/** Texts of the tool that takes bearings. */
export const surveyTexts = {
  heading: "Peilen",
  task: "Techniek",
  tasks: {
    resect: "Kruispeiling: waar ben ik?",
    intersect: "Vooruitpeiling: waar is dat?",
    project: "Projectie: van punt naar punt",
  },
  north: "Noorden",
  norths: {
    magnetic: "Kompas (magnetisch)",
    grid: "Kaart (RD-raster)",
    true: "Waar (geografisch)",
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
  distance: "Afstand in meters",
  addStep: "Nog een stap",
  remove: "Haal weg",
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

/** "Peiling naar A", "Peiling vanaf A". */
export function bearingLabel(task: "resect" | "intersect", name: string): string {
  return task === "resect" ? `Peiling naar ${name}` : `Peiling vanaf ${name}`;
}

/** "Peiling van stap 2". */
export function stepBearingLabel(number: number): string {
  return `Peiling ${number}`;
}

/** "Afstand 2 (m)". */
export function stepDistanceLabel(number: number): string {
  return `Afstand ${number} (m)`;
}

/** "Haal A weg". */
export function removeLabel(name: string): string {
  return `Haal ${name} weg`;
}

/** "Haal stap 2 weg". */
export function removeStepLabel(number: number): string {
  return `Haal stap ${number} weg`;
}

/** Returns the precision of a position from bearings: the 95 % ellipse at 2°. */
export function exactnessText(semiMajorMeters: number, semiMinorMeters: number): string {
  const [long, short] = [formatMeters(semiMajorMeters), formatMeters(semiMinorMeters)];
  return `Je zit er hooguit ${long} naast, dwars daarop ${short} (in 95 van de 100 keer, met peilingen op 2° na).`;
}

/** Says which bearing does not fit the others, and which one would. */
export function wrongBearingText(name: string, fitting: string, isCertain: boolean): string {
  const which = isCertain
    ? `Waarschijnlijk is die naar ${name} mis`
    : `Minstens één ervan is mis: misschien die naar ${name}`;
  const place = isCertain ? "Ze telt niet mee voor deze plek." : surveyTexts.errorUnknown;
  return `${surveyTexts.contradiction} ${which}; bij de andere past ${fitting}. ${place} Lees haar nog eens af.`;
}

/** Says how far a compass may be off. */
export function compassDoubt(accuracyDegrees: number | null): string {
  return accuracyDegrees === null
    ? "Dit toestel zegt niet hoe goed zijn kompas is: reken op 10°, en houd het ver van metaal."
    : `Het kompas kan ${Math.round(accuracyDegrees)}° afwijken. Houd het ver van metaal.`;
}
