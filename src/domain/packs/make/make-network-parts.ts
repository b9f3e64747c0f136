import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import {
  type ExtractedNetwork,
  extractNetworkSteps,
} from "#domain/network/extract/extract-network.ts";
import { routeLines } from "#domain/network/extract/route-lines.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import type { OsmExtract } from "#domain/osm/osm-elements.ts";
import { inPauses, type Pause } from "#domain/osm/pause.ts";
import { placesJson } from "#domain/packs/pack-manifest-places.ts";
import { networkTiles } from "./network-tiles.ts";
import type { RawPlace } from "./raw-places.ts";
import { searchablePlaces } from "./searchable-places.ts";

/** The data of an area, as read from an extract. */
export interface AreaData {
  readonly osm: OsmExtract;
  readonly places: readonly RawPlace[];
  /** The box around the pack. */
  readonly bounds: LngLatBox;
}

/** The steps after reading, in their order. */
export type PartStep = "routes" | "tiles";

/** The caller of a maker of parts. */
export interface PartsCaller {
  /** Receives each file of the pack when it is complete: `network.graph`, `networks.pmtiles`, `places.json`. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void> | void;
  readonly pause?: Pause;
  /** Receives the number of routes, and then of pieces of the map. */
  readonly onProgress?: (step: PartStep, done: number, total: number) => void;
}

/** The networks of a pack whose files were written. */
export interface MadeParts {
  readonly extracted: ExtractedNetwork;
  /** The names of its files. */
  readonly fileNames: readonly string[];
  /** The number of streets that were too many to search. */
  readonly droppedStreets: number;
}

/**
 * Makes the files of a pack that come from an extract: those of its networks, unless it has none, and its places. The
 * same data gives the same bytes on every device.
 */
export async function makeNetworkParts(
  { osm, places, bounds }: AreaData,
  { write, pause = () => {}, onProgress = () => {} }: PartsCaller,
): Promise<MadeParts> {
  const steps = extractNetworkSteps(osm, (done, total) => onProgress("routes", done, total));
  const extracted = await inPauses(steps, pause);
  const { network, routes } = extracted;
  const fileNames: string[] = [];
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    await write(name, bytes);
    fileNames.push(name);
  };
  if (network.nodes.length > 0 || routes.length > 0) {
    await put("network.graph", writeGraph(network).bytes);
    const locks = places.filter(({ kind }) => kind === "lock");
    const picture = { lines: routeLines(routes, osm), network, locks };
    const onPiece = (done: number, total: number): void => onProgress("tiles", done, total);
    await put("networks.pmtiles", await networkTiles(picture, bounds, { pause, onPiece }));
  }
  const searchable = searchablePlaces(places, network.nodes);
  await put("places.json", encodeUtf8(placesJson(searchable.places)));
  return { extracted, fileNames, droppedStreets: searchable.droppedStreets };
}
