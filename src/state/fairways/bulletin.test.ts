import { beforeEach, expect, it, vi } from "vitest";
import type { Bulletin } from "#domain/bulletin/bulletin.ts";
import { ASKED_AT_MS, INVENTED_BULLETIN } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { readBulletin } from "#domain/bulletin/read-bulletin.ts";
import { writeBulletin } from "#domain/bulletin/write-bulletin.ts";
import { createBulletins } from "./bulletin.ts";

const HOUR_MS = 3_600_000;
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

let stored: string | null;
let served: () => Promise<string>;
let steadyMs: number;
let isOfflineOnly: boolean;

beforeEach(() => {
  stored = null;
  steadyMs = 0;
  isOfflineOnly = false;
  served = async () => writeBulletin(INVENTED_BULLETIN);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** Returns the bulletin of one visit. */
function visit() {
  const download = vi.fn(async () => bytesOf(await served()));
  const made = createBulletins({
    files: {
      stored: async () => (stored === null ? null : bytesOf(stored)),
      download,
      store: async (_, text) => {
        stored = text;
        return true;
      },
    },
    clock: { nowMs: () => ASKED_AT_MS + HOUR_MS, steadyMs: () => steadyMs },
    isOfflineOnly: () => isOfflineOnly,
  });
  return { ...made, download };
}

const offline = () => Promise.reject(new TypeError("offline"));

it("fetches the file once in 15 minutes, and has it without a network at the next visit", async () => {
  const { store, loadBulletin, askBulletin, download } = visit();
  expect(store.getState()).toMatchObject({ bulletin: null, status: "reading" });
  await Promise.all([loadBulletin(), loadBulletin()]);
  await loadBulletin();
  expect(download).toHaveBeenCalledTimes(1);
  expect(store.getState()).toEqual({
    bulletin: INVENTED_BULLETIN,
    status: "settled",
    problem: null,
  });
  steadyMs = 15 * 60_000;
  await loadBulletin();
  await askBulletin();
  expect(download).toHaveBeenCalledTimes(3);
  served = offline;
  const later = visit();
  await later.loadBulletin();
  expect(later.store.getState()).toEqual({
    bulletin: INVENTED_BULLETIN,
    status: "settled",
    problem: "failed",
  });
});

it.each(["", "<html>", '{"format":"scouting-map-bulletin","version":99}'])(
  "keeps what it has when the answer is cut or no bulletin: %j",
  async (answer) => {
    stored = writeBulletin(INVENTED_BULLETIN);
    served = async () => answer;
    const { store, loadBulletin } = visit();
    await loadBulletin();
    expect(store.getState()).toMatchObject({ bulletin: INVENTED_BULLETIN, problem: "failed" });
    expect(stored).toBe(writeBulletin(INVENTED_BULLETIN));
  },
);

it("never has an empty bulletin where none was fetched, and asks again at the next chance", async () => {
  served = offline;
  const { store, loadBulletin, download } = visit();
  await loadBulletin();
  expect(store.getState()).toEqual({ bulletin: null, status: "settled", problem: "failed" });
  await loadBulletin();
  expect(download).toHaveBeenCalledTimes(2);
});

it("reads a stored file that is damaged as none, and replaces it", async () => {
  stored = "half a fi";
  const { store, loadBulletin } = visit();
  await loadBulletin();
  expect(store.getState().bulletin).toEqual(INVENTED_BULLETIN);
  expect(readBulletin(stored ?? "")).toEqual(INVENTED_BULLETIN);
});

it("asks nobody while the user wants to stay offline, and still shows the stored file", async () => {
  stored = writeBulletin(INVENTED_BULLETIN);
  isOfflineOnly = true;
  const { store, loadBulletin, download } = visit();
  await loadBulletin();
  expect(download).not.toHaveBeenCalled();
  expect(store.getState()).toEqual({
    bulletin: INVENTED_BULLETIN,
    status: "settled",
    problem: "offline-only",
  });
});

it("keeps each part that the server lacks or has older, and takes none from the future instead", async () => {
  const part = (hours: number) => ({
    askedAtMs: ASKED_AT_MS + hours * HOUR_MS,
    items: [],
    leftOutCount: 0,
  });
  const here: Bulletin = { notices: part(0), tides: part(0), levels: part(9) };
  const there: Bulletin = { notices: part(-1), tides: null, levels: part(0) };
  stored = writeBulletin(here);
  served = async () => writeBulletin(there);
  const { store, loadBulletin } = visit();
  await loadBulletin();
  const merged = { notices: part(0), tides: part(0), levels: part(0) };
  expect(store.getState().bulletin).toEqual(merged);
  expect(stored).toBe(writeBulletin(merged));
});
