import { beforeEach, describe, expect, it, vi } from "vitest";
import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { writeRecord } from "#storage/records/write-record.fixture.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";
import { createManOverboard, type ManOverboardCommands } from "./man-overboard.ts";

beforeEach(emptyIndexedDb);

const HERE = { lat: 52.7, lng: 5.25, accuracyMeters: 6 };
const ELSEWHERE = { lat: 52.71, lng: 5.26, accuracyMeters: 6 };

it("marks the position immediately, and survives a kill", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const atMs = phone.clock.nowMs();
  const mob = createManOverboard(phone.device);
  const marked = mob.mark();
  expect(mob.store.getState()).toMatchObject({ keeping: "storing", isLarge: true });
  await marked;
  const mark = { id: "one", atMs, fix: { ...HERE, timeMs: atMs } };
  expect(mob.store.getState()).toMatchObject({ marks: [mark], keeping: "stored" });
  expect(phone.device.vibration.pulsesMs).toHaveLength(1);
  expect(phone.device.wakeLock.holders).toBe(1);
  const afterKill = createManOverboard(phone.otherTab());
  await afterKill.look();
  expect(afterKill.store.getState()).toMatchObject({
    marks: [mark],
    keeping: "stored",
    isLarge: false,
  });
});

it("keeps the first mark when the button is tapped again", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const mob = createManOverboard(phone.device);
  await mob.mark();
  mob.reduce();
  phone.fix(ELSEWHERE);
  await mob.mark();
  expect(mob.store.getState().marks[0]?.fix).toMatchObject({ lat: HERE.lat });
  expect(mob.store.getState().isLarge).toBe(true);
});

it("uses the next fix when there was none", async () => {
  const phone = boatingPhone();
  const mob = createManOverboard(phone.device);
  await mob.mark();
  expect(mob.store.getState().marks[0]?.fix).toBeNull();
  phone.clock.pass(3000);
  phone.fix(HERE);
  phone.fix(ELSEWHERE);
  await vi.waitFor(() => expect(mob.store.getState().keeping).toBe("stored"));
  const afterKill = createManOverboard(phone.otherTab());
  await afterKill.look();
  expect(afterKill.store.getState().marks[0]?.fix).toMatchObject({ lat: HERE.lat });
  expect(phone.listenerCount()).toBe(0);
});

it("appears in the other tab, and disappears there when it ends", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const [mob, other] = [createManOverboard(phone.device), createManOverboard(phone.otherTab())];
  await Promise.all([mob.look(), other.look()]);
  await mob.mark();
  await vi.waitFor(() => expect(other.store.getState().marks[0]?.id).toBe("one"));
  await other.end();
  await vi.waitFor(() => expect(mob.store.getState().marks).toEqual([]));
  expect(phone.device.wakeLock.holders).toBe(0);
});

it("reports a mark that could not be stored, and still shows it", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const mob = createManOverboard(phone.device);
  phone.connection.failure = "absent";
  await mob.mark();
  expect(mob.store.getState()).toMatchObject({ keeping: "failed", marks: [{ id: "one" }] });
});

it("removes a mark while it is not known what is stored", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  phone.connection.failure = "full";
  const mob = createManOverboard(phone.device);
  await mob.mark();
  await mob.end();
  expect(mob.store.getState()).toMatchObject({ marks: [], isLarge: false, isRead: false });
  expect(phone.device.wakeLock.holders).toBe(0);
});

it("reports an unreadable mark, and makes a new one beside it", async () => {
  const phone = boatingPhone();
  const database = await phone.connection.opened();
  await database.put("boating", { format: 7 }, "manOverboard");
  const mob = createManOverboard(phone.device);
  await mob.look();
  expect(mob.store.getState()).toMatchObject({ marks: [], isUnreadable: true });
  await mob.mark();
  expect(mob.store.getState()).toMatchObject({ isUnreadable: false, keeping: "stored" });
  expect(await database.get("boating", "manOverboard-unreadable")).toEqual({ format: 7 });
});

it("keeps the place from before a kill first, if the button is tapped before it was read", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  await createManOverboard(phone.device).mark();
  phone.fix(ELSEWHERE);
  const afterKill = createManOverboard(phone.otherTab());
  await afterKill.mark();
  const both = [
    { id: "one", fix: { lat: HERE.lat } },
    { id: "two", fix: { lat: ELSEWHERE.lat } },
  ];
  expect(afterKill.store.getState()).toMatchObject({ marks: both, largeId: "two" });
});

