import { beforeEach, describe, expect, it, vi } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createEdits } from "#state/records/edits.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import type { AnchorFields } from "#storage/records/boating/anchor-fields.ts";
import type { AnchorRecord } from "#storage/records/boating/boating-records.ts";
import { createAnchor } from "./anchor.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";
import { createManOverboard } from "./man-overboard.ts";
import { createSteering } from "./steering.ts";

beforeEach(emptyIndexedDb);

const ANCHOR = { lat: 52.7, lng: 5.25 };
const CIRCLE = { ...ANCHOR, radiusMeters: 20 };
const HERE = { ...ANCHOR, lat: 52.7001, accuracyMeters: 5 };

type Phone = ReturnType<typeof boatingPhone>;

/** A window that receives no messages of the others. */
function deafTab(phone: Phone) {
  const [tabs = never()] = fakeTabs(1);
  return { ...phone.otherTab(), tabs, edits: createEdits(phone.connection, tabs) };
}

/** Lets a window store its observations, which it does every ten seconds. */
async function watchOn(phone: Phone): Promise<void> {
  for (let second = 0; second < 12; second += 1) {
    phone.clock.pass(1_000);
    phone.fix(HERE);
  }
  await storedSoon();
}

/** Resolves when writes that were begun are done. */
async function storedSoon(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function storedAnchor(phone: Phone): Promise<AnchorRecord | null> {
  const stored = await phone.device.storage.read("anchor");
  return stored === "unreadable" ? null : stored;
}

describe("an anchor in two windows, one of which has late news", () => {
  async function inTwoWindows() {
    const phone = boatingPhone();
    const anchor = createAnchor(phone.device);
    await anchor.drop(CIRCLE);
    const late = createAnchor(deafTab(phone));
    await late.look();
    return { phone, anchor, late };
  }

  it("keeps the circle of the other", async () => {
    const { phone, anchor, late } = await inTwoWindows();
    await anchor.setRadius(60);
    await watchOn(phone);
    expect((await storedAnchor(phone))?.circle.radiusMeters).toBe(60);
    expect(late.store.getState().anchored?.circle.radiusMeters).toBe(60);
    await late.moveTo({ lat: 52.71, lng: 5.26 });
    await watchOn(phone);
    expect((await storedAnchor(phone))?.circle).toEqual({
      lat: 52.71,
      lng: 5.26,
      radiusMeters: 60,
    });
  });

  it("stays raised", async () => {
    const { phone, anchor, late } = await inTwoWindows();
    await anchor.raise();
    await watchOn(phone);
    await late.setRadius(50);
    expect(await storedAnchor(phone)).toBeNull();
    expect(late.store.getState().anchored).toBeNull();
  });

  it("stays acknowledged", async () => {
    const { phone, anchor, late } = await inTwoWindows();
    for (let second = 0; second < 4; second += 1) {
      phone.clock.pass(1_000);
      phone.fix({ ...HERE, lat: 52.702 });
    }
    await storedSoon();
    expect(late.store.getState().anchored?.state.alarm?.reason).toBe("dragging");
    await anchor.acknowledge();
    await watchOn(phone);
    expect((await storedAnchor(phone))?.state.alarm).toBeNull();
    expect(late.store.getState().anchored?.state.alarm).toBeNull();
  });

  it("is watched on when only the database has lost it", async () => {
    const { phone, anchor } = await inTwoWindows();
    await (await phone.connection.opened()).clear("boating");
    await watchOn(phone);
    expect((await storedAnchor(phone))?.circle).toEqual(CIRCLE);
    expect(anchor.store.getState().anchored).not.toBeNull();
  });

  /** Makes a random edit in a window, with a disk that may be full; returns the circle that must be stored then. */
  async function editAtRandom(
    phone: Phone,
    anchor: ReturnType<typeof createAnchor>,
    random: () => number,
    circle: typeof CIRCLE,
  ): Promise<typeof CIRCLE> {
    phone.connection.writesLeft = random() < 0.3 ? 0 : Number.POSITIVE_INFINITY;
    const isRadius = random() < 0.5;
    const radiusMeters = 10 + Math.round(90 * random());
    const place = { lat: 52 + Math.round(1000 * random()) / 1000, lng: 5 };
    if (isRadius) await anchor.setRadius(radiusMeters);
    else await anchor.moveTo(place);
    // Changes that could not be stored are stored with the next success.
    phone.connection.writesLeft = Number.POSITIVE_INFINITY;
    await watchOn(phone);
    return isRadius ? { ...circle, radiusMeters } : { ...circle, ...place };
  }

  it("ends as the last edits of each field say, whatever their order", async () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      emptyIndexedDb();
      const { phone, anchor, late } = await inTwoWindows();
      const random = seededRandom(seed);
      let circle = CIRCLE;
      for (let step = 0; step < 6; step += 1) {
        circle = await editAtRandom(phone, random() < 0.5 ? anchor : late, random, circle);
      }
      expect((await storedAnchor(phone))?.circle, `seed ${seed}`).toEqual(circle);
    }
  });

  it("has no edit that takes the record or the circle as a whole", () => {
    const record = { circle: CIRCLE, startedAtMs: 1 } as AnchorRecord;
    // @ts-expect-error
    const whole: AnchorFields = record;
    // @ts-expect-error
    const circle: AnchorFields = { circle: CIRCLE };
    expect([whole, circle]).toHaveLength(2);
  });
});

