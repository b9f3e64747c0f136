import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";

/** The private file system of a browser, with the folder of a download that broke off. */
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
  // Their code is asked for only now, and cannot be had.
  vi.doMock("./pack-commands.ts", () => {
    throw new Error("not loaded");
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an unfinished download that cannot be gone on with does not take the packs away", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { packsStore, startPacks } = await import("./packs.ts");
  await startPacks();
  expect(packsStore.getState()).toMatchObject({ isLoaded: true, problem: null });
  expect(warn).toHaveBeenCalledOnce();
});
