import { expect, it } from "vitest";
import { linkIn, readMapLink } from "./map-link.ts";

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

it.each([
  "intent://maps.google.com/maps?q=52.0854,5.1243#Intent;scheme=https;package=com.google.android.apps.maps;end",
  "intent://0,0?q=52.0854,5.1243(Kamp)#Intent;scheme=geo;package=net.osmand;end",
  "intent:geo:52.0854,5.1243#Intent;end",
  `intent://kamp#Intent;scheme=kamp;S.browser_fallback_url=${GOOGLE};end`,
  "intent://?ll=52.0854,5.1243&navigate=yes#Intent;scheme=waze;end",
  "comgooglemaps://?q=52.0854,5.1243&zoom=14",
  "comgooglemaps://?center=52.0854,5.1243",
  "comgooglemapsurl://www.google.com/maps/@52.0854,5.1243,15z",
  "google.navigation:q=52.0854,5.1243&mode=w",
  "maps://?ll=52.0854,5.1243&q=Kamp",
  "waze://?ll=52.0854,5.1243&navigate=yes",
  OSM,
  GOOGLE,
])("reads the link for an app, and one that is encoded as a whole: %s", (link) => {
  expect(linkIn(`Kijk hier: ${link}`)).toBe(link);
  expect(readMapLink(link)).toEqual(PLACE);
});

it("says that a link for an app has no place, or searches for its words", () => {
  expect(readMapLink("comgooglemaps://?zoom=14")).toEqual({
    kind: "problem",
    reason: "link-without-place",
  });
  expect(readMapLink("intent://0,0?q=Dorpsstraat+12#Intent;scheme=geo;end")).toMatchObject({
    kind: "words",
  });
});
