import { beforeEach, expect, it, vi } from "vitest";
import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";
import { createManOverboard } from "./man-overboard.ts";

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
  expect(mob.store.getState()).toMatchObject({ mark, keeping: "stored" });
  expect(phone.device.vibration.pulsesMs).toHaveLength(1);
  expect(phone.device.wakeLock.holders).toBe(1);
  const afterKill = createManOverboard(phone.otherTab());
  await afterKill.look();
  expect(afterKill.store.getState()).toMatchObject({ mark, keeping: "stored", isLarge: false });
});

it("keeps the first mark when the button is tapped again", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const mob = createManOverboard(phone.device);
  await mob.mark();
  mob.setLarge(false);
  phone.fix(ELSEWHERE);
  await mob.mark();
  expect(mob.store.getState().mark?.fix).toMatchObject({ lat: HERE.lat });
  expect(mob.store.getState().isLarge).toBe(true);
});

it("uses the next fix when there was none", async () => {
  const phone = boatingPhone();
  const mob = createManOverboard(phone.device);
  await mob.mark();
  expect(mob.store.getState().mark?.fix).toBeNull();
  phone.clock.pass(3000);
  phone.fix(HERE);
  phone.fix(ELSEWHERE);
  await vi.waitFor(() => expect(mob.store.getState().keeping).toBe("stored"));
  const afterKill = createManOverboard(phone.otherTab());
  await afterKill.look();
  expect(afterKill.store.getState().mark?.fix).toMatchObject({ lat: HERE.lat });
  expect(phone.listenerCount()).toBe(0);
});

it("appears in the other tab, and disappears there when it ends", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const [mob, other] = [createManOverboard(phone.device), createManOverboard(phone.otherTab())];
  await Promise.all([mob.look(), other.look()]);
  await mob.mark();
  await vi.waitFor(() => expect(other.store.getState().mark?.id).toBe("one"));
  await other.end();
  await vi.waitFor(() => expect(mob.store.getState().mark).toBeNull());
  expect(phone.device.wakeLock.holders).toBe(0);
});

it("reports a mark that could not be stored, and still shows it", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  const mob = createManOverboard(phone.device);
  phone.connection.failure = "absent";
  await mob.mark();
  expect(mob.store.getState()).toMatchObject({ keeping: "failed", mark: { id: "one" } });
});

it("reports an unreadable mark, and makes a new one beside it", async () => {
  const phone = boatingPhone();
  const database = await phone.connection.opened();
  await database.put("boating", { format: 7 }, "manOverboard");
  const mob = createManOverboard(phone.device);
  await mob.look();
  expect(mob.store.getState()).toMatchObject({ mark: null, isUnreadable: true });
  await mob.mark();
  expect(mob.store.getState()).toMatchObject({ isUnreadable: false, keeping: "stored" });
  expect(await database.get("boating", "manOverboard-unreadable")).toEqual({ format: 7 });
});

it("keeps the place from before a kill, even if the button is tapped before it was read", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  await createManOverboard(phone.device).mark();
  phone.fix(ELSEWHERE);
  const afterKill = createManOverboard({ ...phone.otherTab(), randomId: () => "two" });
  await afterKill.mark();
  expect(afterKill.store.getState().mark).toMatchObject({ id: "one", fix: { lat: HERE.lat } });
  const stored = await phone.device.storage.read("manOverboard");
  expect(stored).toMatchObject({ id: "one" });
});

it("uses a fix that is reported immediately after a reload", async () => {
  const phone = boatingPhone();
  await createManOverboard(phone.device).mark();
  phone.fix(HERE);
  const onFix = (listener: (fix: PositionFix) => void) => {
    listener(testFix(HERE));
    return phone.device.onFix(listener);
  };
  await phone.device.storage.write("manOverboard", { id: "one", atMs: 1, fix: null });
  const afterKill = createManOverboard({ ...phone.otherTab(), onFix });
  await afterKill.look();
  await vi.waitFor(() => expect(afterKill.store.getState().keeping).toBe("stored"));
  expect(afterKill.store.getState().mark?.fix).toMatchObject({ lat: HERE.lat });
});
