import { expect, it } from "vitest";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { TILE_SOURCES } from "#domain/tiles/tile-sources.ts";
import * as german from "../../de/map/tile-sources.ts";
import * as english from "../../en/map/tile-sources.ts";
import * as dutch from "./tile-sources.ts";

it.each([
  ["Dutch", dutch],
  ["English", english],
  ["German", german],
])("every tile source and overlay has its own name in %s", (_language, texts) => {
  const sources = [
    ...TILE_SOURCES.map(({ number }) => number),
    ...NETWORK_OVERLAYS.map(({ name }) => name),
    "online-map" as const,
  ];
  expect(new Set(sources.map((source) => texts.mapSourceName(source))).size).toBe(sources.length);
  for (const { number } of TILE_SOURCES) expect(texts.tileSourceHints[number]).toBeTruthy();
});
