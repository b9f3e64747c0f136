import { expect, test } from "vitest";
import { serversOfSource } from "./source-servers.ts";

test.each([
  [{ kind: "online" }, ["tiles.openfreemap.org"]],
  [{ kind: "pictures", tileSource: 4 }, ["service.pdok.nl"]],
  [{ kind: "archive", url: "https://maps.example/nl.pmtiles" }, ["maps.example"]],
] as const)("tiles of %s come from %s", (source, hosts) => {
  const asked = serversOfSource(source).map((address) => /^https:\/\/([^/]+)/.exec(address)?.[1]);
  expect(asked).toEqual(hosts);
});
