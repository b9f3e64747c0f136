import { expect, test } from "vitest";
import { withAsked } from "./asked-servers.ts";
import { KNOWN_SERVERS, knownServerAt, knownServers } from "./servers.ts";

test("every server of a map or an overlay is known, whichever of its hosts was asked", () => {
  expect(knownServerAt("https://tiles.openfreemap.org")?.purpose).toBe("online-map");
  expect(knownServerAt("https://b.tile.opentopomap.org")?.chosenBy).toEqual([6]);
  expect(knownServerAt("https://a.tile-cyclosm.openstreetmap.fr")?.chosenBy).toEqual([7]);
  const pdok = KNOWN_SERVERS.filter(({ host }) => host === "service.pdok.nl");
  expect(pdok.map(({ purpose }) => purpose)).toEqual([
    "pictures",
    "network-pictures",
    "municipalities",
  ]);
  expect(knownServerAt("https://packs.example")).toBeNull();
  for (const { host } of KNOWN_SERVERS) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

test("the server of the default catalogue is known, if the build has one", () => {
  expect(knownServers(null, "https://slice.example", null)).toEqual(KNOWN_SERVERS);
  expect(knownServers("https://name.github.io/kaart/packs/index.json", null, null).at(-1)).toEqual({
    host: "name.github.io",
    purpose: "packs",
    chosenBy: [],
  });
  const bulletin = "https://raw.example/vaarberichten.json";
  expect(knownServers(null, null, bulletin).at(-1)).toEqual({
    host: "raw.example",
    purpose: "bulletin",
    chosenBy: [],
  });
  const hosts = knownServers(null, null, null).map(({ host }) => host);
  expect(hosts).not.toContain("slice.example");
});

test("the last time that a server was asked is noted, and the oldest are forgotten", () => {
  const once = withAsked({}, "https://a.example", 10);
  expect(withAsked(once, "https://a.example", 5)).toEqual({ "https://a.example": 10 });
  const many = Array.from({ length: 60 }, (_, at) => at).reduce(
    (asked, at) => withAsked(asked, `https://${at}.example`, at),
    once,
  );
  expect(Object.keys(many)).toHaveLength(50);
  expect(many["https://59.example"]).toBe(59);
  expect(many["https://9.example"]).toBeUndefined();
});
