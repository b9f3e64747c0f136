import { readFileSync } from "node:fs";
import FitParser from "fit-file-parser";
import { readFitMessages } from "fit-file-parser/raw";
import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import {
  type Course,
  type CourseProgress,
  courseOfPoints,
  courseProgress,
} from "#domain/exchange/course.ts";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { SAMPLE_GRAPH, tenCourses, wanderingPoints } from "#domain/plans/sample-courses.fixture.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { fittedText } from "./fit-messages.ts";
import { fitPieces } from "./write-fit.ts";

const COURSES = tenCourses(readFileSync(SAMPLE_GRAPH), turnAtText);
const NOW_MS = Date.UTC(2026, 4, 1, 9);

function fitFile(course: Course): Uint8Array<ArrayBuffer> {
  const pieces = [...fitPieces(course, NOW_MS)].flatMap((piece) => [...piece]);
  return Uint8Array.from(pieces as number[]);
}

function progressOf(course: Course): CourseProgress {
  const steps = courseProgress(course, NOW_MS);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The parts of a course that the independent reader gives. */
interface ParsedCourse {
  readonly file_ids: readonly { readonly type: string }[];
  readonly course: { readonly name: string; readonly sport: string };
  readonly laps: readonly {
    readonly total_distance: number;
    readonly total_elapsed_time: number;
  }[];
  readonly events: readonly { readonly event_type: string }[];
  readonly records: readonly {
    readonly position_lat: number;
    readonly position_long: number;
    readonly distance: number;
    readonly altitude?: number;
    readonly timestamp: Date;
  }[];
  readonly course_points: readonly {
    readonly name: string;
    readonly type: string;
    readonly position_lat: number;
    readonly position_long: number;
    readonly distance: number;
  }[];
}

async function parsed(course: Course): Promise<ParsedCourse> {
  const parser = new FitParser({ force: false, mode: "list", lengthUnit: "m" });
  return (await parser.parseAsync(fitFile(course).buffer)) as unknown as ParsedCourse;
}

const TYPES = {
  straight: "straight",
  left: "left",
  right: "right",
  "slight-left": "slight_left",
  "slight-right": "slight_right",
  "sharp-left": "sharp_left",
  "sharp-right": "sharp_right",
  back: "u_turn",
} as const;

describe.each(COURSES.map((course) => [course.name, course] as const))(
  "the FIT course of %s",
  (_name, course) => {
    it("has the same points, distances and heights for an independent reader", {
      tags: "thorough",
    }, async () => {
      const { records, laps } = await parsed(course);
      const { meters, seconds } = progressOf(course);
      expect(records).toHaveLength(course.lngs.length);
      records.forEach((record, at) => {
        expect(Math.abs(record.position_lat - (course.lats[at] as number))).toBeLessThan(1e-7);
        expect(Math.abs(record.position_long - (course.lngs[at] as number))).toBeLessThan(1e-7);
        expect(Math.abs(record.distance - (meters[at] as number))).toBeLessThan(0.006);
        expect(record.timestamp.getTime()).toBe((seconds[at] as number) * 1000);
        const height = course.altitudesMeters?.[at] ?? Number.NaN;
        if (Number.isNaN(height)) expect(record.altitude).toBeUndefined();
        else expect(Math.abs((record.altitude ?? Number.NaN) - height)).toBeLessThan(0.11);
      });
      expect(laps[0]?.total_distance).toBeCloseTo(meters.at(-1) ?? 0, 1);
    });

    it("has the same course points", async () => {
      const { course_points: points = [] } = await parsed(course);
      const { meters } = progressOf(course);
      expect(points).toHaveLength(course.cues.length);
      points.forEach((point, place) => {
        const cue = course.cues[place];
        if (!cue) throw new Error("no cue");
        expect(point.name).toBe(decodeUtf8(fittedText(cue.name, 16)).replace(/\0+$/, ""));
        expect(point.type).toBe(cue.turn ? TYPES[cue.turn] : "generic");
        expect(Math.abs(point.position_lat - (course.lats[cue.index] as number))).toBeLessThan(
          1e-7,
        );
        expect(Math.abs(point.position_long - (course.lngs[cue.index] as number))).toBeLessThan(
          1e-7,
        );
        expect(Math.abs(point.distance - (meters[cue.index] as number))).toBeLessThan(0.006);
      });
    });

    it("is read back by the app, and is well-formed for a strict reader", () => {
      const bytes = fitFile(course);
      const { tracks, waypoints, isTruncated, notes } = readSample(bytes);
      expect([tracks[0]?.lats.length, waypoints.length]).toEqual([
        course.lats.length,
        course.cues.length,
      ]);
      expect([isTruncated, notes]).toEqual([false, []]);
      const { messages, issues } = readFitMessages(bytes);
      expect(issues).toEqual([]);
      const [first, second, third, fourth] = messages.map(
        ({ globalMessageNumber }) => globalMessageNumber,
      );
      expect([first, second, third, fourth]).toEqual([0, 31, 19, 21]);
    });
  },
);

it("is a course of the sport of its mode, with the timer started and stopped", async () => {
  const [walk, , , cycle] = COURSES;
  for (const [course, sport] of [
    [walk, "hiking"],
    [cycle, "cycling"],
  ] as const) {
    if (!course) throw new Error("no course");
    const { file_ids: files, course: facts, events } = await parsed(course);
    expect(files[0]?.type).toBe("course");
    expect(facts).toMatchObject({ name: course.name, sport });
    expect(events.map(({ event_type: type }) => type)).toEqual(["start", "stop_disable_all"]);
  }
});

it("says each point later than the one before, also where a recording has two in one second", async () => {
  const points = wanderingPoints(7, 20, { isTimed: true });
  const timesMs = points.timesMs?.map((timeMs, at) => timeMs - at * 1500) ?? null;
  const course = courseOfPoints("Snel", { ...points, timesMs }, () => "");
  if (!course) throw new Error("no course");
  const { records } = await parsed(course);
  const seconds = records.map(({ timestamp }) => timestamp.getTime() / 1000);
  expect(seconds.every((second, at) => at === 0 || second > (seconds[at - 1] ?? 0))).toBe(true);
});

it.each([
  ["Rondje", "Rondje"],
  ["Knooppunt 12 bij de kerk", "Knooppunt 12 bi"],
  ["aaaaaaaaaaaaaé", "aaaaaaaaaaaaaé"],
  ["aaaaaaaaaaaaaaé", "aaaaaaaaaaaaaa"],
  ["🏕️🏕️🏕️", "🏕️🏕️"],
])("cuts %s for a device to %s, between characters", (name, cut) => {
  const bytes = fittedText(name, 16);
  expect(bytes).toHaveLength(16);
  expect(bytes.at(-1)).toBe(0);
  expect(decodeUtf8(bytes).replace(/\0+$/, "")).toBe(cut);
});
