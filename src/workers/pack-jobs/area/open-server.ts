import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { AreaJob } from "#domain/packs/pack-job.ts";
import type { TileRequestOptions } from "#workers/pack-jobs/ask-tile.ts";
import { archiveServer } from "./archive-server.ts";
import type { AreaServer } from "./area-server.ts";
import { onlineServer } from "./online-server.ts";
import { pictureServer } from "./picture-server.ts";

/** Finds the server of an area. Throws PackJobError, or the reason of an aborted signal. */
export async function openServer(
  { areas, source }: Pick<AreaJob, "areas" | "source">,
  asking: TileRequestOptions,
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
