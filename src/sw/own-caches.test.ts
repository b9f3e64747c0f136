import { expect, it } from "vitest";
import { precacheName } from "#domain/offline/precache-name.ts";
import { ownCaches } from "./own-caches.ts";

const HOST = "https://naam.example";

/** Caches by name, with the paths of their contents. */
function fakeCaches(stored: Readonly<Record<string, readonly string[]>>) {
  return {
    keys: async () => Object.keys(stored),
    open: async (name: string) =>
      ({
        keys: async () => (stored[name] ?? []).map((path) => new Request(HOST + path)),
      }) as unknown as Cache,
  };
}

it("finds only the caches of this copy of the app on a shared host", async () => {
  const paths = ["/", "/kaart/", "/kaart/test/"];
  const caches = fakeCaches({
    ...Object.fromEntries(paths.map((path) => [precacheName("a1", path), [`${path}?content=x`]])),
    // From before names contained the path.
    "scouting-map-precache-b2": ["/?content=y", "/static/app.js"],
    "scouting-map-precache-c3": ["/kaart/static/app.js", "/kaart/?content=z"],
    "shared-files": ["/"],
    "of another app": ["/"],
  });
  expect(await ownCaches(caches, "/")).toEqual([
    precacheName("a1", "/"),
    "scouting-map-precache-b2",
  ]);
  expect(await ownCaches(caches, "/kaart/")).toEqual([
    precacheName("a1", "/kaart/"),
    "scouting-map-precache-c3",
  ]);
  expect(await ownCaches(caches, "/kaart/test/")).toEqual([precacheName("a1", "/kaart/test/")]);
});
