import type { AreaSource } from "#domain/areas/area-source.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import type { PackJobRequest } from "#workers/pack-jobs/pack-job-calls.ts";

/** Returns an address of each server that a job sends requests to; empty for a copy on the device. */
export function askedByJob(request: PackJobRequest): readonly string[] {
  switch (request.kind) {
    case "copy":
      return [];
    case "download":
      return [request.order.manifestUrl];
    case "area":
      return askedBySource(request.order.source);
  }
}

/** Returns an address of each server that the tiles of a source come from. */
export function askedBySource(source: AreaSource | undefined): readonly string[] {
  switch (source?.kind) {
    case "pictures":
      return tileSourceFor(source.tileSource).urlTemplates;
    case "archive":
      return [source.url];
    default:
      return [ONLINE_MAP_URL];
  }
}
