import { expect, it, vi } from "vitest";
import { beginWatch } from "#domain/anchor/anchor-watch.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createAnchor } from "#state/boating/anchor.ts";
import { boatingPhone } from "#state/boating/boating-phone.fixture.ts";
import { createManOverboard } from "#state/boating/man-overboard.ts";
import { createSteering } from "#state/boating/steering.ts";
import { createEdits, type Edits } from "#state/records/edits.ts";
import { boatingStorage } from "#storage/records/boating/boating-storage.fixture.ts";
import { writeRecord } from "#storage/records/write-record.fixture.ts";
import { type Device, newDevice, previewOf, textOf } from "./backup-device.fixture.ts";

const PLACE = { lat: 52.7, lng: 5.25 };

/** Returns the text of a backup of a boat at anchor, which also steers to a mark and looks for a person. */
async function backupAtSea(): Promise<string> {
  const device = await newDevice();
  const storage = boatingStorage(device.connection);
  const circle = { ...PLACE, radiusMeters: 40 };
  await writeRecord(storage, "anchor", { circle, startedAtMs: 1, state: beginWatch(1) });
  await writeRecord(storage, "swing", { startedAtMs: 1, track: [5.25, 52.7] });
  await writeRecord(storage, "target", { ...PLACE, name: "Boei", from: null, startedAtMs: 1 });
  await writeRecord(storage, "manOverboard", { id: "one", atMs: 1, fix: null, knowsLater: true });
  return textOf(device);
}

/** A window of a device that shows everything that goes on at sea. */
async function windowOf({ connection, texts }: Device, edits?: Edits) {
  const phone = boatingPhone();
  const [tabs = never()] = fakeTabs(1);
  const device = { ...phone.device, connection, texts, tabs };
  const all = { ...device, edits: edits ?? createEdits(connection, tabs) };
  const anchor = createAnchor(all);
  const steering = createSteering(all);
  const overboard = createManOverboard(all);
  await Promise.all([anchor.look(), steering.look(), overboard.look()]);
  /** Returns what the window shows after a while, and after the user returned to it. */
  const shown = async () => {
    tabs.comeBack();
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    for (let second = 0; second < 12; second += 1) {
      phone.clock.pass(1_000);
      phone.fix({ ...PLACE, accuracyMeters: 5 });
    }
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    return {
      anchor: anchor.store.getState().anchored !== null,
      target: steering.store.getState().target !== null,
      overboard: overboard.store.getState().marks.length,
    };
  };
  return { shown };
}

const ALL = { anchor: true, target: true, overboard: 1 };
const NOTHING = { anchor: false, target: false, overboard: 0 };

it("takes everything that goes on at sea from all windows again, until it is restored once more", async () => {
  const text = await backupAtSea();
  const device = await newDevice();
  const windows = [await windowOf(device, device.edits), await windowOf(device)];
  const shown = () => Promise.all(windows.map((one) => one.shown()));
  await device.backups.restore(await previewOf(device, text));
  expect(await shown()).toEqual([ALL, ALL]);
  expect(await device.backups.undoRestore()).toBe(true);
  expect(await shown()).toEqual([NOTHING, NOTHING]);
  const database = await device.connection.opened();
  await vi.waitFor(async () => expect(await database.getAllKeys("boating")).toEqual([]));
  await device.backups.restore(await previewOf(device, text));
  expect(await shown()).toEqual([ALL, ALL]);
});

function never(): never {
  throw new Error("not there");
}
