import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import type { AreaSource } from "./area-source.ts";

/** Returns an address of each server that the tiles of a source come from. */
export function serversOfSource(source: AreaSource): readonly string[] {
  switch (source.kind) {
    case "pictures":
      return tileSourceFor(source.tileSource).urlTemplates;
    case "archive":
      return [source.url];
    case "online":
      return [ONLINE_MAP_URL];
  }
}
