import { describe, expect, it } from "vitest";
import { placeOfGeoUri } from "./geo-uri.ts";
import { linkIn, readMapLink } from "./map-link.ts";
import { placeOfOsmCode } from "./osm-short-code.ts";

describe("readMapLink finds the place in", () => {
  it.each([
    ["https://www.google.com/maps/@52.15517,5.3872,15z", 52.15517, 5.3872],
    [
      "https://www.google.nl/maps/place/Amersfoort/@52.1,5.3,13z/data=!3m1!4b1!4m6!8m2!3d52.15517!4d5.3872",
      52.15517,
      5.3872,
    ],
    ["https://maps.google.com/?q=52.15517,5.3872", 52.15517, 5.3872],
    ["https://maps.google.com/maps?q=loc:52.15517,5.3872&z=15", 52.15517, 5.3872],
    ["https://www.google.com/maps/search/?api=1&query=52.15517%2C5.3872", 52.15517, 5.3872],
    ["https://www.google.com/maps/search/52.15517,+5.3872", 52.15517, 5.3872],
    ["https://www.google.com/maps/dir/?api=1&destination=52.15517,5.3872", 52.15517, 5.3872],
    ["https://www.google.com/maps/dir/52.0,5.0/52.15517,5.3872/@52.1,5.2,12z", 52.15517, 5.3872],
    ["https://www.google.co.uk/maps/@-33.8568,151.2153,17z", -33.8568, 151.2153],
    ["https://www.openstreetmap.org/#map=15/52.15517/5.38720", 52.15517, 5.3872],
    ["https://www.openstreetmap.org/#map%3D15%2F52.15517%2F5.38720", 52.15517, 5.3872],
    ["https://www.openstreetmap.org/?mlat=52.15517&mlon=5.38720#map=15/52.1/5.3", 52.15517, 5.3872],
    ["https://www.openstreetmap.org/node/123#map=17.5/52.15517/5.38720&layers=N", 52.15517, 5.3872],
    ["https://www.openstreetmap.org/search?query=52.15517%2C5.3872#map=5/50/5", 52.15517, 5.3872],
    ["https://maps.apple.com/?ll=52.15517,5.3872&q=Kamp", 52.15517, 5.3872],
    ["https://maps.apple.com/?q=52.15517,5.3872", 52.15517, 5.3872],
    ["https://maps.apple.com/place?coordinate=52.15517,5.3872&name=Kamp", 52.15517, 5.3872],
    ["https://www.bing.com/maps?cp=52.15517~5.3872&lvl=15", 52.15517, 5.3872],
    ["https://www.bing.com/maps?cp=52~5&sp=point.52.15517_5.3872_Kamp", 52.15517, 5.3872],
    ["https://www.waze.com/ul?ll=52.15517%2C5.3872&navigate=yes", 52.15517, 5.3872],
    ["https://wego.here.com/?map=52.15517,5.3872,15,normal", 52.15517, 5.3872],
    ["https://osmand.net/map?pin=52.15517,5.3872#12/52.1/5.3", 52.15517, 5.3872],
    ["https://opentopomap.org/#map=12/52.15517/5.38720", 52.15517, 5.3872],
    ["https://hiking.waymarkedtrails.org/#?map=12.0/52.15517/5.3872", 52.15517, 5.3872],
    ["https://www.komoot.com/plan/@52.15517,5.3872,12z", 52.15517, 5.3872],
  ])("%s", (link, lat, lng) => {
    expect(readMapLink(link)).toEqual({ kind: "place", place: { lat, lng } });
  });

  it("a short link of OpenStreetMap, whose code contains the place", () => {
    const read = readMapLink("https://osm.org/go/0EEQjE--");
    expect(read.kind === "place" && read.place.lat).toBeCloseTo(51.5108, 2);
    expect(read.kind === "place" && read.place.lng).toBeCloseTo(0.0549, 2);
  });

  // The test values of Organic Maps.
  it.each([
    ["https://omaps.app/B4srhdHVVt/Some_Name", 64.5234, 12.1234],
    ["omaps.app/B4srhdHVVt", 64.5234, 12.1234],
    ["https://comaps.at/B4srhdHVVt/Some+Name", 64.5234, 12.1234],
    ["http://ge0.me/Bzqqqqqqqq/Name", 45, 45],
    ["ge0://BaF6F6F6F6/Name", -20, 20],
    ["om://BP________/Name", -0.000_001, -0.000_001],
    ["https://omaps.app/52.15517,5.3872/Kamp", 52.15517, 5.3872],
  ])("%s", (link, lat, lng) => {
    const read = readMapLink(linkIn(`Kijk: ${link}`) ?? linkIn(link) ?? "");
    expect(read.kind === "place" && read.place.lat).toBeCloseTo(lat, 4);
    expect(read.kind === "place" && read.place.lng).toBeCloseTo(lng, 4);
  });
});

