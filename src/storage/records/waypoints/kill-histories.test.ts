import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { emptyIndexedDb, type FailingConnection } from "#storage/fake-database.ts";
import { type FakeVisit, visitWith } from "./fake-visit.ts";

type Failure = FailingConnection["failure"];

/** An event on a device with two tabs. Numbers are reduced to their valid range when used. */
type Happening =
  | { readonly is: "open" | "refresh" | "retry"; readonly tab: 0 | 1 }
  | { readonly is: "add" | "rename" | "delete"; readonly tab: 0 | 1; readonly id: string }
  | { readonly is: "database"; readonly failure: Failure }
  | { readonly is: "by hand"; readonly id: string; readonly isDeleted: boolean }
  | { readonly is: "texts reach the disk" }
  | { readonly is: "kill"; readonly written: number };

const tab = fc.constantFrom(0 as const, 1 as const);
const id = fc.constantFrom("a", "b", "c");
const HAPPENINGS = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ is: fc.constantFrom("add", "rename", "delete"), tab, id }),
    },
    { weight: 3, arbitrary: fc.record({ is: fc.constantFrom("open", "refresh", "retry"), tab }) },
    {
      weight: 3,
      arbitrary: fc.record({
        is: fc.constant("database"),
        failure: fc.constantFrom<Failure>(null, null, "absent", "full"),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ is: fc.constant("by hand"), id, isDeleted: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ is: fc.constant("texts reach the disk") }) },
    { weight: 2, arbitrary: fc.record({ is: fc.constant("kill"), written: fc.nat(1000) }) },
  ),
  { minLength: 10, maxLength: 40 },
) as fc.Arbitrary<readonly Happening[]>;

/** Names by waypoint id; null for a deleted waypoint. */
type Names = ReadonlyMap<string, string | null>;
/** Edits by the moment they were made. */
type Done = ReadonlyMap<number, Names>;

/** The contents of localStorage after a write, and the edits in the list it then held. */
interface Written {
  readonly texts: ReadonlyMap<string, string>;
  readonly done: Done;
}

/** Returns the newest name of each waypoint. */
function newest(...dones: readonly Done[]): Names {
  const entries = dones.flatMap((done) => [...done]).sort(([one], [other]) => one - other);
  return new Map(entries.flatMap(([, names]) => [...names]));
}

/** A simulated device that keeps track of what must survive. */
class Device {
  readonly #texts: FakeTextStore = fakeTextStore();
  #written: Written[] = [{ texts: new Map(), done: new Map() }];
  #onDisk = 0;
  #inDatabase: Done = new Map();
  #tabs: (FakeVisit | undefined)[] = [];
  #failure: Failure = null;
  #times = 0;

