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

/** The file with the bridges, locks, buoys and lights of the country: docs/formats/fairways.md. */
const FAIRWAYS_FILE = `${BASE_PATH}nautical/vaarwegen.json`;

/** The greatest number of objects of each kind in the list around a place. */
const LISTED = 40;

/** The sources that the fairways are read from. */
export interface FairwaySources {
  readonly files: KeptFiles;
  readonly openFairways: (onError: () => void) => RemoteFairways;
}

/**
 * Looks up bridges, locks, buoys and lights. The first call fetches their file and starts their worker; every
 * call rejects when the file is neither on the device nor can be downloaded.
 */
export interface FairwayLookup {
  /** Returns a copy of the bytes of the file. */
  fileBytes(): Promise<ArrayBuffer>;
  /** Returns the source and the date of the data. */
  facts(): Promise<FairwayFacts>;
  /** Returns the bridge or lock with this id; null if there is none. */
  objectById(id: number): Promise<FairwayObject | null>;
  /** Returns the objects within a radius of a place, nearest first, at most 40 of each kind. */
  fairwaysNear(place: LatLng, radiusMeters: number): Promise<FairwaysNear>;
  /** Returns the bridges and locks on a line (lng, lat, lng, lat …), in its order. */
  objectsOnLine(line: Float64Array): Promise<readonly AlongObject[]>;
  /**
   * Returns the places (lng, lat, lng, lat …) in the whole country that a boat cannot pass, or may not be
   * able to pass.
   */
  impassablePlaces(limits: BoatLimits): Promise<Float64Array>;
  /** Returns the leg between two marks: along the named water on which both lie, or else a straight line. */
  legBetween(from: LatLng, to: LatLng): Promise<MarkLeg>;
}

/** Creates a lookup over these sources. */
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
  /** Returns the worker once it has the file. */
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

/** The lookup of this device, documented at `FairwayLookup`. */
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
