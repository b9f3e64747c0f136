import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { KINDS } from "#storage/records/kinds.ts";
import { wholePlace } from "#storage/records/record-kind.ts";

beforeEach(emptyIndexedDb);

/** The stores of the waypoints, which a backup has as a plain list. */
const WAYPOINT_STORES = ["waypointLists", "waypointEdits"];

/** Stores that are not in a backup, with the reason; docs/formats/backup.md. */
const STORES_LEFT_OUT = {
  packs: "large, and can be downloaded again",
  recordings: "belongs to the recording that is going on; its track is in the backup",
  recordedFixes: "becomes a block of that track every sixty fixes",
  restores: "part of restoring itself",
};

it("every store is in the backup, or left out for a reason", async () => {
  const database = await databaseConnection().opened();
  const backedUp = KINDS.flatMap((kind) => wholePlace(kind).stores);
  const known = [...WAYPOINT_STORES, ...backedUp, ...Object.keys(STORES_LEFT_OUT)];
  expect([...database.objectStoreNames].toSorted()).toEqual([...new Set(known)].toSorted());
});

/** The keys of localStorage that a backup has, under a name of its own or as part of the waypoints. */
const KEYS_BACKED_UP = ["planDraft", "preferences", "setAside", "settings", "waypoints"];

/** Keys that are not in a backup, with the reason. */
const KEYS_LEFT_OUT = {
  "waypoints.meta": "compares both copies of the waypoints of this device",
  askedServers: "says what this device asked",
  following: "says what goes on now; the plan or track itself is in the backup",
  followingProgress: "the same",
  visits: "says what the clock of this device showed",
  watched: "says what goes on now; the anchor itself is in the backup",
  waterLevel: "counts for a short time only",
  restored: "part of restoring itself",
};

it("every key of localStorage is in the backup, or left out for a reason", () => {
  const folder = join(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const texts = sources.map((name) => readFileSync(join(folder, name), "utf8"));
  const keys = texts.flatMap((text) => [
    ...text.matchAll(/^(?:export )?const \w+_KEY = "([^"]+)"|^ {2}key: "(\w+)",$/gm),
  ]);
  const found = keys.map(([, constant, field]) => constant ?? field ?? "");
  const inDatabase = ["anchorRaised", "last", "list", "taken"];
  const known = [...KEYS_BACKED_UP, ...Object.keys(KEYS_LEFT_OUT), ...inDatabase];
  expect([...new Set(found)].toSorted()).toEqual(known.toSorted());
});