  constructor() {
    const { write, remove } = this.#texts;
    this.#texts.write = (...entry) => {
      const outcome = write(...entry);
      this.#written.push({ texts: new Map(this.#texts.texts), done: new Map() });
      return outcome;
    };
    this.#texts.remove = (key) => {
      remove(key);
      this.#written.push({ texts: new Map(this.#texts.texts), done: new Map() });
    };
  }

  async happens(happening: Happening): Promise<void> {
    if (happening.is === "database") {
      this.#failure = happening.failure;
      for (const one of this.#tabs) if (one) one.connection.failure = this.#failure;
    } else if (happening.is === "texts reach the disk") this.#onDisk = this.#written.length - 1;
    else if (happening.is === "kill") this.#kill(happening.written);
    else if (happening.is === "by hand") this.#editByHand(happening.id, happening.isDeleted);
    else await this.#inTab(happening);
  }

  /** Returns what a final visit shows and what it must show. */
  async end(): Promise<{ shown: Names; expected: Names }> {
    const inText = this.#now().done;
    const waypoints = await (await visitWith(this.#texts)).storage.load();
    const shown = new Map(waypoints.map(({ id: one, name }) => [one, name]));
    const expected = [...newest(this.#inDatabase, inText)].filter(([, name]) => name !== null);
    return { shown, expected: new Map(expected.sort()) };
  }

  async #inTab(happening: Extract<Happening, { tab: 0 | 1 }>): Promise<void> {
    const from = this.#written.length;
    const before = this.#now();
    const wasOpen = this.#tabs[happening.tab];
    const visit = wasOpen ?? (await visitWith(this.#texts, this.#failure));
    const isBehind = !visit.storage.isInStep();
    this.#tabs[happening.tab] = visit;
    let done: Names = new Map();
    if (happening.is === "refresh") await visit.storage.refresh();
    else if (happening.is === "retry") await visit.storage.bringInStep();
    else if ("id" in happening) done = await this.#edit(visit, happening);
    const isEdit = done.size > 0;
    const inText: Done = isEdit ? new Map([...before.done, [this.#times, done]]) : before.done;
    // A write to the database first takes over the text.
    const isSave = "id" in happening;
    const isTaking = isSave || !wasOpen || (isBehind && happening.is === "retry");
    if (this.#failure === null && isTaking) {
      this.#inDatabase = new Map([...this.#inDatabase, ...inText]);
    }
    this.#nowHas(from, before, this.#failure === null ? this.#inDatabase : inText);
  }

  async #edit(
    { storage }: FakeVisit,
    happening: { readonly is: "add" | "rename" | "delete"; readonly id: string },
  ): Promise<Names> {
    this.#times += 1;
    const name = `${happening.is} ${this.#times}`;
    const { outcome, waypoints } = await storage.save(editOf(happening, name));
    // A waypoint that was not found may have been saved together with an edit that was not stored yet.
    const isFound = waypoints.some((one) => one.name === name) || happening.is === "delete";
    if (outcome === "unknown-id" || !isFound) return new Map();
    expect(outcome).toBe(this.#failure === null ? "durable" : "text-only");
    return new Map([[happening.id, happening.is === "delete" ? null : name]]);
  }

  #editByHand(edited: string, isDeleted: boolean): void {
    // A hand edit needs an open tab and an existing list.
    if (!this.#tabs.some(Boolean) || this.#texts.read("waypoints") === null) return;
    const before = this.#now();
    const list: readonly Waypoint[] = JSON.parse(this.#texts.read("waypoints") ?? "[]");
    const others = list.filter((one) => one.id !== edited);
    if (isDeleted && others.length === list.length) return;
    this.#times += 1;
    const hand = { id: edited, name: `hand ${this.#times}`, lat: 50, lng: 4 };
    const now = isDeleted ? others : [...others, hand];
    const names = new Map<string, string | null>(["a", "b", "c"].map((one) => [one, null]));
    for (const one of now) names.set(one.id, one.name);
    // Padding, because the same text as that of the mark would not be an edit.
    this.#texts.write("waypoints", JSON.stringify(now) + " ".repeat(this.#times));
    this.#nowHas(this.#written.length - 1, before, new Map([...before.done, [this.#times, names]]));
  }

  #kill(written: number): void {
    const left = this.#onDisk + (written % (this.#written.length - this.#onDisk));
    this.#written = this.#written.slice(0, left + 1);
    this.#onDisk = left;
    this.#tabs = [];
    this.#texts.texts.clear();
    for (const [key, text] of this.#now().texts) this.#texts.texts.set(key, text);
  }

  #now(): Written {
    const now = this.#written.at(-1);
    if (!now) throw new Error("nothing was ever written");
    return now;
  }

  /** Records the edits in the texts written since `from`; a text that is still the old list keeps the old edits. */
  #nowHas(from: number, before: Written, done: Done): void {
    const old = before.texts.get("waypoints");
    this.#written = this.#written.map((one, at) => {
      if (at < from) return one;
      return { ...one, done: one.texts.get("waypoints") === old ? before.done : done };
    });
    const last = this.#now();
    // The last mark may add edits for the same text.
    if (this.#written.length > from) this.#written[this.#written.length - 1] = { ...last, done };
  }
}

function editOf(
  { is, id: edited }: { readonly is: string; readonly id: string },
  name: string,
): WaypointEdit {
  if (is === "delete") return { kind: "delete", id: edited };
  if (is === "add") return { kind: "add", waypoint: { id: edited, name, lat: 52, lng: 5 } };
  return { kind: "update", id: edited, changes: { name }, changedAtMs: 1_000 };
}

/** An action in one visit, and what its storage can do during it. */
type Act = Pick<Extract<Happening, { id: string }>, "is" | "id"> & {
  readonly failure: Failure;
  readonly isBlocked: boolean;
  readonly isFull: boolean;
};

const VISITS = fc.array(
  fc.record({
    acts: fc.array(
      fc.record({
        is: fc.constantFrom("add" as const, "rename" as const, "delete" as const),
        id,
        failure: fc.constantFrom<Failure>(null, null, "absent", "full"),
        isBlocked: fc.nat(4).map((one) => one === 0),
        isFull: fc.nat(9).map((one) => one === 0),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    failure: fc.constantFrom<Failure>(null, null, "absent", "full"),
    left: fc.nat(1000),
  }),
  { minLength: 1, maxLength: 6 },
);

/**
 * Runs one visit that ends with a kill.
 * @returns the texts that localStorage kept
 */
async function visited(
  texts: FakeTextStore,
  { acts, failure, left }: { acts: readonly Act[]; failure: Failure; left: number },
  confirmed: Map<string, string | null>,
): Promise<FakeTextStore> {
  const { storage, connection } = await visitWith(texts, failure);
  const stored = [new Map(texts.texts)];
  for (const act of acts) {
    connection.failure = act.failure;
    texts.isBlocked = act.isBlocked;
    texts.capacityChars = act.isFull ? 60 : Number.POSITIVE_INFINITY;
    await storage.bringInStep();
    nameOfLast += 1;
    const name = `${act.is} ${nameOfLast}`;
    const { outcome } = await storage.save(editOf(act, name));
    if (outcome === "durable") confirmed.set(act.id, act.is === "delete" ? null : name);
    // This edit may or may not outlive the kill.
    else if (outcome !== "unknown-id") confirmed.delete(act.id);
    stored.push(new Map(texts.texts));
  }
  return fakeTextStore(Object.fromEntries(stored[left % stored.length] ?? []));
}

let nameOfLast = 0;

const RUNS = {
  numRuns: Number(process.env["HISTORIES"] ?? (inject("isThorough") ? 80 : 8)),
  // Longer than a quick check: an interrupted history would continue during the next one.
  interruptAfterTimeLimit: 60_000,
};

describe("any history of a device", () => {
  it("keeps the newest stored version of each waypoint and nothing older", async () => {
    await fc.assert(
      fc.asyncProperty(HAPPENINGS, async (happenings) => {
        emptyIndexedDb();
        const device = new Device();
        await device.happens({ is: "add", tab: 0, id: "a" });
        for (const happening of happenings) await device.happens(happening);
        const { shown, expected } = await device.end();
        expect(new Map([...shown].sort())).toEqual(expected);
      }),
      RUNS,
    );
  });

  it("keeps every confirmed edit while storage comes and goes", async () => {
    await fc.assert(
      fc.asyncProperty(VISITS, async (visits) => {
        emptyIndexedDb();
        const confirmed = new Map<string, string | null>();
        let texts = fakeTextStore();
        for (const visit of visits) texts = await visited(texts, visit, confirmed);
        const list = await (await visitWith(texts)).storage.load();
        const names = new Map(list.map(({ id: one, name }) => [one, name]));
        const shown = [...confirmed].map(([one]) => [one, names.get(one) ?? null]);
        expect(new Map(shown as [string, string | null][])).toEqual(confirmed);
      }),
      RUNS,
    );
  });
});
