import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { AppDriver } from "./app.ts";
import { BLANK_FILE, plantStored, readGolden, type StoredData } from "./stored-data.ts";
import { answerPictures } from "./tile-servers.ts";

const GOLDEN = readGolden(join(import.meta.dirname, "../goldens/stored/plans-2"));

/** In the pack of Delft, at its walking node 14. */
const DELFT = { lat: 52.001445, lng: 4.363307, accuracy: 5 };

const PLACE = "52.00450,4.36900";

/** One of the screens that people use most. */
export interface MainScreen {
  readonly name: string;
  readonly path: string;
  /** The element that comes last; by default the heading of the screen. */
  readonly last?: string;
}

const plan = idOf("plans");
const track = idOf("tracks", "Rondje");
const [{ id: waypoint }] = JSON.parse(GOLDEN.localStorage["waypoints"] ?? "");

/** The sixteen screens that people use most, each as an address. */
export const MAIN_SCREENS: readonly MainScreen[] = [
  { name: "home", path: "/dashboard" },
  { name: "location", path: "/location" },
  { name: "map", path: "/map", last: "canvas" },
  { name: "place", path: `/map?plek=${PLACE}`, last: "[data-coordinate]" },
  { name: "plan", path: "/map?plan", last: "[data-map-sheet] [data-is-main]" },
  { name: "loop", path: "/map?plan&rondje", last: "[data-map-sheet] [data-is-main]" },
  { name: "region", path: "/map?streek", last: "[data-map-sheet] [data-is-main]" },
  { name: "recorder", path: "/map?opname", last: "[data-map-sheet] button" },
  { name: "waypoints", path: "/waypoints", last: `a[href="/waypoints/${waypoint}"]` },
  { name: "waypoint", path: `/waypoints/${waypoint}` },
  { name: "tracks", path: "/tracks", last: `a[href="/tracks/${track}"]` },
  { name: "track", path: `/tracks/${track}`, last: "input" },
  { name: "routes", path: "/routes", last: `a[href="/routes/${plan}"]` },
  { name: "route", path: `/routes/${plan}` },
  { name: "settings", path: "/settings" },
  { name: "changelog", path: "/changelog" },
];

function idOf(store: string, name?: string): string {
  const rows = GOLDEN.database.stores[store]?.rows ?? [];
  const row = rows.find(({ value }) => !name || (value as { name: string }).name === name);
  return String(row?.key);
}

interface Look {
  readonly language: "nl" | "en" | "de";
  readonly colorScheme?: number;
}

/** Gives the device a position, and stores data for all main screens: packs, a plan, tracks and a waypoint. */
export async function plantMainScreens(page: Page, app: AppDriver, look: Look): Promise<void> {
  await answerPictures(page);
  await app.setFix(DELFT);
  await page.goto(app.baseUrl + BLANK_FILE);
  await plantStored(page, dataFor(look));
}

const EMPTY = { keyPath: null, rows: [] };

function dataFor({ language, colorScheme = 0 }: Look): StoredData {
  const { planDraft = "", settings = "", preferences = "", waypoints = "" } = GOLDEN.localStorage;
  const text = (stored: string, changes: object) =>
    JSON.stringify({ ...JSON.parse(stored), ...changes });
  const { packs = EMPTY, ...others } = GOLDEN.database.stores;
  // Nothing was interrupted: that would lead every screen.
  const empty = ["recordings", "recordedFixes", "setAside"].map((name) => [
    name,
    { ...(others[name] ?? EMPTY), rows: [] },
  ]);
  const isWhole = (path: string) => packs.rows.some(({ key }) => path.includes(String(key)));
  return {
    files: Object.fromEntries(Object.entries(GOLDEN.files).filter(([path]) => isWhole(path))),
    database: {
      ...GOLDEN.database,
      stores: { ...others, packs, ...Object.fromEntries(empty) },
    },
    localStorage: {
      planDraft,
      waypoints,
      settings: text(settings, { colorScheme }),
      preferences: text(preferences, {
        language,
        coordinateFormat: "wgs84",
        isDarkOffered: true,
        isInstallOffered: true,
      }),
      "waypoints.meta": GOLDEN.localStorage["waypoints.meta"] ?? "",
    },
  };
}

/** Opens a main screen and waits until all of it is there. */
export async function openMainScreen(page: Page, app: AppDriver, screen: MainScreen) {
  await app.open(screen.path);
  await expect(page.locator(screen.last ?? "main h2").first()).toBeVisible();
  if (screen.path.startsWith("/map")) await app.waitForMap();
  await page.waitForLoadState("networkidle");
  let shown: string | null = "";
  await expect(async () => {
    const before = shown;
    shown = await page.locator("body").textContent();
    expect(shown).toBe(before);
  }).toPass({ intervals: [200] });
}