describe("readMapLink", () => {
  it("returns the search words of a map", () => {
    const link = "https://www.google.com/maps/place/9F47594P%2B3V";
    expect(readMapLink(link)).toEqual({ kind: "words", words: "9F47594P+3V" });
  });

  it.each([
    "https://app.pdok.nl/viewer/#x=155000.00&y=463000.00&z=3.0000&background=BRT-A%20standaard",
    "https://www.topotijdreis.nl/kaart/2020/@155000,463000,8",
  ])("returns RD as words: %s", (link) => {
    const read = readMapLink(link);
    expect(read.kind === "words" && read.words.replaceAll(".00", "")).toBe("155000,463000");
  });

  it.each([
    ["https://maps.app.goo.gl/AbCdEf123", "short-link"],
    ["https://goo.gl/maps/AbCdEf123", "short-link"],
    ["https://maps.apple/p/AbCdEf", "short-link"],
    ["https://example.org/?q=52.1,5.3", "unknown-link"],
    ["https://www.google.example.org/maps/@52.1,5.3,15z", "unknown-link"],
    ["https://www.openstreetmap.org/node/123", "link-without-place"],
    ["https://www.openstreetmap.org/#map=15/95.2/5.3", "link-without-place"],
    ["https://maps.apple.com/", "link-without-place"],
    ["https://omaps.app/privacy", "link-without-place"],
    ["https://omaps.app/", "link-without-place"],
    ["https://www.bing.com/search?q=52.1,5.3", "link-without-place"],
    ["https://%", "unknown-link"],
  ])("refuses %s: %s", (link, reason) => {
    expect(readMapLink(link)).toEqual({ kind: "problem", reason });
  });
});

describe("linkIn", () => {
  it.each([
    ["Kijk: https://maps.google.com/?q=52,5.", "https://maps.google.com/?q=52,5"],
    ["maps.app.goo.gl/AbC", "maps.app.goo.gl/AbC"],
    ["goo.gl/maps/AbC", "goo.gl/maps/AbC"],
    ["www.openstreetmap.org/#map=15/52.1/5.3", "www.openstreetmap.org/#map=15/52.1/5.3"],
    ["52.1, 5.3", null],
    ["geo:52.1,5.3", null],
  ])("%s: %s", (text, link) => {
    expect(linkIn(text)).toBe(link);
  });
});

describe("placeOfGeoUri", () => {
  it.each([
    ["geo:52.15517,5.3872", 52.15517, 5.3872],
    ["GEO:52.15517,5.3872,12.5;u=35", 52.15517, 5.3872],
    ["geo:52.15517,5.3872;crs=WGS84;u=35", 52.15517, 5.3872],
    ["geo:0,0?q=52.15517,5.3872(Kamp)", 52.15517, 5.3872],
    ["geo:52.15517,5.3872?z=15", 52.15517, 5.3872],
    ["geo:52.15517,5.3872(Kamp+1)", 52.15517, 5.3872],
    ["geo: 52.15517, 5.3872", 52.15517, 5.3872],
    ["geo://52.15517,5.3872", 52.15517, 5.3872],
    ["Kamp (geo:52.15517,5.3872) bij de eik", 52.15517, 5.3872],
    ["geo:-33.8568,-151.2153", -33.8568, -151.2153],
  ])("reads %s", (text, lat, lng) => {
    expect(placeOfGeoUri(text)).toEqual({ lat, lng });
  });

  it.each([
    ["geo:52.1,5.3;crs=EPSG:28992", "other-datum"],
    ["geo:95,5", "out-of-range"],
    ["geo:hier", "unreadable"],
    // With decimal commas it would be somewhere else.
    ["geo:52,15517,5,3872", "unreadable"],
    ["geo:52.1,5.3abc", "unreadable"],
    ["geo:52.1", "unreadable"],
  ])("refuses %s: %s", (text, reason) => {
    expect(placeOfGeoUri(text)).toBe(reason);
  });
});

describe("placeOfOsmCode", () => {
  it.each(["", "--", "!!", "AAAAAAAAAAAA"])("refuses %j", (code) => {
    expect(placeOfOsmCode(code)).toBeNull();
  });
});
