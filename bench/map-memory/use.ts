/** The actions of a user in the memory bench, and the device. */
import type { Page } from "@playwright/test";

/** The start of the simulated walk: the centre of the first view. */
const START = { lat: 52.228, lng: 5.321 };

/** A user who walks around a town, with fixes a few metres apart. */
export class Walk {
  #fixes = 0;

  next(): { readonly latitude: number; readonly longitude: number } {
    this.#fixes += 1;
    const angle = this.#fixes / 40;
    return {
      latitude: START.lat + 0.01 * Math.sin(angle),
      longitude: START.lng + 0.015 * Math.cos(angle),
    };
  }
}

/** Runs in the page: makes the device measure at the time of the page's clock, which the bench controls. */
export function measureByClockOfPage(): void {
  Object.defineProperty(GeolocationPosition.prototype, "timestamp", { get: () => Date.now() });
}

/** Runs before the app: stores waypoints over the middle of the country. */
export function plantWaypoints(count: number): void {
  const waypoints = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Waypoint ${index}`,
    lat: 52 + (index % 20) * 0.02,
    lng: 5.1 + Math.floor(index / 20) * 0.03,
    icon: index % 2 === 0 ? "campsite" : undefined,
  }));
  localStorage.setItem("waypoints", JSON.stringify(waypoints));
}

/** Runs in the page: changes the settings like another tab. */
export function storeSettings(settings: object): void {
  const newValue = JSON.stringify(settings);
  const oldValue = localStorage.getItem("settings");
  localStorage.setItem("settings", newValue);
  const event = { key: "settings", oldValue, newValue, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent("storage", event));
}

/** A track as a file, around the start. */
export function trackFile(points: number): string {
  const list = Array.from({ length: points }, (_, index) => {
    const lat = START.lat + 0.1 * Math.sin(index / 300) + index * 1e-5;
    const lon = START.lng + 0.2 * Math.cos(index / 300);
    return `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"/>`;
  });
  return `<gpx version="1.1"><trk><name>Tocht</name><trkseg>${list.join("")}</trkseg></trk></gpx>`;
}

/** A drag of a thumb; `pan` is its number in a round of twenty in all directions. */
export async function drag(page: Page, pan: number): Promise<void> {
  const angle = (pan % 20) * ((2 * Math.PI) / 20);
  await page.mouse.move(195, 400);
  await page.mouse.down();
  await page.mouse.move(195 + 90 * Math.cos(angle), 400 + 90 * Math.sin(angle), { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(60);
}

/** A tap on a button or link, even if a card lies over it. */
export async function tap(page: Page, name: string | RegExp, role: "button" | "link" = "button") {
  await page.getByRole(role, { name }).first().dispatchEvent("click");
}
