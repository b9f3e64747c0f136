/**
 * `tsx bench/map-memory/waypoints.ts`: measures the main thread with ten thousand waypoints: preparing their
 * drawing, detecting that they did not change, and sending them to the worker that cuts tiles.
 */
import { serialize } from "node:v8";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { haveSameDrawing } from "#mapview/layers/waypoints/same-drawing.ts";
import { drawnWaypoint } from "#mapview/tiler/drawn-waypoint.ts";
import { sizeOf } from "../brief/brief.ts";

const COUNT = 10_000;
const RUNS = sizeOf(7);

const waypoints: readonly Waypoint[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `${index}`,
  name: `Waypoint ${index}`,
  lat: 51 + (index % 100) * 0.02,
  lng: 4 + Math.floor(index / 100) * 0.02,
  icon: "flag",
  color: "#aa0000",
}));
const copies = waypoints.map((waypoint) => ({ ...waypoint }));
const drawn = waypoints.map(drawnWaypoint);

report("what is drawn", () => waypoints.map(drawnWaypoint));
report("unchanged", () => haveSameDrawing(waypoints, copies));
report("to the worker", () => serialize(drawn));

function report(what: string, work: () => unknown): void {
  const timesMs = Array.from({ length: RUNS }, () => {
    const beganAtMs = performance.now();
    work();
    return performance.now() - beganAtMs;
  }).sort((a, b) => a - b);
  process.stdout.write(`${what.padEnd(14)} ${timesMs[RUNS >> 1]?.toFixed(1)} ms\n`);
}
