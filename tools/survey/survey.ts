import { createInterface } from "node:readline";
import { answerLine } from "./answer.ts";

const USAGE = `npm run --silent survey -- --batch
Reads lines of JSON and prints one line of JSON for each, in order:
  {"op":"project","from":[LAT,LNG],"bearing":45,"distance":1200}
      {"to":[LAT,LNG]}: the point at a distance in metres along a bearing
  {"op":"resect","sightings":[{"at":[LAT,LNG],"bearing":12.5},…]}
      the position from which bearings to known points were taken
  {"op":"intersect","sightings":[{"at":[LAT,LNG],"bearing":12.5},…]}
      the point to which bearings were taken from known points
Both answer {"position","semiMajorMeters","semiMinorMeters","orientation","crossingAngle"}: the 95 % ellipse,
the direction of its major axis and the best angle between two bearings, in degrees. Where three or more bearings contradict each
other, "wrong" is {"index","fits","isLeftOut"}: the likely wrong one and the bearing that would fit. If the others agree, the position
is theirs; if not, or if any of several may be the wrong one, it is that of all, and the ellipse is null.
Optional fields:
  "north":"true"|"grid"|"magnetic"   the reference of bearings; default true
  "unit":"deg"|"mil"                 degrees, or mils of 6400 to the circle; default degrees
  "date":"2026-11-23"                for magnetic north; default today
  "sigma":2                          the standard deviation of a bearing in degrees
An invalid line gives {"error":"…"}.`;

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
