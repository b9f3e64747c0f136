import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { AppDriver } from "./app.ts";

/** The place of the boat. */
export const HERE = { lat: 52.6, lng: 5.2, accuracy: 5 };

/** A followed plan among what a version of the app stored. */
const GOLDEN = join(import.meta.dirname, "../goldens/stored/0.4.2-alpha/local-storage.json");

/** A script, a style or a worker that the app loads when it is needed. */
const PART = /\/static\/(?:js|css)\/async\/([^/]+?)\.[^/]+$/;

/** Stores something of everything that watches. Returns the parts of the app that are loaded only for that, all refused. */
export async function watchEverything(app: AppDriver, page: Page): Promise<RefusedParts> {
  await app.store("preferences", { isDarkOffered: true, offlineOnly: true });
  await app.setFix(HERE);
  const parts = await refusedParts(page);
  // A screen that does not come says so itself.
  await app.open("/map");
  await app.waitForMap();
  await app.open("/settings");
  await page.evaluate(putTexts, JSON.parse(readFileSync(GOLDEN, "utf8")).following);
  await page.evaluate(putWatches, HERE);
  parts.refuseAll();
  return parts;
}

/** Runs in the page. */
function putTexts(following: string): void {
  localStorage.setItem("following", following);
  const preferences = JSON.parse(localStorage.getItem("preferences") ?? "{}");
  localStorage.setItem("preferences", JSON.stringify({ ...preferences, huntShown: true }));
}

/** Runs in the page. */
function putWatches({ lat, lng }: { readonly lat: number; readonly lng: number }): Promise<void> {
  const [atMs, place] = [Date.now(), { lat, lng }];
  const state = {
    recent: [],
    outsideCount: 0,
    lastFixAtMs: atMs,
    distanceMeters: null,
    alarm: null,
    quietUntilMs: null,
  };
  const circle = { ...place, radiusMeters: 50 };
  const boating = {
    manOverboard: { id: "mark", atMs, fix: null, knowsLater: true },
    anchor: { circle, startedAtMs: atMs, state },
    target: { ...place, lat: lat + 0.1, name: "Vuurtoren", from: null, startedAtMs: atMs },
  };
  const hunt = { circles: [{ id: "c", name: "Vos", ...circle }], sightings: [], areas: [] };
  const recording = { format: 1, trackId: "walk", startedAtMs: atMs, isPaused: false };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("scouting-map");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const putting = database.transaction(["boating", "scouting", "recordings"], "readwrite");
      for (const [key, record] of Object.entries(boating)) {
        putting.objectStore("boating").put({ format: 1, ...record }, key);
      }
      putting.objectStore("scouting").put({ format: 1, ...hunt }, "hunt");
      putting.objectStore("recordings").put(recording);
      putting.onerror = () => reject(putting.error);
      putting.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}

/** The lazily loaded code of the watches, which a test can refuse. */
export interface RefusedParts {
  /** Refuses every part that was not loaded before. */
  refuseAll(): void;
  /** Refuses each part that was not loaded before once, or only this one. */
  refuseOnce(part?: string): void;
  /** Returns the names of the parts that were loaded since then. */
  served(): readonly string[];
}

/** Refuses nothing until a method is called. */
async function refusedParts(page: Page): Promise<RefusedParts> {
  let state: "open" | "out" | "once" = "open";
  let only: string | undefined;
  const [known, refused, served] = [new Set<string>(), new Set<string>(), new Set<string>()];
  await page.route(PART, (route) => {
    const path = new URL(route.request().url()).pathname;
    const name = PART.exec(path)?.[1] ?? path;
    if (state === "open") known.add(path);
    if (known.has(path)) return route.continue();
    const isDue = !refused.has(path) && (only === undefined || only === name);
    if (state === "out" || isDue) {
      if (state === "once") refused.add(path);
      return route.abort();
    }
    served.add(name);
    return route.continue();
  });
  return {
    refuseAll() {
      state = "out";
    },
    refuseOnce(part) {
      [state, only] = ["once", part];
      refused.clear();
      served.clear();
    },
    served: () => [...served],
  };
}
