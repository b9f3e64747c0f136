import {
  bareNumber,
  counted,
  oneDecimal,
  percent,
  plainNumber,
  upToOneDecimal,
} from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { inSentence } from "#words/locale.ts";
import {
  neighbourNoteTexts,
  printTexts,
  printWords,
  cardWords as words,
} from "#words/map/map-cards.ts";

/** Returns an opacity of 0–1: "80%". */
export function opacityText(opacity: number): string {
  return percent.format(opacity);
}

/** "1:25.000". */
export function scaleText(scale: number): string {
  return `1:${plainNumber.format(scale)}`;
}

/** Returns the length of a scale bar: "500 m", "2 km". */
export function barText(meters: number): string {
  return meters < 1000 ? withUnit(meters, "m") : withUnit(meters / 1000, "km");
}

/**
 * The choice of sheets to print: "Dit kader", "Langs Rondje Delft (5 bladen)".
 * @param name the line; null for the frame
 * @param count the number of sheets; 0 while unknown
 */
export function sheetsText(name: string | null, count: number): string {
  if (name === null) return printWords.frame;
  if (count === 0) return printWords.along(name);
  return printWords.alongSheets(name, counted(count, bareNumber));
}

/** "Blad 2 van 5 wordt getekend …". */
export function drawingSheetText(sheet: number, count: number): string {
  return count === 1 ? printTexts.drawing : printWords.drawing(`${sheet}`, `${count}`);
}

/** "Hike · blad 2 van 5". */
export function sheetTitle(title: string, sheet: number, count: number): string {
  return [title, ...(count === 1 ? [] : [printWords.sheet(`${sheet}`, `${count}`)])]
    .filter(Boolean)
    .join(" · ");
}

/** The north at the top of a sheet, and the angles to the other norths in degrees clockwise; null when unknown. */
export interface SheetNorths {
  readonly up: "true" | "grid";
  readonly convergenceDegrees: number | null;
  readonly declinationDegrees: number | null;
  readonly year: number;
}

/** Returns what is up and the angles: "Noord boven: RD-raster · meridiaanconvergentie 0,8° W · …". */
export function northsText(norths: SheetNorths): string {
  const { up, convergenceDegrees, declinationDegrees, year } = norths;
  const texts = [`${printTexts.north}: ${printTexts.norths[up]}`];
  if (convergenceDegrees !== null)
    texts.push(printWords.convergence(eastOrWest(convergenceDegrees)));
  if (declinationDegrees !== null) {
    texts.push(printWords.declination(eastOrWest(declinationDegrees), `${year}`));
    if (convergenceDegrees !== null)
      texts.push(printWords.compass(eastOrWest(declinationDegrees - convergenceDegrees)));
  }
  return `${texts.join(" · ")}.`;
}

/** "2,4° O", "0,8° W". */
function eastOrWest(degrees: number): string {
  return printWords[degrees < 0 ? "west" : "east"](oneDecimal.format(Math.abs(degrees)));
}

/** Returns a note on the accuracy of the scale; a deviation of 0.0017 is 0.17 %. */
export function sheetScaleNote(deviation: number): string {
  return printWords.scaleNote(oneDecimal.format(Math.ceil(deviation * 1000) / 10));
}

/** Returns the distance and special features of the path to a neighbour: "1,3 km · alleen heen · met veerpont". */
export function neighbourNotes(
  distance: string,
  notes: readonly (keyof typeof neighbourNoteTexts)[],
): string {
  return lineFacts(distance, ...notes.map((note) => neighbourNoteTexts[note]));
}

/** Lists the nodes of other networks at a signpost: "Wandelknooppunt 1, kanoknooppunt 7". */
export function listedNodes([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map(inSentence)].join(", ");
}

/** Returns the heading of the neighbours of another node at the same signpost: "Verder van wandelknooppunt 1 naar". */
export function neighboursAtSignpost(title: string): string {
  return words.neighboursOf(inSentence(title));
}

/** Returns the facts of a track in short: "Route · 12,4 km · 310 punten". */
export function lineFacts(...facts: readonly string[]): string {
  return facts.join(" · ");
}

/** "1,2 km · 92° O". */
export function distanceAndBearing(distance: string, bearing: string): string {
  return lineFacts(distance, bearing);
}

/** Returns a place with its distance, whose number stays with its unit: "Delft · 380 m". */
export function placeAtDistance(name: string, distance: string): string {
  return lineFacts(name, distance);
}

/** Returns the text of a shared place: its name, unless that is its coordinates, the way beside it if known, its coordinates, and a link for map apps. */
export function sharedPlaceText(
  name: string,
  wayBeside: string | null,
  coordinates: string,
  geoUri: string,
): string {
  const first = name === coordinates ? coordinates : `${name}: ${coordinates}`;
  return [first, ...(wayBeside ? [wayBeside] : []), geoUri].join("\n");
}

/** "3 punten". */
export function pointCount(count: number): string {
  return words.points(counted(count, bareNumber));
}

/** Returns a true bearing, and the magnetic one if known. */
export function bearingsText(trueBearing: string, compassBearing: string | null): string {
  if (compassBearing === null) return trueBearing;
  return words.bearings(trueBearing, compassBearing.replace(/ .*/, ""));
}

/** Returns the centre and zoom of the map in words. */
export function centerInWords(coordinates: string, zoom: number, bearingDegrees: number): string {
  const center = words.center(coordinates, upToOneDecimal.format(zoom));
  if (Math.round(bearingDegrees) === 0) return center;
  return `${center} ${words.up(`${Math.round(bearingDegrees + 360) % 360}°`)}`;
}
