/**
 * Takes the screenshots for the README and the manifest from the built app: `npm run build && npm run screenshots`.
 */
import { takeDesktop, takeJourney } from "./journey.ts";
import { phonePage, takePicture, withApp } from "./phone.ts";

/** In Delft, so that the position is recognisable in every picture. */
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

/** The map with all waypoints in view: without a view in its address it opens at the position. */
const COUNTRY = "/map#7.6/52.1500/5.3500";

const NO_OVERLAYS = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };

await withApp(async (url, browser) => {
  await takeJourney(url, browser);
  await takeDesktop(url, browser);
  const page = await phonePage(browser, HERE, {
    settings: { colorScheme: 1, tileSource: 0, mapOverlay: NO_OVERLAYS },
    preferences: { offlineOnly: true },
    waypoints: WAYPOINTS,
  });
  await page.goto(new URL(COUNTRY, url).href);
  await takePicture(page, "map-dark.jpg");
});
