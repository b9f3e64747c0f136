import { expect, it } from "vitest";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { TILE_SOURCES } from "#domain/tiles/tile-sources.ts";
import * as german from "../../words/de/map/tile-sources.ts";
import * as english from "../../words/en/map/tile-sources.ts";
import * as dutch from "../../words/nl/map/tile-sources.ts";

it.each([
  ["Dutch", dutch],
  ["English", english],
  ["German", german],
])("every tile source and overlay has its own name in %s", (_language, texts) => {
  const names: Readonly<Record<string, string>> = {
    ...texts.backgroundNames,
    ...texts.overlayNames,
  };
  const hints: Readonly<Record<string, string>> = texts.tileSourceHints;
  const numbers = TILE_SOURCES.map(({ number }) => `${number}`);
  const sources = [...numbers, ...NETWORK_OVERLAYS.map(({ name }) => name), "online-map"];
  for (const source of sources) expect(names[source]).toBeTruthy();
  expect(new Set(sources.map((source) => names[source])).size).toBe(sources.length);
  for (const number of numbers) expect(hints[number]).toBeTruthy();
});
