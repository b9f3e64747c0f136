import { expect, it } from "vitest";
import { precacheName } from "#domain/offline/precache-name.ts";
import { ownCaches } from "./own-caches.ts";

const HOST = "https://naam.example";

/** Caches by name, each with the paths of what is in it. */
function fakeCaches(kept: Readonly<Record<string, readonly string[]>>) {
  return {
    keys: async () => Object.keys(kept),
    open: async (name: string) =>
      ({
        keys: async () => (kept[name] ?? []).map((path) => new Request(HOST + path)),
      }) as unknown as Cache,
  };
}

it("copies of the app on one host find their own caches, and never each other's", async () => {
  const paths = ["/", "/kaart/", "/kaart/test/"];
  const caches = fakeCaches({
    ...Object.fromEntries(paths.map((path) => [precacheName("a1", path), [`${path}?content=x`]])),
    // Of before names told the path.
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
