/**
 * Takes the screenshots for the README and the manifest from the built app, in each language: `npm run build && npm run screenshots`.
 */
import { LANGUAGES } from "#domain/language/language.ts";
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

const named = process.argv.slice(2);
const wanted = named.length === 0 ? LANGUAGES : LANGUAGES.filter((one) => named.includes(one));

await withApp(async (url, browser) => {
  for (const language of wanted) {
    await takeJourney(url, browser, language);
    await takeDesktop(url, browser, language);
    const stored = {
      settings: { colorScheme: 1, tileSource: 0, mapOverlay: NO_OVERLAYS },
      waypoints: WAYPOINTS,
    };
    const page = await phonePage(browser, HERE, stored, { language });
    await page.goto(new URL(COUNTRY, url).href);
    await takePicture(page, "map-dark.jpg");
    await page.context().close();
  }
});
