import { readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { courseOfPoints } from "#domain/exchange/course.ts";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { SAMPLE_GRAPH, tenCourses, wanderingPoints } from "#domain/plans/sample-courses.fixture.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { tcxPieces } from "./write-tcx.ts";

const COURSES = tenCourses(readFileSync(SAMPLE_GRAPH), turnAtText);
const NOW_MS = Date.UTC(2026, 4, 1, 9);

/** The order of elements in `CoursePoint_t` and `Course_t` of Garmin's schema. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  Course: ["Name", "Lap", "Track", "Notes", "CoursePoint"],
  CoursePoint: ["Name", "Time", "Position", "AltitudeMeters", "PointType", "Notes"],
  Trackpoint: ["Time", "Position", "AltitudeMeters", "DistanceMeters"],
  Lap: ["TotalTimeSeconds", "DistanceMeters", "BeginPosition", "EndPosition", "Intensity"],
};

it.each(COURSES.map((course) => [course.name, course] as const))(
  "the TCX course of %s is well-formed, in the order of the schema, and is read back",
  (_name, course) => {
    const text = [...tcxPieces(course, NOW_MS)].join("");
    const path: { name: string; place: number }[] = [];
    const parser = new SaxesParser();
    parser.on("opentag", ({ name }) => {
      const parent = path.at(-1);
      const order = ORDERS[parent?.name ?? ""];
      if (parent && order) {
        expect(order.indexOf(name)).toBeGreaterThanOrEqual(Math.max(0, parent.place));
        parent.place = order.indexOf(name);
      }
      path.push({ name, place: -1 });
    });
    parser.on("closetag", () => path.pop());
    parser.on("error", (error) => {
      throw error;
    });
    parser.write(text).close();
    const { tracks, waypoints, leftOut } = readSample(text);
    expect(tracks[0]?.lats).toEqual(course.lats);
    expect(tracks[0]?.lngs).toEqual(course.lngs);
    expect(tracks[0]?.altitudesMeters).toEqual(course.altitudesMeters);
    expect(waypoints.map(({ lat }) => lat)).toEqual(
      course.cues.map(({ index }) => course.lats[index]),
    );
    expect(waypoints.map(({ note }) => note)).toEqual(course.cues.map(({ comment }) => comment));
    expect(leftOut.badTimes).toBe(0);
  },
);

it("cuts names to the lengths of the schema, and has only its types", () => {
  const points = wanderingPoints(9, 12, { namedEvery: 1 });
  const course = courseOfPoints("Een heel lange wandeling", points, () => "bij & door");
  if (!course) throw new Error("no course");
  const text = [...tcxPieces(course, NOW_MS)].join("");
  expect(text).toContain("<Course><Name>Een heel lange</Name>");
  expect(text).toContain("<Name>Punt 0 bij</Name>");
  expect(text).toContain("<Notes>bij &amp; door</Notes>");
  const types = [...text.matchAll(/<PointType>([^<]*)</g)].map(([, type]) => type);
  expect(types.every((type) => ["Left", "Right", "Straight", "Generic"].includes(type ?? ""))).toBe(
    true,
  );
});
