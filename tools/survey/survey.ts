import { createInterface } from "node:readline";
import { answerLine } from "./answer.ts";

const USAGE = `npm run --silent survey -- --batch
Reads lines of JSON and answers each with one line of JSON, in order:
  {"op":"project","from":[LAT,LNG],"bearing":45,"distance":1200}
      {"to":[LAT,LNG]}: the point at a distance in metres along a bearing
  {"op":"resect","sightings":[{"at":[LAT,LNG],"bearing":12.5},…]}
      the position at which bearings to known points were read
  {"op":"intersect","sightings":[{"at":[LAT,LNG],"bearing":12.5},…]}
      the point to which bearings were read at known points
Both answer {"position","semiMajorMeters","semiMinorMeters","orientation","crossingAngle"}: the 95 % ellipse,
the direction of its major axis and the best angle between two bearings, in degrees.
Each may have:
  "north":"true"|"grid"|"magnetic"   what bearings count from; true unless given
  "unit":"deg"|"mil"                 degrees, or 6400 mils; degrees unless given
  "date":"2026-11-23"                for magnetic north; today unless given
  "sigma":2                          the standard deviation of a bearing in degrees
A line that cannot be answered gives {"error":"…"}.`;

/** `npm run survey`: see USAGE. */
async function main(args: readonly string[]): Promise<number> {
  if (!args.includes("--batch")) {
    console.log(USAGE);
    return args.includes("--help") ? 0 : 2;
  }
  const nowMs = Date.now();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== "") console.log(answerLine(line, nowMs));
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
