import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { AlongObject } from "#domain/fairway/along-line.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { BoatLimits } from "#domain/fairway/passage.ts";
import type { MarkLeg } from "#domain/fairway/water-leg.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { browserKeptFiles } from "#platform/kept-files/browser-kept-files.ts";
import type { KeptFiles } from "#platform/kept-files/kept-files.ts";
import type { FairwayFacts, FairwaysNear } from "#workers/fairway/fairway-calls.ts";
import { openFairways, type RemoteFairways } from "#workers/fairway/fairway-client.ts";

/** Where the bridges, locks, buoys and lights of the country lie: docs/formats/fairways.md. */
const FAIRWAYS_FILE = `${BASE_PATH}nautical/vaarwegen.json`;

/** So many are listed around a place. */
const LISTED = 40;

/** What the fairways are read from. */
export interface FairwaySources {
  readonly files: KeptFiles;
  readonly openFairways: (onError: () => void) => RemoteFairways;
}

/**
 * Bridges, locks, buoys and lights. The first call fetches their file and starts their worker; all of
 * them reject when the file is not on the device and cannot be had.
 */
export interface FairwayLookup {
  /** The bytes of the file, each time a copy. */
  fileBytes(): Promise<ArrayBuffer>;
  /** Whose data it is, and of which day. */
  facts(): Promise<FairwayFacts>;
  /** The bridge or lock with this id; null for an unknown one. */
  objectById(id: number): Promise<FairwayObject | null>;
  /** What lies within so many metres of a place, the nearest first, at most 40 of each. */
  fairwaysNear(place: LatLng, radiusMeters: number): Promise<FairwaysNear>;
  /** The bridges and locks on a line (lng, lat, lng, lat …), in its order. */
  objectsOnLine(line: Float64Array): Promise<readonly AlongObject[]>;
  /** The places (lng, lat, lng, lat …) of what such a boat does not pass, or may not pass, in the whole country. */
  impassablePlaces(limits: BoatLimits): Promise<Float64Array>;
  /** The leg between two marks along the named water on which both lie, else the straight one. */
  legBetween(from: LatLng, to: LatLng): Promise<MarkLeg>;
}

/** The lookup over these sources. */
export function createFairwayLookup({ files, openFairways: open }: FairwaySources): FairwayLookup {
  let reading: Promise<ArrayBuffer> | null = null;
  let worker: RemoteFairways | null = null;
  let putting: Promise<FairwayFacts> | null = null;

  const readFile = (): Promise<ArrayBuffer> => {
    reading ??= files.read(FAIRWAYS_FILE).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
  const forget = (): void => {
    putting = null;
  };
  const put = async (remote: RemoteFairways): Promise<FairwayFacts> =>
    remote.call("put", (await readFile()).slice(0));
  /** The worker with the file in it. */
  const ready = async (): Promise<RemoteFairways> => {
    worker ??= open(forget);
    putting ??= put(worker).catch((error: unknown) => {
      forget();
      throw error;
    });
    await putting;
    return worker;
  };
  return {
    fileBytes: async () => (await readFile()).slice(0),
    facts: async () => {
      await ready();
      return putting as Promise<FairwayFacts>;
    },
    objectById: async (id) => (await ready()).call("object", id),
    fairwaysNear: async (place, radiusMeters) =>
      (await ready()).call("near", { place, radiusMeters, limit: LISTED }),
    objectsOnLine: async (line) => (await ready()).call("along", line),
    legBetween: (from, to) => {
      worker ??= open(forget);
      return worker.call("legBetween", { from, to });
    },
    impassablePlaces: async (limits) => (await ready()).call("impassable", limits),
  };
}

/** The lookup of this device; what each name does is written at `FairwayLookup`. */
export const {
  fileBytes,
  facts,
  objectById,
  fairwaysNear,
  objectsOnLine,
  impassablePlaces,
  legBetween,
} = createFairwayLookup({
  files: browserKeptFiles,
  openFairways,
});
