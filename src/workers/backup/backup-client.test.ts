import { expect, test, vi } from "vitest";
import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { BACKUP_LISTS } from "#storage/backup/backup-file.ts";
import type { BackupCalls } from "./backup-calls.ts";
import { startReadBackup } from "./backup-client.ts";

const HEAD = {
  madeAtMs: 1,
  settings: DEFAULT_SETTINGS,
  preferences: DEFAULT_PREFERENCES,
  draft: null,
};
const FILE = new Blob(["{}"]);

function workerThat(read: Handlers<BackupCalls>["read"]) {
  const made: WorkerHere<BackupCalls>[] = [];
  class BackupWorker extends WorkerHere<BackupCalls> {
    constructor() {
      super({ read });
      made.push(this);
    }
  }
  vi.stubGlobal("Worker", BackupWorker);
  return made;
}

test("joins the parts of a backup, and ends the worker", async () => {
  const made = workerThat((_, { tell }) => {
    tell({ list: "photos", records: [{ id: "p" }] });
    tell({ list: "waypoints", records: [{ id: "a" }] });
    tell({ list: "waypoints", records: [{ id: "b" }] });
    return { ok: true, head: HEAD, leftOutCount: 2 };
  });
  const empty = Object.fromEntries(BACKUP_LISTS.map((list) => [list, []]));
  const lists = { ...empty, photos: [{ id: "p" }] };
  expect(await startReadBackup(FILE)).toEqual({
    ok: true,
    backup: { ...HEAD, ...lists, waypoints: [{ id: "a" }, { id: "b" }] },
    leftOutCount: 2,
  });
  expect(made[0]?.isTerminated).toBe(true);
});

test("refuses another file with the reason", async () => {
  workerThat(() => ({ ok: false, reason: "newer-version" }));
  expect(await startReadBackup(FILE)).toEqual({ ok: false, reason: "newer-version" });
});

test("reports a file that the worker cannot read as damaged", async () => {
  const made = workerThat(() => {
    throw new RangeError("too long");
  });
  expect(await startReadBackup(FILE)).toEqual({ ok: false, reason: "damaged" });
  expect(made[0]?.isTerminated).toBe(true);
});
