import type { AreaSource } from "#domain/areas/area-source.ts";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { archiveServer } from "./archive-server.ts";
import type { AreaServer } from "./area-server.ts";
import type { TileAsking } from "./ask-tile.ts";
import { onlineServer } from "./online-server.ts";
import { pictureServer } from "./picture-server.ts";

/** The tiles that a server is opened for. */
export interface AreaTiles {
  readonly areas: readonly LngLatBox[];
  readonly source: AreaSource;
}

/** Finds the server of an area. Throws PackJobError, or the reason of an aborted signal. */
export async function openServer(
  { areas, source }: AreaTiles,
  asking: TileAsking,
): Promise<AreaServer> {
  const runs = runsOfBoxes(areas);
  switch (source.kind) {
    case "online":
      return onlineServer(runs, asking);
    case "pictures":
      return pictureServer(runs, source.tileSource, asking);
    case "archive":
      return archiveServer(runs, source.url, asking);
  }
}
