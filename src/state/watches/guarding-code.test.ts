import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { createGuardingCode } from "./guarding-code.ts";
import { createWatchReadings } from "./watch-readings.ts";

/** The chunks with code that guards somebody. */
const GUARDING_CHUNKS = ["boating", "navigation", "recording-prompt", "draw-hunt"];

/** Imports of such a chunk that guard nobody: they answer a tap, and say when they fail. */
const ANSWERS_TO_TAPS = [
  "src/parts/tracks/follow-buttons.tsx",
  "src/parts/go-to/go-to-button.tsx",
  "src/screens/routes/route-actions.tsx",
  "src/screens/settings/own-boat.tsx",
];

it("is asked for again until it comes, and its watches are missing until then", async () => {
  const [clock, readings] = [fakeClock(), createWatchReadings()];
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("code");
  load.mockRejectedValueOnce(new Error("refused"));
  const { store, ask } = createGuardingCode({ clock, readings }, () => ["anchor"], load);
  const asked = ask();
  await vi.waitFor(() => expect(readings.store.getState().missing).toEqual(["anchor"]));
  expect(store.getState().code).toBeNull();
  clock.pass(1_000);
  expect(await asked).toBe("code");
  expect(readings.store.getState().missing).toEqual([]);
  expect(clock.timerCount()).toBe(0);
});

it("is missing when it takes long, and taken when it comes at last", async () => {
  const [clock, readings] = [fakeClock(), createWatchReadings()];
  let come = (_code: string): void => {};
  const load = () =>
    new Promise<string>((resolve) => {
      come = resolve;
    });
  const { ask } = createGuardingCode({ clock, readings }, () => ["overboard"], load);
  const asked = ask();
  clock.pass(5_000);
  expect(readings.store.getState().missing).toEqual(["overboard"]);
  come("code");
  expect(await asked).toBe("code");
  expect(readings.store.getState().missing).toEqual([]);
});

it("is loaded in no other way", () => {
  const chunk = new RegExp(
    `(guardingCode\\([^;]{0,120}|load: async \\(\\) => \\{\\s*const \\{ \\w+ \\} = await )?import\\(\\s*/\\* webpackChunkName: "(${GUARDING_CHUNKS.join("|")})" \\*/`,
    "g",
  );
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|fixture/.test(name))
    .map((name) => join("src", name));
  const careless = files.filter((file) => {
    const imports = [...readFileSync(file, "utf8").matchAll(chunk)];
    return imports.some(([, guard]) => guard === undefined) && !ANSWERS_TO_TAPS.includes(file);
  });
  expect(careless).toEqual([]);
  const guarded = files.filter((file) => chunk.test(readFileSync(file, "utf8")));
  expect(guarded.length).toBeGreaterThan(4);
});
