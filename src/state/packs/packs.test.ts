import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";

/** A private file system with the folder of an interrupted download. */
const leftover = {
  async getDirectoryHandle() {
    return leftover;
  },
  async *[Symbol.asyncIterator]() {
    yield ["broken-off", { kind: "directory" }];
  },
};

beforeEach(() => {
  emptyIndexedDb();
  vi.stubGlobal("navigator", { storage: { getDirectory: async () => leftover } });
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", new EventTarget());
  // The code of the commands is requested only now, and cannot be loaded.
  vi.doMock("./pack-commands.ts", () => {
    throw new Error("not loaded");
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an unfinished download that cannot be resumed does not hide the packs", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { packsStore, startPacks } = await import("./packs.ts");
  await startPacks();
  expect(packsStore.getState()).toMatchObject({ isLoaded: true, problem: null });
  expect(warn).toHaveBeenCalledOnce();
});
