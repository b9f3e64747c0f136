import type { KnownTile } from "#domain/packs/area-estimate.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import { type PackContents, PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import { AREA_ARCHIVE, type AreaFile, openAreaFile } from "#storage/packs/area-file.ts";
import { type AreaOrder, writeAreaOrder } from "#storage/packs/area-order.ts";
import { type AreaServer, AT_ONCE } from "./area-server.ts";
import type { TileAsking } from "./ask-tile.ts";
import type { PackJobContext } from "./copy-pack.ts";
import { forEachParallel } from "./for-each-parallel.ts";
import { openServer } from "./open-server.ts";

/** The context of a job that requests tiles from a server. */
export interface AreaContext extends PackJobContext, TileAsking {}

/**
 * The time after which the order is written again, so that a later visit can show its progress. Each write waits for
 * the disk, so it follows the clock and not the number of tiles.
 */
const WRITE_EVERY_MS = 2000;

/**
 * Fetches the tiles of an area into its folder, or those that are missing there, and returns the content of
 * the area; in a worker only. Throws PackJobError, or the reason of an aborted `signal`; the tiles received
 * so far stay in the folder.
 */
export async function fetchArea(
  order: AreaOrder,
  known: readonly KnownTile[],
  context: AreaContext,
): Promise<PackContents> {
  await writeAreaOrder(context.files, order);
  const resting = { tell: () => {} };
  const onRest = () => resting.tell();
  const server = await openServer(order, { ...context, onRest });
  const dated = { ...order, dataDate: order.dataDate ?? server.says.dataDate };
  const file = await openAreaFile(context.files, order.id);
  try {
    for (const { id, packed } of known) if (!file.has(id)) file.add(id, packed);
    await fetchTiles(file, dated, server, { ...context, resting });
    // A server without a single tile has lost its data.
    if (file.tileCount() === 0) throw new PackJobError(emptyProblem(order));
    const { metadata } = server.packing;
    const bytes = await file.finish({
      ...server.packing,
      bounds: boxAroundBoxes(order.areas),
      metadata: { ...metadata, name: order.name },
    });
    return contentsOf(dated, server, bytes);
  } finally {
    file.close();
  }
}

async function fetchTiles(
  file: AreaFile,
  order: AreaOrder,
  server: AreaServer,
  context: AreaContext & { readonly resting: { tell: () => void } },
): Promise<void> {
  const { tiles } = server;
  const missing = tiles.filter(({ id }) => !file.has(id));
  let doneTiles = tiles.length - missing.length;
  const tell = () => {
    const progress = { doneBytes: file.doneBytes(), totalBytes: order.totalBytes };
    context.onProgress({
      ...progress,
      tiles: { done: doneTiles, total: tiles.length },
      isResting: server.restMs() > 0,
    });
  };
  context.resting.tell = tell;
  tell();
  const note = () =>
    writeAreaOrder(context.files, { ...order, doneTiles, totalTiles: tiles.length });
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
function emptyProblem({ source }: AreaOrder): PackProblem {
  return source.kind === "archive" ? "nothing-here" : "server-error";
}

function contentsOf(
  { id, name, areas, source, dataDate }: AreaOrder,
  { says }: AreaServer,
  bytes: number,
): PackContents {
  return {
    ...says,
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
  };
}
