import { afterEach, expect, it, vi } from "vitest";
import { browserStorageRoom } from "./browser-storage-room.ts";
import { fakeStorageQuota } from "./fake-storage-quota.ts";

const MEGABYTE = 1_000_000;

/** A browser with a longest possible file; null if it has no files. */
function roomOf(estimate: number | null, longestFile: number | null) {
  const stored = new Set<string>();
  let tried: string[] = [];
  const check = async (bytes: number) => {
    if (bytes > (longestFile ?? 0)) throw new DOMException("no room", "QuotaExceededError");
  };
  const folder = {
    async getFileHandle(name: string) {
      stored.add(name);
      const abort = async () => void tried.push("dropped");
      return { createWritable: async () => ({ truncate: check, abort }) };
    },
    removeEntry: async (name: string) => void stored.delete(name),
  };
  const getDirectory = async () => folder;
  vi.stubGlobal("navigator", { storage: longestFile === null ? {} : { getDirectory } });
  tried = [];
  const room = browserStorageRoom({ ...fakeStorageQuota(), freeBytes: async () => estimate });
  return { room, stored, dropped: () => tried };
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["there is", 1e10, 20 * MEGABYTE, true],
  ["the estimate is the truth", 5 * MEGABYTE, 20 * MEGABYTE, false],
  ["the estimate is too good", 1e10, 5 * MEGABYTE, false],
  ["there are no files to try it with", 1e10, null, true],
  ["there is no estimate", null, 20 * MEGABYTE, true],
  ["nothing can be known", null, null, null],
])("says whether there is room: %s", async (_name, estimate, longestFile, hasRoom) => {
  const { room, stored, dropped } = roomOf(estimate, longestFile);
  expect(await room.hasRoomFor(10 * MEGABYTE)).toBe(hasRoom);
  expect(stored.size).toBe(0);
  if (longestFile !== null && estimate !== 5 * MEGABYTE) expect(dropped()).toEqual(["dropped"]);
});
