import * as v from "valibot";
import { serversOfSource } from "#domain/areas/source-servers.ts";
import { wholeTileBounds } from "#domain/packs/area-tiles.ts";
import type { AreaJob } from "#domain/packs/pack-job.ts";
import { BOX, COUNT } from "#storage/measures.ts";
import { AREA_SOURCE } from "#storage/packs/area-source.ts";
import { JOB_FIELDS } from "./job-fields.ts";
import type { JobKind } from "./job-kind.ts";

const TILES = { doneTiles: COUNT, totalTiles: COUNT };

/** Version 1 had one box of the online map. */
const VERSION_1 = v.pipe(
  v.object({ ...JOB_FIELDS, ...TILES, version: v.literal(1), bounds: BOX }),
  v.transform(({ bounds, ...job }) => ({
    ...job,
    areas: [wholeTileBounds(bounds)],
    source: { kind: "online" } as const,
  })),
);

const VERSION_2 = v.object({
  ...JOB_FIELDS,
  ...TILES,
  version: v.literal(2),
  areas: v.pipe(v.array(BOX), v.minLength(1)),
  source: AREA_SOURCE,
});

/** Jobs that save an area: docs/formats/saved-area.md. */
export const AREA_JOB: JobKind<AreaJob> = {
  format: {
    fileName: "area.json",
    schema: v.pipe(
      v.union([VERSION_2, VERSION_1]),
      v.transform(({ version, doneTiles, totalTiles, ...job }) => ({
        ...job,
        kind: "area" as const,
        tiles: { done: doneTiles, total: totalTiles },
      })),
    ),
    written: ({ id, name, areas, source, totalBytes, tiles, dataDate, region }) => ({
      version: 2,
      id,
      name,
      areas,
      source,
      totalBytes,
      doneTiles: tiles?.done ?? 0,
      totalTiles: tiles?.total ?? 0,
      dataDate,
      region,
    }),
  },
  servers: ({ source }) => serversOfSource(source),
  lock: areaLock,
  followsNetwork: true,
};

/** Returns the name of the lock for saving an area: tabs that save the same tiles share it. */
export function areaLock({ areas, source }: Pick<AreaJob, "areas" | "source">): string {
  return `area ${JSON.stringify(source)} ${JSON.stringify(areas)}`;
}
