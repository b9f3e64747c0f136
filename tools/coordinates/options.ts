import { parseArgs } from "node:util";
import {
  COORDINATE_FORMATS,
  type CoordinateFormat,
} from "#domain/coordinates/coordinate-format.ts";

/** The notations of input and output. */
export interface Options {
  readonly from: CoordinateFormat;
  readonly to: CoordinateFormat;
}

/** The text of `--help`, also printed for invalid options. */
export const USAGE = `npm run --silent coordinates -- [--from FORM] [--to FORM] < lines

Turns every line on standard input from one form into another, one line each on standard output.
FORM is ${COORDINATE_FORMATS.join(", ")}; wgs84 (lat,lng in decimal degrees) is the default of both.
An empty line stays empty. A line that cannot be turned becomes an empty one, and is named with its
number and the reason on standard error; the exit code is then 1 (of wrong options 2).`;

/** Reads the options; a text if they are invalid. */
export function parseOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: "string", default: "wgs84" },
        to: { type: "string", default: "wgs84" },
      },
    });
    const { from, to } = values;
    if (!isFormat(from)) return `--from ${from}: no such form`;
    if (!isFormat(to)) return `--to ${to}: no such form`;
    return { from, to };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isFormat(text: string): text is CoordinateFormat {
  return (COORDINATE_FORMATS as readonly string[]).includes(text);
}
