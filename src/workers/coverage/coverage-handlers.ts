import { isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { neededTiles } from "#domain/coverage/map-coverage.ts";
import { offlineReport } from "#domain/coverage/offline-report.ts";
import type { ReadableGraph } from "#domain/coverage/offline-verdict.ts";
import { placesOnWays } from "#domain/coverage/places-on-ways.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { openPackWays } from "#domain/network/ways/join/pack-ways.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import { archiveTiles } from "./archive-tiles.ts";
import { contoursAlong } from "./contours-along.ts";
import type { CoverageCalls, CoveragePack } from "./coverage-calls.ts";
import { junctionsAlong } from "./junctions-along.ts";

/** Creates the handlers of the worker that reports what works without a network. */
export function coverageHandlers(): Handlers<CoverageCalls> {
  return {
    async report({ question, packs }) {
      const needed = neededTiles(question.shape);
      const box = boxAroundBoxes(needed.filter(({ z }) => z === 14).map(tileBox));
      const ids = needed.map(({ id }) => id);
      const near = packs.filter(({ mapAreas }) => mapAreas.some((area) => isTouching(area, box)));
      const archives = await Promise.all(near.map((pack) => archiveTiles(pack, ids)));
      const graphs = question.mode ? await readableGraphs(packs, box) : [];
      return offlineReport(
        question,
        archives.filter((archive) => archive !== null),
        graphs,
        question.beside && (await placesOnWays(await readableWays(packs), question.beside.lines)),
      );
    },
    junctions: junctionsAlong,
    contours: contoursAlong,
  };
}

/** Returns the ways of the packs that can be read now. */
async function readableWays(packs: readonly CoveragePack[]): Promise<JoinedWays> {
  const opened = await Promise.all(packs.map((pack) => openPackWays(pack).catch(() => null)));
  return joinWays(opened.filter((one) => one !== null));
}

async function readableGraphs(
  packs: readonly CoveragePack[],
  box: LngLatBox,
): Promise<readonly ReadableGraph[]> {
  const near = packs.filter(({ areas }) => areas.some((area) => isTouching(area, box)));
  const found = await Promise.all(
    near.map(async ({ areas, modes, graph }) => {
      if (!graph) return [];
      try {
        const bytes = new Uint8Array(await graph.slice(0, graph.size).arrayBuffer());
        return [{ areas, modes, graph: readGraph(bytes) }];
      } catch (failure) {
        console.warn("A planning graph cannot be read:", failure);
        return [];
      }
    }),
  );
  return found.flat();
}
