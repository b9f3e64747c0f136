/**
 * Takes the README's pictures from the built app, as a phone shows it:
 * `npm run build && node tools/screenshots/make.mjs`. Those of a pack are `pack.mjs`.
 */
import { phonePage, takePicture, withApp } from "./phone.mjs";

/** In Delft, so that the position can be recognised on every picture. */
const HERE = { latitude: 52.0116, longitude: 4.3571, accuracy: 12 };

const WAYPOINTS = [
  {
    id: "kamp",
    name: "Kampterrein Ugchelen",
    lat: 52.187,
    lng: 5.936,
    note: "Water bij de schuur.",
    icon: "campsite",
    color: "#1b5e3b",
  },
  { id: "pont", name: "Pont Wijk bij Duurstede", lat: 51.971, lng: 5.339, icon: "ferry" },
  { id: "haven", name: "Haven Hoorn", lat: 52.636, lng: 5.062, icon: "harbor", color: "#0b57d0" },
];

const PICTURES = [
  { file: "map-light.jpg", route: "/map", colorScheme: 0 },
  { file: "map-dark.jpg", route: "/map", colorScheme: 1 },
  { file: "location.jpg", route: "/location", colorScheme: 0 },
  { file: "waypoints.jpg", route: "/waypoints", colorScheme: 0 },
  { file: "waypoint.jpg", route: "/waypoints/kamp", colorScheme: 0 },
];

const NO_OVERLAYS = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };

await withApp(async (url, browser) => {
  for (const { file, route, colorScheme } of PICTURES) {
    const page = await phonePage(browser, HERE, {
      settings: { colorScheme, tileSource: 0, mapOverlay: NO_OVERLAYS },
      preferences: { offlineOnly: true },
      waypoints: WAYPOINTS,
    });
    await page.goto(new URL(route, url).href);
    await takePicture(page, file);
    await page.context().close();
  }
});
