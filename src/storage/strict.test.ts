import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { databaseConnection } from "./database.ts";
import { emptyIndexedDb } from "./fake-database.ts";
import { setAsideStorage } from "./set-aside/set-aside-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The code of the app that writes to the database, by file. */
function sources(): readonly (readonly [string, string])[] {
  const root = join(import.meta.dirname, "..");
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|\bfake-/.test(path))
    .map((path) => [path, readFileSync(join(root, path), "utf8")] as const)
    .filter(([, code]) => code.includes("#storage/database.ts"));
}

it("makes every transaction that writes strict", () => {
  const calls = sources().flatMap(([path, code]) =>
    [...code.matchAll(/\.transaction\([^;]*?"readwrite"[^;]*?\)/g)].map(([call]) => [path, call]),
  );
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.filter(([, call]) => !/"readwrite",\s*STRICT,?\s*\)$/.test(call ?? ""))).toEqual([]);
});

it("writes nothing with a shortcut of the database, which would be relaxed", () => {
  const shortcut = /(?:database|opened\(\)\))\.(?:put|add|delete|clear)\(/;
  expect(sources().filter(([, code]) => shortcut.test(code))).toEqual([]);
});

it("asks the browser for the disk", async () => {
  emptyIndexedDb();
  const texts = { read: () => null, write: () => "written", remove: () => {} } as never;
  const storage = setAsideStorage(texts, databaseConnection());
  await storage.clear();
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  await storage.clear();
  expect(transaction.mock.calls.map(([, , options]) => options)).toEqual([
    { durability: "strict" },
  ]);
});
