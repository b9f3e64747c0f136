import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { fairwayIndex, type NearObject } from "#domain/fairway/fairway-index.ts";
import type { Fairways } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { clearanceMeters } from "#domain/fairway/passage/clearance.ts";
import { answerHours, errorLine } from "./hours-batch.ts";

const USAGE = `npm run --silent fairway -- --hours --batch < lines
npm run --silent fairway -- --near LAT,LNG --radius METRES

--hours --batch reads JSON lines {"id":13577,"at":"2026-07-25T14:30"} (time in Amsterdam) and prints one line each:
{"id":13577,"state":"operated","until":"16:00","notes":[]}. state is operated, closed or unknown by the schedule, unknown also
on whole days of operation that the source may mean as closed (docs/formats/fairways.md); until is the end of the period in
progress, null at midnight or while not operated; notes are the operator's own texts that apply on that day: they may bar
pleasure craft at that very time; scheduleOf is the year of the schedule if the time is in a later one.
--near lists the bridges and locks around a place as JSON lines, nearest first.
Invalid input gives a line {"error":"…"}.`;

const FILE = new URL("../../public/nautical/vaarwegen.json", import.meta.url);

/** The input and output of the command. */
export interface Console {
  readonly input: NodeJS.ReadableStream;
  readonly write: (line: string) => void;
  readonly complain: (sentence: string) => void;
}

/** Runs `npm run fairway` with these arguments. Returns the exit code: 2 for invalid options. */
export async function runFairway(args: readonly string[], console: Console): Promise<number> {
  const options = optionsOf(args);
  if (options === null) {
    console.complain(USAGE);
    return 2;
  }
  const fairways = readFairways(readFileSync(FILE, "utf8"));
  if ("near" in options) return listNear(fairways, options, console);
  const objects = new Map(fairways.objects.map((object) => [object.id, object]));
  for await (const line of createInterface({ input: console.input })) {
    if (line.trim() !== "") console.write(answerHours(line, objects));
  }
  return 0;
}

interface NearOptions {
  readonly near: string;
  readonly radius: string;
}

function optionsOf(args: readonly string[]): NearOptions | { readonly isBatch: true } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        hours: { type: "boolean" },
        batch: { type: "boolean" },
        near: { type: "string" },
        radius: { type: "string", default: "1000" },
      },
    });
    const { hours, batch, near, radius } = values;
    if (near !== undefined && !hours && !batch) return { near, radius };
    return hours && batch && near === undefined ? { isBatch: true } : null;
  } catch {
    return null;
  }
}

function listNear(fairways: Fairways, { near, radius }: NearOptions, console: Console): number {
  const place = placeOf(near);
  const radiusMeters = Number(radius);
  if (!place) console.write(errorLine(`--near ${near} is not LAT,LNG in degrees`));
  else if (radius.trim() === "" || !(radiusMeters >= 0) || !Number.isFinite(radiusMeters)) {
    console.write(errorLine(`--radius ${radius} is not a number of metres`));
  } else {
    for (const found of fairwayIndex(fairways).objectsNear(place, radiusMeters)) {
      console.write(nearLine(found));
    }
    return 0;
  }
  return 1;
}

function placeOf(text: string): LatLng | null {
  const parts = text.split(",");
  if (parts.length !== 2 || parts.some((part) => part.trim() === "")) return null;
  const [lat = Number.NaN, lng = Number.NaN] = parts.map(Number);
  return isLatLng(lat, lng) ? { lat, lng } : null;
}

function nearLine({ object, distanceMeters }: NearObject): string {
  const { id, name, kind, lat, lng, isMovable, widthMeters, vhf } = object;
  return JSON.stringify({
    id,
    name,
    kind,
    lat,
    lng,
    clearanceMeters: clearanceMeters(object),
    widthMeters,
    vhf,
    isMovable,
    distanceMeters: Math.round(distanceMeters),
  });
}
