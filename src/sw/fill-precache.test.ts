import { describe, expect, it } from "vitest";
import { fillPrecache, type PrecacheSources } from "./fill-precache.ts";
import type { PrecacheEntry } from "./precache-manifest.ts";

const ENTRIES: readonly PrecacheEntry[] = [
  ["/", "sha256-page"],
  ["/static/app.js", "sha256-app"],
  ["/basemap/kaart.pmtiles", "sha256-kaart"],
];

/** A cache, the cache of an earlier build and a host, which record requests. */
function fakeSources(answer: (path: string) => Response = () => new Response("inhoud")) {
  const stored = new Map<string, Response>();
  const earlier = new Map<string, Response>();
  const asked: { path: string; cache: string; integrity: string }[] = [];
  const sources: PrecacheSources = {
    cache: {
      match: async (key) => stored.get(String(key)),
      put: async (key, response) => void stored.set(String(key), response),
    },
    findStored: async (key) => earlier.get(key),
    download: async (request) => {
      const path = new URL(request.url).pathname;
      asked.push({ path, cache: request.cache, integrity: request.integrity });
      return answer(path);
    },
  };
  return { stored, earlier, asked, sources };
}

// Makes URLs absolute for the Request of Node; a worker resolves them itself.
const here = (entries: readonly PrecacheEntry[]): PrecacheEntry[] =>
  entries.map(([path, integrity]) => [`https://kaart.example${path}`, integrity]);

describe("fillPrecache", () => {
  it("downloads every file and checks its hash", async () => {
    const { stored, asked, sources } = fakeSources();
    await fillPrecache(here(ENTRIES), sources);
    expect(stored.size).toBe(3);
    expect(asked.map(({ integrity }) => integrity).sort()).toEqual(
      ENTRIES.map(([, integrity]) => integrity).sort(),
    );
  });

  it("never takes an archive or a page from the HTTP cache", async () => {
    const { asked, sources } = fakeSources();
    await fillPrecache(here(ENTRIES), sources);
    const modeOf = (path: string) => asked.find((request) => request.path === path)?.cache;
    expect(modeOf("/basemap/kaart.pmtiles")).toBe("no-store");
    expect(modeOf("/")).toBe("no-store");
  });

  it("copies unchanged files from an earlier build", async () => {
    const { stored, earlier, asked, sources } = fakeSources();
    const first = fakeSources();
    await fillPrecache(here(ENTRIES), first.sources);
    for (const [key, response] of first.stored) earlier.set(key, response);
    const changed = here([["/", "sha256-another"], ...ENTRIES.slice(1)]);
    await fillPrecache(changed, sources);
    expect(stored.size).toBe(3);
    expect(asked.map(({ path }) => path)).toEqual(["/"]);
  });

  it("rejects if a file cannot be loaded, and resumes the next time", async () => {
    let isThere = false;
    const { stored, asked, sources } = fakeSources((path) =>
      path === "/basemap/kaart.pmtiles" && !isThere
        ? new Response("weg", { status: 404 })
        : new Response("inhoud"),
    );
    await expect(fillPrecache(here(ENTRIES), sources)).rejects.toThrow("404");
    expect(stored.size).toBe(2);
    isThere = true;
    asked.length = 0;
    await fillPrecache(here(ENTRIES), sources);
    expect(asked.map(({ path }) => path)).toEqual(["/basemap/kaart.pmtiles"]);
  });

  it("rejects a redirected response", async () => {
    const { sources } = fakeSources(() =>
      Object.defineProperty(new Response("elders"), "redirected", { value: true }),
    );
    await expect(fillPrecache(here(ENTRIES), sources)).rejects.toThrow();
  });
});
