import { noticesAlong } from "#domain/bulletin/notices-along.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { objectsAlong, reachMeters } from "#domain/fairway/along-line.ts";
import { type FairwayIndex, fairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject, Fairways } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { type FairwayNames, fairwayNames } from "#domain/fairway/find-named.ts";
import { passageOf } from "#domain/fairway/passage/passage.ts";
import { passageCosts } from "#domain/fairway/passage/passage-costs.ts";
import { placesAlong } from "#domain/fairway/places-along.ts";
import { unmarkedWaters } from "#domain/fairway/waters/unmarked-waters.ts";
import { watersAt } from "#domain/fairway/waters/water-at.ts";
import { type WaterLine, waterLines } from "#domain/fairway/waters/water-lines.ts";
import { roomBeside, type TileWater, tileWater } from "#domain/fairway/waters/water-room.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import type { FairwayCalls, FairwayFacts, FairwayFiles } from "./fairway-calls.ts";

/** The greatest number of objects of each kind in the list around a place. */
const LISTED = 40;
/** The greatest number of each kind that a name finds. */
const FOUND = 10;

/** Reads a tile of zoom 12 from the archive of waters; null if the archive does not have it. */
export type ReadWaterTile = (tile: TileAddress) => Promise<ArrayBuffer | null>;

/** Creates the handlers that look up bridges, locks and marks in the file from `put`, and waters in the archive of the app. */
export function fairwayHandlers(readWaterTile: ReadWaterTile): Handlers<FairwayCalls> {
  let known: {
    index: FairwayIndex;
    names: FairwayNames;
    byId: ReadonlyMap<number, FairwayObject>;
    facts: FairwayFacts;
  } | null = null;
  const loaded = () => {
    if (known) return known;
    throw new Error("The fairways were not put here yet.");
  };
  return {
    put: async (files) => {
      const builtIn = readFairways(new TextDecoder().decode(files.fairways));
      const fairways = await withMarks(builtIn, files.marks);
      const byId = new Map(fairways.objects.map((object) => [object.id, object]));
      const { source, date, objects, marks } = fairways;
      const names = fairwayNames(objects, marks);
      known = { index: fairwayIndex(fairways), names, byId, facts: { source, date } };
    },
    facts: () => loaded().facts,
    objectById: (id) => loaded().byId.get(id) ?? null,
    fairwaysNear: ({ place, radiusMeters }) => {
      const { index } = loaded();
      return {
        objects: index.objectsNear(place, radiusMeters).slice(0, LISTED),
        marks: index.marksNear(place, radiusMeters).slice(0, LISTED),
      };
    },
    fairwaysNamed: ({ text, near, kinds }) => loaded().names.find(text, near, FOUND, kinds),
    objectsOnLine: (line) => objectsAlong(line, loaded().index),
    passageCosts: (limits) => passageCosts(loaded().byId.values(), limits),
    unmarkedWaters: async (line) => {
      const { index } = loaded();
      return unmarkedWaters(line, await watersOn(tilesAlong(line), readWaterTile), index);
    },
    watersAt: async (place) => watersAt(await watersBetween(place, place, readWaterTile), place),
    noticesOnLine: ({ line, notices }) => noticesAlong(line, notices),
    roomOnWater: async (line) => roomBeside(line, await waterAlong(line, readWaterTile)),
    impassablePlaces: (limits) => {
      const objects = [...loaded().byId.values()].filter((object) => {
        const { state } = passageOf(object, limits);
        return state === "blocked" || state === "unknown";
      });
      return Float64Array.from(
        objects.flatMap((object) => [object.lng, object.lat, reachMeters(object)]),
      );
    },
  };
}

/** Most devices have no files of marks, and do without the code that reads them. */
async function withMarks(fairways: Fairways, files: FairwayFiles["marks"]): Promise<Fairways> {
  if (files.length === 0) return fairways;
  const { withOfficialMarks } = await import(
    /* webpackChunkName: "official-marks" */ "#domain/fairway/marks/with-official-marks.ts"
  );
  return withOfficialMarks(fairways, files, (error) => console.warn("Marks not read:", error));
}

const WATER_ZOOM = 12;
/** The margin around two marks, in tiles, within which a bend of the water between them is found. */
const MARGIN_TILES = 0.4;
/** Much shorter than a tile, which is 6 km wide. */
const ALONG_METERS = 300;
/** A leg over more tiles than this, some 60 km, is straight. */
const MAX_TILES = 120;

/** The margin around a line, in tiles, within which the shores of its water are found. */
const SHORE_TILES = 0.05;

async function waterAlong(
  line: Float64Array,
  readTile: ReadWaterTile,
): Promise<readonly TileWater[]> {
  const tiles = new Map<string, TileAddress>();
  for (const { place } of placesAlong(line, ALONG_METERS)) {
    const [column, row] = [tileColumn(place.lng, WATER_ZOOM), tileRow(place.lat, WATER_ZOOM)];
    for (const x of [Math.floor(column - SHORE_TILES), Math.floor(column + SHORE_TILES)]) {
      for (const y of [Math.floor(row - SHORE_TILES), Math.floor(row + SHORE_TILES)]) {
        tiles.set(`${x}/${y}`, { z: WATER_ZOOM, x, y });
      }
    }
  }
  const found = await Promise.all(
    [...tiles.values()].slice(0, MAX_TILES).map(async (tile) => {
      const bytes = await readTile(tile);
      return bytes ? [tileWater(bytes, tile)] : [];
    }),
  );
  return found.flat();
}

async function watersBetween(
  from: LatLng,
  to: LatLng,
  readTile: ReadWaterTile,
): Promise<readonly WaterLine[]> {
  const range = (one: number, other: number): readonly number[] => {
    const first = Math.floor(Math.min(one, other) - MARGIN_TILES);
    const last = Math.floor(Math.max(one, other) + MARGIN_TILES);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const columns = range(tileColumn(from.lng, WATER_ZOOM), tileColumn(to.lng, WATER_ZOOM));
  const rows = range(tileRow(from.lat, WATER_ZOOM), tileRow(to.lat, WATER_ZOOM));
  if (columns.length * rows.length > MAX_TILES) return [];
  const tiles = columns.flatMap((x) => rows.map((y) => ({ z: WATER_ZOOM, x, y })));
  return watersOn(tiles, readTile);
}

/** Returns the tiles that a line runs through. */
function tilesAlong(line: Float64Array): readonly TileAddress[] {
  const tiles = new Map<string, TileAddress>();
  for (const { place } of placesAlong(line, ALONG_METERS)) {
    const x = Math.floor(tileColumn(place.lng, WATER_ZOOM));
    const y = Math.floor(tileRow(place.lat, WATER_ZOOM));
    tiles.set(`${x} ${y}`, { z: WATER_ZOOM, x, y });
  }
  return [...tiles.values()];
}

async function watersOn(
  tiles: readonly TileAddress[],
  readTile: ReadWaterTile,
): Promise<readonly WaterLine[]> {
  const found = await Promise.all(
    tiles.map(async (tile) => {
      const bytes = await readTile(tile);
      return bytes ? waterLines(bytes, tile) : [];
    }),
  );
  return found.flat();
}
