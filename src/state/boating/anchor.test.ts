import { beforeEach, expect, it, vi } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { createAnchor } from "./anchor.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";

beforeEach(emptyIndexedDb);

const ANCHOR = { lat: 52.7, lng: 5.25 };
const CIRCLE = { ...ANCHOR, radiusMeters: 40 };
/** Some 111 m north of the anchor. */
const AWAY = { lat: 52.701, lng: 5.25, accuracyMeters: 5 };
const HERE = { ...ANCHOR, lat: 52.7002, accuracyMeters: 5 };

type Phone = ReturnType<typeof boatingPhone>;

function fixes(phone: Phone, count: number, given: typeof HERE): void {
  for (let fix = 0; fix < count; fix += 1) {
    phone.clock.pass(1000);
    phone.fix(given);
  }
}

async function anchored(phone: Phone) {
  const anchor = createAnchor(phone.device);
  await anchor.drop(CIRCLE);
  await anchor.prepareSound(false);
  return anchor;
}

it("alarms with sound and vibration at the third fix outside, until somebody acknowledges", async () => {
  const phone = boatingPhone();
  const anchor = await anchored(phone);
  const { played } = phone.device.sound;
  fixes(phone, 5, HERE);
  fixes(phone, 2, AWAY);
  expect(played).toHaveLength(0);
  fixes(phone, 1, AWAY);
  expect(anchor.store.getState().anchored?.state.alarm?.reason).toBe("dragging");
  expect(played).toHaveLength(1);
  expect(phone.device.vibration.pulsesMs).toHaveLength(1);
  // The alarm is latched: it continues although the boat is back.
  fixes(phone, 6, HERE);
  expect(played).toHaveLength(4);
  await anchor.acknowledge();
  fixes(phone, 6, HERE);
  expect(played).toHaveLength(4);
  expect(anchor.store.getState().anchored?.state.alarm).toBeNull();
});

it("alarms when the signal is lost", async () => {
  const phone = boatingPhone();
  const anchor = await anchored(phone);
  fixes(phone, 3, HERE);
  phone.clock.pass(60_000);
  expect(phone.device.sound.played).toHaveLength(0);
  phone.clock.pass(1000);
  expect(anchor.store.getState().anchored?.state.alarm?.reason).toBe("lost");
  expect(phone.device.sound.played).toHaveLength(1);
});

it("continues after a reload, with its swing track and its alarm, and the sound off", async () => {
  const phone = boatingPhone();
  const anchor = await anchored(phone);
  expect(anchor.store.getState()).toMatchObject({ isSoundOn: true, isScreenKeptOn: true });
  fixes(phone, 12, HERE);
  fixes(phone, 4, AWAY);
  await vi.waitFor(async () => {
    const stored = await phone.device.storage.read("anchor");
    expect(stored !== "unreadable" && stored?.state.alarm?.reason).toBe("dragging");
  });
  const after = createAnchor({ ...phone.otherTab(), sound: boatingPhone().device.sound });
  await after.look();
  expect(after.store.getState()).toMatchObject({ isSoundOn: false });
  expect(after.store.getState().anchored).toMatchObject({
    circle: CIRCLE,
    state: { alarm: { reason: "dragging" } },
  });
  expect(after.store.getState().swing.length).toBeGreaterThan(0);
});

it("reports an interruption when the app was closed for more than a minute", async () => {
  const phone = boatingPhone();
  const anchor = await anchored(phone);
  fixes(phone, 12, HERE);
  const soon = createAnchor(phone.otherTab());
  await soon.look();
  expect(soon.store.getState().anchored?.state.alarm).toBeNull();
  await soon.raise();
  await anchor.drop(CIRCLE);
  const sleeping = boatingPhone();
  sleeping.clock.pass(phone.clock.nowMs() - sleeping.clock.nowMs() + 3_600_000);
  const late = createAnchor({
    ...sleeping.device,
    connection: phone.connection,
    edits: phone.device.edits,
  });
  await late.look();
  expect(late.store.getState().anchored?.state.alarm?.reason).toBe("interrupted");
  expect(sleeping.device.sound.played).toHaveLength(1);
});

it("ends in every tab, and releases the screen and the fixes", async () => {
  const phone = boatingPhone();
  const anchor = createAnchor(phone.device);
  const other = createAnchor(phone.otherTab());
  await Promise.all([anchor.look(), other.look()]);
  await anchor.drop(CIRCLE);
  await vi.waitFor(() => expect(other.store.getState().anchored).not.toBeNull());
  await anchor.setRadius(60);
  await vi.waitFor(() => expect(other.store.getState().anchored?.circle.radiusMeters).toBe(60));
  await other.raise();
  await vi.waitFor(() => expect(anchor.store.getState().anchored).toBeNull());
  expect(phone.device.wakeLock.holders).toBe(0);
  expect(phone.listenerCount()).toBe(0);
  expect(phone.clock.timerCount()).toBe(0);
});

it("reports when the watch could not be stored, and when sound is refused", async () => {
  const phone = boatingPhone();
  phone.connection.failure = "full";
  const anchor = createAnchor(phone.device);
  await anchor.drop(CIRCLE);
  expect(anchor.store.getState()).toMatchObject({
    isNotStored: true,
    anchored: { circle: CIRCLE },
  });
  phone.device.sound.isAllowed = false;
  await anchor.prepareSound(true);
  expect(anchor.store.getState().isSoundOn).toBe(false);
});

it("reports a watch that cannot be read again, and does not try it without end", async () => {
  const phone = boatingPhone();
  const anchor = createAnchor(phone.device);
  await anchor.look();
  await anchor.drop({ ...ANCHOR, radiusMeters: Number.NaN });
  await vi.waitFor(() => expect(anchor.store.getState().isNotStored).toBe(true));
  expect(anchor.store.getState().anchored).not.toBeNull();
  expect(await (await phone.connection.opened()).count("boating")).toBe(0);
});

it("does not store the track of a watch that another window has ended", async () => {
  const phone = boatingPhone();
  const anchor = createAnchor(phone.device);
  await anchor.drop(CIRCLE);
  const other = phone.otherTab();
  const late = createAnchor({ ...other, edits: { ...other.edits, onChanged: () => {} } });
  await late.look();
  await anchor.raise();
  fixes(phone, 12, HERE);
  await vi.waitFor(() => expect(late.store.getState().anchored).toBeNull());
  await vi.waitFor(async () => {
    const database = await phone.connection.opened();
    expect(await database.getAllKeys("boating")).toEqual([]);
  });
});

it("leaves no track of an earlier watch behind", async () => {
  const phone = boatingPhone();
  const anchor = await anchored(phone);
  fixes(phone, 12, HERE);
  const database = await phone.connection.opened();
  await vi.waitFor(async () => expect(await database.count("boating", "swing")).toBe(1));
  await anchor.drop(CIRCLE);
  await anchor.raise();
  expect(await database.getAllKeys("boating")).toEqual([]);
});
