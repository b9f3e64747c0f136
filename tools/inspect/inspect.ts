import { parseArgs } from "node:util";
import { parseCoordinates } from "#domain/coordinate-forms/parse.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inspectFile } from "./inspect-file.ts";

const USAGE = `Usage: npm run --silent inspect -- [--details] [--near LAT,LNG] FILE…

Reads files as the app does and prints one line of JSON for each. A .txt file may be a list of points, one on each line.

  --details        adds the waypoints, tracks and routes, what is left out and why, and the sentence that the app shows
                   when there is nothing to import
  --near LAT,LNG   takes the first repeating coordinate of a list as near to this place as possible

Exits with 1 if no file could be opened, and with 2 for a wrong command; a file that the app refuses is not a failure.`;

const command = commandOf(process.argv.slice(2));
if (!command || command.isHelp) {
  console.log(USAGE);
  process.exitCode = command ? 0 : 2;
} else {
  process.exitCode = 1;
  for (const path of command.paths) {
    const { line, isOpened } = inspectFile(path, command);
    console.log(JSON.stringify(line));
    if (isOpened) process.exitCode = 0;
  }
}

/** Returns the parts of a command; null for a wrong one. */
function commandOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        details: { type: "boolean", default: false },
        near: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    const near = values.near === undefined ? null : placeOf(values.near);
    const isRight = positionals.length > 0 && near !== undefined;
    if (!isRight && !values.help) return null;
    return {
      isHelp: values.help,
      hasDetails: values.details,
      near: near ?? null,
      paths: positionals,
    };
  } catch {
    return null;
  }
}

function placeOf(text: string): LatLng | undefined {
  const parsed = parseCoordinates(text);
  return parsed.ok ? { lat: parsed.lat, lng: parsed.lng } : undefined;
}
