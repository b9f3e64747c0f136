import { distanceText } from "./distance.ts";
import { compassPoint } from "./format.ts";

/** The techniques of route sheets. */
type Technique =
  | "dot-and-arrow"
  | "junctions"
  | "strip"
  | "winds"
  | "degrees"
  | "vectors"
  | "helicopter"
  | "tracing";

/** Texts of the route sheets. */
export const sheetTexts = {
  heading: "Routetechnieken",
  link: "Maak een routetechniek",
  reading: "De kruispunten worden opgezocht …",
  gone: "Deze route of track staat niet meer op dit apparaat.",
  failed: "De kruispunten opzoeken lukt nu niet. Laad het scherm opnieuw.",
  noWays:
    "Van hier staan geen wegen op dit apparaat, dus zijn er geen kruispunten. Bewaar de kaart langs deze route en probeer het opnieuw.",
  partly:
    "Van een deel van de route staan de wegen niet op dit apparaat: daar ontbreken kruispunten.",
  junctions: "Kruispunten",
  junctionsHint:
    "Waar niets mis kan gaan, staat geen vinkje. Zet kruispunten aan of uit en geef er een aanwijzing bij.",
  onSheet: "Op het blad",
  remark: "Aanwijzing",
  paper: "Papier",
  north: "Noorden",
  norths: {
    grid: "Kaart (RD-raster)",
    magnetic: "Kompas (magnetisch)",
    true: "Waar (geografisch)",
  },
  tracingScale: "Schaal van het oleaat",
  print: "Druk af",
  solution: "Uitwerking voor de leiding",
  printSolution: "Druk de uitwerking af",
  nothing: "Zet minstens één kruispunt aan.",
  noTracing:
    "Het oleaat past niet op dit papier, of de route ligt buiten Nederland. Kies een kleinere schaal of A4.",
  northUndefined: "Het RD-raster geldt alleen in Nederland. Kies een ander noorden.",
  explanation: "Uitleg van alle technieken",
  bar: "10 cm – meet na of het klopt",
  start: "Start",
  finish: "Eind",
  unnamed: "Route",
  scaleNote: "Kies in het printvenster 100 % (werkelijke grootte) en geen marges.",
} as const;

/** The names of the techniques. */
export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  "dot-and-arrow": "Bolletje-pijltje",
  junctions: "Kruispuntenroute",
  strip: "Strippenkaart",
  winds: "Windroosroute",
  degrees: "Gradenroute",
  vectors: "Vectorroute",
  helicopter: "Helikopterroute",
  tracing: "Oleaat",
};

/** A technique in one line, beside its preview. */
export const TECHNIQUE_HINTS: Readonly<Record<Technique, string>> = {
  "dot-and-arrow":
    "Je komt van het bolletje en gaat naar het pijltje. Elk kruispunt is zo gedraaid dat je van onderen komt.",
  junctions: "Elk kruispunt met het noorden boven: van het bolletje naar het pijltje.",
  strip:
    "De route als rechte lijn, van onder naar boven; de strepen zijn wegen die je laat liggen.",
  winds: "Bij elk punt de windrichting waarin je verdergaat.",
  degrees: "Bij elk punt het aantal graden waarin je verdergaat.",
  vectors: "Elke pijl geeft richting en afstand tot het volgende punt, op schaal.",
  helicopter: "Van punt naar punt zoals een helikopter vliegt: graden en afstand, hemelsbreed.",
  tracing: "De route op doorzichtig papier: leg de kruisjes op de kilometerlijnen van de kaart.",
};

/** "Kruispunt 3, na 1,2 km, rechtsaf". */
export function junctionLabel(number: number, distance: string, turn: string): string {
  return `Kruispunt ${number}, na ${distance}, ${turn}`;
}

/** The turn of a route in words; degrees from -180 (sharp left) to 180 (sharp right). */
export function turnText(turnDegrees: number): string {
  const size = Math.abs(turnDegrees);
  const side = turnDegrees < 0 ? "links" : "rechts";
  if (size < 25) return "rechtdoor";
  if (size < 60) return `schuin ${side}`;
  if (size < 120) return `${side}af`;
  return size < 165 ? `scherp ${side}` : "terug";
}

/** The words on a sheet. */
export const SHEET_WORDS = {
  start: sheetTexts.start,
  finish: sheetTexts.finish,
  wind: (degrees: number) => compassPoint(degrees),
  // A route technique is a task for walkers.
  distance: (meters: number) => distanceText(meters, "foot"),
  vectorScale: (metersPerMm: number) =>
    `1 mm is ${metersPerMm.toLocaleString("nl-NL", { maximumFractionDigits: 1 })} m; boven is noord`,
} as const;

/** "Bolletje-pijltje · Rondje Delft". */
export function sheetTitle(technique: string, route: string): string {
  return `${technique} · ${route}`;
}
