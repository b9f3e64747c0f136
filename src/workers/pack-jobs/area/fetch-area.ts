import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import { type AreaJob, PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { AREA_ARCHIVE, type AreaFile, openAreaFile } from "#storage/packs/area-file.ts";
import { storeJob } from "#storage/packs/jobs/stored-jobs.ts";
import { forEachParallel } from "#workers/pack-jobs/for-each-parallel.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";
import { type AreaServer, AT_ONCE } from "./area-server.ts";
import { openServer } from "./open-server.ts";

/**
 * The time after which the job is stored again, so that a later visit can show its progress. Each write waits for
 * the disk, so it follows the clock and not the number of tiles.
 */
const WRITE_EVERY_MS = 2000;

/** Fetches the tiles of an area, or those that are not in the folder of the job. */
export async function fetchArea(job: AreaJob, context: PackJobContext): Promise<PackRecord> {
  await storeJob(context.files, job);
  const resting = { tell: () => {} };
  const onRest = () => resting.tell();
  const server = await openServer(job, { ...context, onRest });
  const dated = { ...job, dataDate: job.dataDate ?? server.says.dataDate };
  const file = await openAreaFile(context.files, job.id);
  try {
    const known = job.estimate?.known ?? [];
    for (const { id, packed } of known) if (!file.has(id)) file.add(id, packed);
    await fetchTiles(file, dated, server, { ...context, resting });
    // A server without a single tile has lost its data.
    if (file.tileCount() === 0) throw new PackJobError(emptyProblem(job));
    const { metadata } = server.packing;
    const bytes = await file.finish({
      ...server.packing,
      bounds: boxAroundBoxes(job.areas),
      metadata: { ...metadata, name: job.name },
    });
    return recordOf(dated, server, bytes, context.clock.nowMs());
  } finally {
    file.close();
  }
}

async function fetchTiles(
  file: AreaFile,
  job: AreaJob,
  server: AreaServer,
  context: PackJobContext & { readonly resting: { tell: () => void } },
): Promise<void> {
  const { tiles } = server;
  const missing = tiles.filter(({ id }) => !file.has(id));
  let doneTiles = tiles.length - missing.length;
  const tell = () => {
    const progress = { doneBytes: file.doneBytes(), totalBytes: job.totalBytes };
    context.onProgress({
      ...progress,
      tiles: { done: doneTiles, total: tiles.length },
      isResting: server.restMs() > 0,
    });
  };
  context.resting.tell = tell;
  tell();
  const note = () =>
    storeJob(context.files, { ...job, tiles: { done: doneTiles, total: tiles.length } });
  let notedMs = context.clock.steadyMs();
  const recordThrottled = async () => {
    const nowMs = context.clock.steadyMs();
    if (nowMs - notedMs < WRITE_EVERY_MS) return;
    notedMs = nowMs;
    await note();
  };
  try {
    await forEachParallel(
      missing,
      AT_ONCE,
      async (tile, signal) => {
        file.add(tile.id, await server.fetchTile(tile, signal));
        doneTiles += 1;
        tell();
        await recordThrottled();
      },
      context.signal,
    );
  } finally {
    // The original failure matters more than a failure to write this on a full device.
    await note().catch(() => {});
  }
}

/** An archive of another country has nothing here; a server of the whole world has lost its data. */
function emptyProblem({ source }: AreaJob): PackProblem {
  return source.kind === "archive" ? "nothing-here" : "server-error";
}

function recordOf(
  { id, name, areas, source, dataDate }: AreaJob,
  { says }: AreaServer,
  bytes: number,
  addedAtMs: number,
): PackRecord {
  return {
    ...says,
    version: 1,
    id,
    kind: "area",
    name,
    areas,
    mapAreas: areas,
    source,
    modes: [],
    dataDate,
    files: [{ name: AREA_ARCHIVE, bytes }],
    manifestSha256: null,
    catalogueUrl: null,
    addedAtMs,
  };
}
