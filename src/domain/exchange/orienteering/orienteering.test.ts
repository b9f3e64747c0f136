import { expect, it } from "vitest";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { exportFormats, exportPieces } from "#domain/exchange/write/format-writers.ts";
import { orienteeringControls } from "./orienteering-course.ts";

const [LODGE, BRIDGE, MILL, CAMP] = [
  { name: "Blokhut", lat: 52.1, lng: 5.1 },
  { name: "Brug <A&B>", lat: 52.11, lng: 5.1 },
  { name: "Molen", lat: 52.11, lng: 5.12 },
  { name: "Kamp", lat: 52.12, lng: 5.1 },
];
const AROUND_MILL = content([LODGE, BRIDGE, MILL, BRIDGE, CAMP]);

function content(points: ExportContent["waypoints"]): ExportContent {
  return { name: "Nachtloop", waypoints: points, tracks: [], routes: [] };
}

function written(format: "iof" | "maprun", of: ExportContent): string {
  return [...exportPieces(format, of, Date.UTC(2026, 10, 28))].join("");
}

it("starts at the first point, finishes at the last, and numbers a place once", () => {
  const codes = orienteeringControls(AROUND_MILL)?.map(({ code }) => code);
  expect(codes).toEqual(["S1", "31", "32", "31", "F1"]);
});

it("writes the course data of the IOF with each control once, and the course in order", () => {
  const text = written("iof", AROUND_MILL);
  const [controls = "", course = ""] = text.split("<Course>");
  const within = (part: string, element: string) =>
    [...part.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(
      ([, value]) => value,
    );
  expect(text).toContain('<CourseData xmlns="http://www.orienteering.org/datastandard/3.0"');
  expect(within(controls, "Id")).toEqual(["S1", "31", "32", "F1"]);
  expect(controls).toContain("<Name>Brug &lt;A&amp;B&gt;</Name>");
  expect(controls).toContain(
    '<Control type="Start"><Id>S1</Id><Name>Blokhut</Name><Position lng="5.1" lat="52.1"/>',
  );
  expect(within(course, "Control")).toEqual(["S1", "31", "32", "31", "F1"]);
  // 0.01° of latitude is 1,113 m, 0.02° of longitude here 1,370 m.
  expect(Math.abs(Number(within(course, "Length")[0]) - (2 * 1113 + 2 * 1370))).toBeLessThan(40);
});

it("writes the controls for MapRun by their codes, in the order of the course", () => {
  const result = readFile(new TextEncoder().encode(written("maprun", AROUND_MILL)));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  const names = result.file.waypoints.map(({ name }) => name);
  expect(names).toEqual(["S1", "31", "32", "31", "F1"]);
  expect(result.file.waypoints.at(2)).toMatchObject({ lat: MILL?.lat, lng: MILL?.lng });
});

it("takes the named points of a route, and is not offered without a control between start and finish", () => {
  const bend = { name: "", lat: 52.105, lng: 5.1 };
  const route = { name: "Nachtloop", points: [LODGE, bend, BRIDGE, CAMP] };
  const ofRoute = { ...content([]), routes: [route] } as ExportContent;
  expect(orienteeringControls(ofRoute)?.map(({ name }) => name)).toEqual([
    "Blokhut",
    "Brug <A&B>",
    "Kamp",
  ]);
  expect(exportFormats(ofRoute)).toEqual(expect.arrayContaining(["iof", "maprun"]));
  const short = content([LODGE, CAMP] as ExportContent["waypoints"]);
  expect(exportFormats(short)).not.toContain("iof");
  expect(exportFormats(short)).not.toContain("maprun");
});
