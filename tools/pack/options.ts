import { parseArgs } from "node:util";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isPackName } from "#domain/packs/pack-manifest.ts";
import { isDataDate } from "#domain/text/data-date.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { OperatorError } from "./operator-error.ts";

/** A pack to make. */
export interface PackArea {
  readonly name: string;
  /** The title for people; its name by default. */
  readonly title?: string | undefined;
  /** The bounds, instead of those of the extracts. */
  readonly bounds: LngLatBox | null;
}

/** The options of one pack. */
export interface PackOptions extends PackArea {
  readonly pbfs: readonly string[];
  readonly out: string;
  /** The date, if the extract has none. */
  readonly date: string | null;
  readonly engine: "planetiler" | "tilemaker" | "none" | null;
  /** The path of planetiler.jar. */
  readonly jar: string | null;
  readonly profile: string | null;
  readonly shapes: string | null;
  /** False to leave out the ways; true by default. */
  readonly withWays?: boolean;
}

/** The options of several packs. */
export interface PacksOptions extends Omit<PackOptions, keyof PackArea> {
  readonly areas: readonly PackArea[];
}

/** The usage of `npm run pack`. */
export const USAGE = `npm run pack -- --name NAME --pbf FILE [--pbf FILE …] --out FOLDER
npm run pack -- --areas FILE --pbf FILE [--pbf FILE …] --out FOLDER
  --name NAME         letters, digits, dashes; the pack becomes FOLDER/NAME
  --title TEXT        title for people, such as "Delft en omgeving"
  --pbf FILE          an OpenStreetMap extract; several are merged, keeping the newest version of each object
  --bounds W,S,E,N    the area, if the extract does not declare it or is larger
  --areas FILE        several packs from one pass over the extract: lines of NAME W,S,E,N [TITLE]
  --date DATE         date of the data, if the extract has none: 2021-05-31, 2021-05, 2021
  --engine ENGINE     planetiler, tilemaker, or none (no base map); default: whichever is installed
  --jar FILE          planetiler.jar (or the environment variable PLANETILER_JAR)
  --profile FOLDER    tilemaker's OpenMapTiles profile, if not in a standard location
  --shapes FOLDER     shapefiles of sea and land cover for tilemaker (coastline/, landcover/)
  --no-ways           leaves out ways.graph, for routes along every path`;

/** Reads the command line; `readText` returns the text of a file. Throws OperatorError for invalid options. */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  readText: (path: string) => string,
): PacksOptions {
  const values = valuesOf(args);
  const areas = areasOf(values, readText);
  const { out } = values;
  if (!values.pbf?.length) throw new OperatorError("--pbf is needed: an OpenStreetMap extract.");
  if (!out) throw new OperatorError("--out is needed: the folder that the pack goes to.");
  return {
    areas,
    pbfs: values.pbf,
    out,
    date: values.date === undefined ? null : dateOf(values.date),
    engine: engineOf(values.engine),
    jar: values.jar ?? environment["PLANETILER_JAR"] ?? null,
    profile: values.profile ?? null,
    shapes: values.shapes ?? null,
    withWays: values["no-ways"] !== true,
  };
}

interface AreaValues {
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly bounds?: string | undefined;
  readonly areas?: string | undefined;
}

function areasOf(
  { name, title, bounds, areas }: AreaValues,
  readText: (path: string) => string,
): readonly PackArea[] {
  if (areas !== undefined) {
    const others = [name, title, bounds];
    if (others.every((other) => other === undefined)) return areasIn(readText(areas));
    throw new OperatorError(
      "--areas names the packs and their bounds: leave out --name, --title and --bounds.",
    );
  }
  if (!name || !isPackName(name)) {
    throw new OperatorError("--name is needed: lower-case letters, digits and dashes.");
  }
  const box = bounds === undefined ? null : boundsOf(bounds);
  return [{ name, title: title === undefined ? undefined : titleOf(title), bounds: box }];
}

/** Returns the title as readers show it; rejects one that would change. */
function titleOf(text: string): string {
  if (text !== "" && plainName(text) === text) return text;
  throw new OperatorError("--title is one line of at most 200 characters, without odd ones.");
}

/** Reads lines of a name, its bounds and optionally its title; empty lines and those starting with # are skipped. */
function areasIn(text: string): readonly PackArea[] {
  const lines = text.split("\n").map((line) => line.trim());
  const areas = lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", bounds = "", ...words] = line.split(/\s+/);
      // Another number is not a title, but bounds with a space in them.
      const isTitle = words.some((word) => /\p{L}/u.test(word));
      if (isPackName(name) && (isTitle || words.length === 0)) {
        return {
          name,
          title: isTitle ? titleOf(words.join(" ")) : undefined,
          bounds: boundsOf(bounds),
        };
      }
      throw new OperatorError(`"${line}" is not an area: write NAME W,S,E,N [TITLE].`);
    });
  const names = new Set(areas.map(({ name }) => name));
  if (areas.length === 0) throw new OperatorError("The file of areas holds none.");
  if (names.size < areas.length) throw new OperatorError("Two areas have the same name.");
  return areas;
}

function valuesOf(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        name: text,
        title: text,
        pbf: { type: "string", multiple: true },
        out: text,
        bounds: text,
        areas: text,
        date: text,
        engine: text,
        jar: text,
        profile: text,
        shapes: text,
        "no-ways": { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

function engineOf(text: string | undefined): PackOptions["engine"] {
  if (text === undefined) return null;
  if (text === "planetiler" || text === "tilemaker" || text === "none") return text;
  throw new OperatorError("--engine is planetiler, tilemaker or none.");
}

function dateOf(text: string): string {
  if (isDataDate(text)) return text;
  throw new OperatorError("--date is a day, a month or a year: 2021-05-31, 2021-05 or 2021.");
}

function boundsOf(text: string): LngLatBox {
  const [west, south, east, north, ...more] = text.split(",").map(Number);
  const isBox =
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    more.length === 0 &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -85 &&
    north <= 85;
  if (isBox) return [west, south, east, north];
  throw new OperatorError("--bounds is west,south,east,north in degrees: 4.3,51.9,4.5,52.1.");
}
