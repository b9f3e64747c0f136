import { beforeEach, describe, expect, it, vi } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { readRecord, removal } from "#storage/records/record-change.ts";
import { type LateWindow, lateWindow } from "./late-window.fixture.ts";
import { CASES } from "./two-windows.fixture.ts";
import type { Case } from "./two-windows-case.fixture.ts";

beforeEach(() => {
  emptyIndexedDb();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const SEEDS = Array.from({ length: 6 }, (_, seed) => seed + 1);

/** Makes each edit once, in a random order, in one of two windows that read the same before all of them. */
async function edited(
  { open }: Case,
  seed: number,
  fails: boolean,
): Promise<readonly LateWindow[]> {
  const random = seededRandom(seed);
  const windows = [lateWindow("x"), lateWindow("y")];
  const both = await Promise.all(windows.map(open));
  const order = (both[0] ?? []).map((_, at) => ({ at, rank: random() }));
  const running: unknown[] = [];
  for (const { at } of order.toSorted((a, b) => a.rank - b.rank)) {
    const side = random() < 0.5 ? 0 : 1;
    const { connection } = windows[side] ?? never();
    for (const { clock } of windows) clock.pass(1);
    connection.failure = fails && random() < 0.4 ? "full" : null;
    const editing = both[side]?.[at]?.();
    running.push(editing);
    // Some edits begin before the one before them is stored.
    if (random() < 0.5) await editing;
  }
  await Promise.all(running);
  return windows;
}

const storedIn = ({ place, id }: Case) => readRecord(databaseConnection(), place, id);

describe.each(Object.entries(CASES))(
  "%s, edited in two windows that do not hear each other",
  (_kind, example) => {
    it.each(SEEDS)("loses no edit (seed %i)", async (seed) => {
      await example.prepare(lateWindow("p"));
      await vi.waitFor(async () => expect(await storedIn(example)).toBeDefined());
      await edited(example, seed, false);
      await vi.waitFor(async () => expect(await storedIn(example)).toMatchObject(example.result));
    });
  },
);

const PENDING = Object.entries(CASES).filter(([, { isPending }]) => isPending);

describe.each(PENDING)("%s, edited while the disk is full now and then", (_kind, example) => {
  it.each(SEEDS)("loses no edit once anything can be stored (seed %i)", async (seed) => {
    await example.prepare(lateWindow("p"));
    await vi.waitFor(async () => expect(await storedIn(example)).toBeDefined());
    for (const { connection, edits, clock } of await edited(example, seed, true)) {
      connection.failure = null;
      // The boat also tries again by itself.
      clock.pass(10_000);
      await edits.change([removal(PLANS.place, "another kind")]);
    }
    await vi.waitFor(async () => expect(await storedIn(example)).toMatchObject(example.result));
  });
});

function never(): never {
  throw new Error("not there");
}
