import { expect, it } from "vitest";
import { readMapLink } from "./map-link.ts";

const PLACE = { kind: "place", place: { lat: 52.0854, lng: 5.1243 } };
const OSM = encodeURIComponent("https://www.openstreetmap.org/#map=16/52.0854/5.1243");
const GOOGLE = encodeURIComponent("https://www.google.com/maps?q=52.0854,5.1243");

it.each([
  `https://consent.google.com/m?continue=${GOOGLE}&gl=NL`,
  `https://www.google.com/url?sa=D&q=${OSM}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${GOOGLE}&data=05`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(`https://www.google.com/url?q=${OSM}`)}`,
])("reads the link that another link passes on: %s", (link) => {
  expect(readMapLink(link)).toEqual(PLACE);
});

it("keeps to the map of a link whose search is a page", () => {
  const page = encodeURIComponent("https://kamp.example/kaart.kml");
  expect(readMapLink(`https://www.google.com/maps?q=${page}&ll=52.0854,5.1243`)).toEqual(PLACE);
});

it("says that a link that is passed on is a short one", () => {
  const short = encodeURIComponent("https://maps.app.goo.gl/abc");
  expect(readMapLink(`https://www.google.com/url?q=${short}`)).toEqual({
    kind: "problem",
    reason: "short-link",
  });
});