describe("on a full disk", () => {
  it("a raised anchor is not watched again after a reload, and is removed as soon as there is room", async () => {
    const phone = boatingPhone();
    const anchor = createAnchor(phone.device);
    await anchor.drop(CIRCLE);
    phone.connection.writesLeft = 0;
    await anchor.raise();
    expect(anchor.store.getState()).toMatchObject({ anchored: null, isNotStored: false });
    const reloaded = createAnchor(phone.otherTab());
    await reloaded.look();
    expect(reloaded.store.getState().anchored).toBeNull();
    phone.connection.writesLeft = Number.POSITIVE_INFINITY;
    phone.clock.pass(10_000);
    await vi.waitFor(async () => expect(await storedAnchor(phone)).toBeNull());
    phone.clock.pass(10_000);
    await storedSoon();
    expect(phone.clock.timerCount()).toBe(0);
  });

  it("says so when not even a note that the anchor is raised can be stored", async () => {
    const phone = boatingPhone();
    const anchor = createAnchor(phone.device);
    await anchor.drop(CIRCLE);
    phone.connection.failure = "full";
    phone.device.texts.isBlocked = true;
    await anchor.raise();
    expect(anchor.store.getState()).toMatchObject({ anchored: null, isNotStored: true });
    phone.connection.failure = null;
    phone.clock.pass(10_000);
    await vi.waitFor(() => expect(anchor.store.getState().isNotStored).toBe(false));
    expect(await storedAnchor(phone)).toBeNull();
  });

  it("a mark that was stopped is stopped as soon as there is room, and not one that another window chose", async () => {
    const phone = boatingPhone();
    const steering = createSteering(phone.device);
    await steering.steerTo(ANCHOR, "S 14");
    phone.connection.failure = "full";
    await steering.stop();
    expect(steering.store.getState().target).toBeNull();
    phone.connection.failure = null;
    phone.clock.pass(10_000);
    await vi.waitFor(async () => expect(await phone.device.storage.read("target")).toBeNull());
    const late = createSteering(deafTab(phone));
    await steering.steerTo(ANCHOR, "S 14");
    await late.look();
    phone.clock.pass(1_000);
    await steering.steerTo({ lat: 52.8, lng: 5.2 }, "S 16");
    await late.stop();
    expect(await phone.device.storage.read("target")).toMatchObject({ name: "S 16" });
  });

  it("a person overboard is stored, and everybody is on board, as soon as there is room", async () => {
    const phone = boatingPhone();
    phone.fix(HERE);
    const mob = createManOverboard(phone.device);
    phone.connection.failure = "full";
    await mob.mark();
    expect(mob.store.getState().keeping).toBe("failed");
    phone.connection.failure = null;
    phone.clock.pass(10_000);
    await vi.waitFor(() => expect(mob.store.getState().keeping).toBe("stored"));
    phone.connection.failure = "full";
    await mob.end();
    phone.connection.failure = null;
    phone.clock.pass(10_000);
    await vi.waitFor(async () =>
      expect(await phone.device.storage.read("manOverboard")).toBeNull(),
    );
  });
});

function never(): never {
  throw new Error("not there");
}
