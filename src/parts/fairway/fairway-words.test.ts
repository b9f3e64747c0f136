import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { operatingWords, passingTime } from "./fairway-words.ts";

const { objects } = readFairways(readFileSync("public/nautical/vaarwegen.json", "utf8"));

/** Wednesday 25 November 2026, 17:00 in Amsterdam. */
const RUSH_HOUR_MS = Date.UTC(2026, 10, 25, 16);

function named(name: string): FairwayObject {
  const object = objects.find((one) => one.name === name);
  if (!object) throw new Error(name);
  return object;
}

it.each(["Kruithuisbrug", "Sint Sebastiaansbrug"])(
  "does not say that %s is operated while its note bars pleasure craft",
  (name) => {
    const words = operatingWords(named(name), RUSH_HOUR_MS, "now");
    expect(words?.text).toMatch(/^volgens het rooster bediend tot .*: lees de toelichting$/);
    expect(words?.notes.join(" ")).toMatch(/recreatievaart.*16[:.]00/is);
  },
);

it("sends to the notes for every schedule that has any", () => {
  const bySchedule = new Map(objects.map((object) => [object.schedule, object]));
  const counts = { notes: 0, none: 0 };
  for (const object of bySchedule.values()) {
    for (const atMs of [RUSH_HOUR_MS, Date.UTC(2026, 6, 4, 9)]) {
      const words = operatingWords(object, atMs, "later");
      if (!words) continue;
      const hasNotes = words.notes.length > 0;
      if (words.text.endsWith(" lees de toelichting") !== hasNotes) throw new Error(words.text);
      if (/\bnu\b|vandaag|morgen/.test(words.text)) throw new Error(words.text);
      counts[hasNotes ? "notes" : "none"] += 1;
    }
  }
  expect(counts.notes).toBeGreaterThan(1000);
  expect(counts.none).toBeGreaterThan(50);
});

it("shows the notes of the day on which it is operated again", () => {
  const rules = [{ days: 8, fromMinutes: 540, toMinutes: 600, note: "alleen op afroep" }];
  const periods = [{ start: 101, end: 1231, note: "", rules }];
  const schedule = { note: "", periods, year: 2026 };
  const words = operatingWords({ ...named("Kruithuisbrug"), schedule }, RUSH_HOUR_MS, "now");
  expect(words).toEqual({
    text: "volgens het rooster niet bediend, weer morgen vanaf 09:00: lees de toelichting",
    notes: ["alleen op afroep"],
  });
});

it("says in the state itself why a note of today denies operation", () => {
  const object = named("Kruithuisbrug");
  const at = (note: string) => {
    const rules = [{ days: 255, fromMinutes: 0, toMinutes: 1440, note }];
    const schedule = {
      note: "",
      periods: [{ start: 101, end: 1231, note: "", rules }],
      year: 2026,
    };
    return operatingWords({ ...object, schedule }, RUSH_HOUR_MS, "now")?.text;
  };
  expect(at("Geen bediening i.v.m. werkzaamheden tot nader bericht.")).toBe(
    "volgens het rooster voorlopig niet bediend, wegens werkzaamheden: lees de toelichting",
  );
  expect(at("Wegens een storing geen bediening.")).toMatch(/niet bediend, wegens een storing/);
  expect(at("Geen bediening vanaf 26 graden.")).not.toMatch(/wegens/);
  expect(at("Werkzaamheden in de buurt: let op.")).not.toMatch(/wegens/);
});

it("says nothing of the hours of a bridge that never opens", () => {
  const fixed = { ...named("Kruithuisbrug"), schedule: null, isMovable: false };
  expect(operatingWords(fixed, RUSH_HOUR_MS, "now")).toBeNull();
});

it("names the day of a passage on another day than the departure", () => {
  const hourMs = 3_600_000;
  expect(passingTime(RUSH_HOUR_MS, RUSH_HOUR_MS)).toBe("17:00");
  expect(passingTime(RUSH_HOUR_MS + 8 * hourMs, RUSH_HOUR_MS)).toBe("do 26 nov 01:00");
});

it("is the only reader of schedules outside the domain", () => {
  const files = ["src/screens", "src/parts", "src/state", "src/app", "src/mapview"].flatMap(
    (room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .map((path) => `${room}/${path}`),
  );
  const readers = files.filter((path) =>
    /fairway\/hours\/(schedule|operating-rules)\.ts"/.test(readFileSync(path, "utf8")),
  );
  expect(readers).toEqual(["src/parts/fairway/fairway-words.ts"]);
});