describe("two tabs that mark at the same moment", () => {
  async function markTwice() {
    const phone = boatingPhone();
    const [mob, other] = [createManOverboard(phone.device), createManOverboard(phone.otherTab())];
    await Promise.all([mob.look(), other.look()]);
    phone.fix(HERE);
    const first = mob.mark();
    phone.fix(ELSEWHERE);
    await Promise.all([first, other.mark()]);
    return { phone, mob, other };
  }
  const ids = ({ store }: ManOverboardCommands) => store.getState().marks.map(({ id }) => id);

  it("keep both marks, the first one first, in every tab and after a kill", async () => {
    const { phone, mob, other } = await markTwice();
    await vi.waitFor(() => expect([ids(mob), ids(other)]).toEqual(Array(2).fill(["one", "two"])));
    const afterKill = createManOverboard(phone.otherTab());
    await afterKill.look();
    expect(afterKill.store.getState().marks).toMatchObject([
      { id: "one", fix: { lat: HERE.lat } },
      { id: "two", fix: { lat: ELSEWHERE.lat } },
    ]);
  });

  it("show the marks until everybody is on board, and then no tab shows one", async () => {
    const { phone, mob, other } = await markTwice();
    await vi.waitFor(() => expect(ids(mob)).toHaveLength(2));
    await mob.end();
    await vi.waitFor(() => expect(ids(other)).toEqual([]));
    const database = await phone.connection.opened();
    expect(await database.getAllKeys("boating")).toEqual([]);
    expect(phone.device.wakeLock.holders).toBe(0);
  });

  it("keep a mark that the other tab did not know when it ended its own", async () => {
    const phone = boatingPhone();
    phone.fix(HERE);
    const [mob, late] = [createManOverboard(phone.device), createManOverboard(phone.otherTab())];
    await mob.mark();
    // It does not follow the other tab: as a tab that the browser has frozen.
    await late.mark();
    expect(ids(late)).toEqual(["one", "two"]);
    expect(ids(mob)).toEqual(["one"]);
    await mob.end();
    expect(ids(mob)).toEqual(["two"]);
  });

  it("get one fix each, and a late fix brings no ended mark back", async () => {
    const phone = boatingPhone();
    const [mob, other] = [createManOverboard(phone.device), createManOverboard(phone.otherTab())];
    await mob.mark();
    await other.look();
    await mob.end();
    // The other tab has not heard of the end yet, and completes the mark.
    phone.fix(HERE);
    await vi.waitFor(() => expect(ids(other)).toEqual([]));
    const database = await phone.connection.opened();
    expect(await database.getAllKeys("boating")).toEqual([]);
  });

  it("keep the first mark when an older version of the app writes its own over it", async () => {
    const phone = boatingPhone();
    phone.fix(HERE);
    const [mob, old] = [createManOverboard(phone.device), phone.otherTab()];
    await mob.look();
    await mob.mark();
    const database = await phone.connection.opened();
    const fix = { ...ELSEWHERE, timeMs: phone.clock.nowMs() };
    await database.put("boating", { format: 1, id: "old", atMs: 5, fix }, "manOverboard");
    old.tabs.announce("boating");
    await vi.waitFor(() => expect(ids(mob)).toEqual(["old", "one"]));
    const afterKill = createManOverboard(phone.otherTab());
    await afterKill.look();
    expect(ids(afterKill)).toEqual(["old", "one"]);
    // The older version ends the only mark that it knows.
    await database.delete("boating", "manOverboard");
    old.tabs.announce("boating");
    await vi.waitFor(() => expect(ids(mob)).toEqual(["one"]));
  });

  it("do not bring back a mark that has ended, when the next one is of this version", async () => {
    const phone = boatingPhone();
    phone.fix(HERE);
    const [mob, other] = [createManOverboard(phone.device), createManOverboard(phone.otherTab())];
    await mob.look();
    await mob.mark();
    await other.look();
    // A frozen tab reads the marks only after all of it.
    await phone.device.storage.changeTogether(["manOverboard"], () => ({
      manOverboard: { id: "next", atMs: 9, fix: null, knowsLater: true },
    }));
    phone.otherTab().tabs.announce("boating");
    await vi.waitFor(() => expect(ids(mob)).toEqual(["next"]));
  });
});

it("uses a fix that is reported immediately after a reload", async () => {
  const phone = boatingPhone();
  await createManOverboard(phone.device).mark();
  phone.fix(HERE);
  const onFix = (listener: (fix: PositionFix) => void) => {
    listener(testFix(HERE));
    return phone.device.onFix(listener);
  };
  await writeRecord(phone.device.storage, "manOverboard", { id: "one", atMs: 1, fix: null });
  const afterKill = createManOverboard({ ...phone.otherTab(), onFix });
  await afterKill.look();
  await vi.waitFor(() => expect(afterKill.store.getState().keeping).toBe("stored"));
  expect(afterKill.store.getState().marks[0]?.fix).toMatchObject({ lat: HERE.lat });
});
