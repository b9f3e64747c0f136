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

Converts each line of standard input from one form to another, and prints one line for each.
FORM is ${COORDINATE_FORMATS.join(", ")}; wgs84 (lat,lng in decimal degrees) is the default of both.
An empty line stays empty. A line that cannot be converted gives an empty line, and is reported with its
number and the reason on standard error; the exit code is then 1, or 2 for invalid options.`;

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
