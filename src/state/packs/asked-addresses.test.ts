import { expect, test } from "vitest";
import { askedBySource } from "./asked-addresses.ts";

test.each([
  [{ kind: "online" }, ["tiles.openfreemap.org"]],
  [{ kind: "pictures", tileSource: 4 }, ["service.pdok.nl"]],
  [{ kind: "archive", url: "https://maps.example/nl.pmtiles" }, ["maps.example"]],
] as const)("tiles of %s come from %s", (source, hosts) => {
  const asked = askedBySource(source).map((address) => /^https:\/\/([^/]+)/.exec(address)?.[1]);
  expect(asked).toEqual(hosts);
});
