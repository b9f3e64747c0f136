import type { StoreApi } from "zustand/vanilla";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { HouseNumber } from "#domain/search/house-number.ts";
import type { PoiKinds } from "#domain/search/place-list.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { openSearch, type RemoteSearch } from "#workers/search/search-client.ts";

export interface SearchSources {
  readonly openSearch: (onError: () => void) => RemoteSearch;
  readonly packs: Pick<
    StoreApi<{ readonly packs: readonly PackOnDevice[] }>,
    "getState" | "subscribe"
  >;
  readonly waypoints: Pick<
    StoreApi<{ readonly waypoints: readonly Waypoint[] }>,
    "getState" | "subscribe"
  >;
  /** Resolves once the installed packs are known; called when the worker starts. */
  readonly loadPacks: () => Promise<void>;
  /** Yields to the page: resolves after all waiting work has had a turn. */
  readonly pause: () => Promise<void>;
}

/** Searches the built-in places, those of all packs, and the waypoints. Rejects if there is no worker. */
export interface PlaceSearch {
  /** Resolves to the places that match the text, best first; `near` breaks ties. */
  findPlaces(text: string, near: LatLng, also?: AlsoKnown): Promise<readonly FoundPlace[]>;
  /** Resolves to the places around a centre, nearest first. */
  placesAround(center: LatLng, also?: Pick<AlsoKnown, "shown">): Promise<readonly FoundPlace[]>;
  /** Resolves to useful places in packs and saved areas along a line (lng, lat, lng, lat …), in order. */
  placesAlong(line: Float64Array): Promise<readonly PlaceAlong[]>;
  /** Tells whether the device, and not only the screen, has the points of interest there. */
  knowsPoisAt(center: LatLng): boolean;
  /** Resolves to the municipality around a place, from the packs; null if it is not known. */
  municipalityAround(place: LatLng, accuracyMeters: number): Promise<string | null>;
  /** Resolves to the nearest house number in packs and saved areas; null if none is near. */
  houseNumberNear(place: LatLng): Promise<HouseNumber | null>;
  /** Resolves to the nearby town of each place, in order; null if there is none. */
  townsNear(places: readonly LatLng[]): Promise<readonly (string | null)[]>;
}

/** Search data from the screen. */
export interface AlsoKnown {
  /** The kinds of points of interest that match the text. */
  readonly poiKinds?: PoiKinds;
  /** The points of interest drawn on the screen. */
  readonly shown?: readonly PointOfInterest[];
}

const LIMIT = 20;

/** Copying more at once to the worker would block the page on a slow phone. */
const WAYPOINTS_A_TURN = 500;

type Call = RemoteSearch["call"];

/** Creates the search on these sources; its worker starts at the first question. */
export function createSearch(sources: SearchSources): PlaceSearch {
  let index: ReturnType<typeof start> | null = null;

  const start = () => {
    const over = new AbortController();
    const remote = sources.openSearch(() => {
      // The next question starts another worker, which receives everything again.
      index = null;
      over.abort();
      waypoints.stop();
      packs.stop();
    });
    const call: Call = (name, input, options) =>
      remote.call(name, input, { ...options, signal: over.signal });
    const waypoints = keepWaypoints(sources, call);
    const packs = keepPacks(sources, call);
    return { call, isReady: () => Promise.all([packs.sent(), waypoints.sent()]) };
  };

  const ask: Call = async (name, input) => {
    index ??= start();
    const { call, isReady } = index;
    await isReady();
    return call(name, input);
  };

  return {
    findPlaces: (text, near, { poiKinds = {}, shown = [] } = {}) =>
      ask("find", { text, near, limit: LIMIT, poiKinds, shown }),
    placesAround: (center, { shown = [] } = {}) => ask("around", { center, limit: LIMIT, shown }),
    placesAlong: (line) => ask("along", line),
    knowsPoisAt: (center) =>
      sources.packs.getState().packs.some((pack) => {
        const areas = [...(tilesOf(pack) ? pack.mapAreas : []), ...(pack.places ? pack.areas : [])];
        return areas.some((area) => isInBox(area, center));
      }),
    municipalityAround: ({ lat, lng }, accuracyMeters) =>
      ask("municipalityAround", { place: { lat, lng }, accuracyMeters }),
    houseNumberNear: ({ lat, lng }) => ask("houseNumberNear", { lat, lng }),
    townsNear: (places) => ask("townsNear", places),
  };
}

/** Sends changed waypoints to the worker, in parts; `sent` resolves when it has all of them. */
function keepWaypoints({ waypoints: store, pause }: SearchSources, call: Call) {
  let sentParts: readonly (readonly Waypoint[])[] = [];
  const send = async (): Promise<void> => {
    const { waypoints } = store.getState();
    const parts = partsOf(waypoints);
    const before = sentParts;
    sentParts = parts;
    for (const [index, part] of parts.entries()) {
      if (isSamePart(part, before[index])) continue;
      give(call("put", { set: partName(index), places: part.map(foundWaypoint) }));
      await pause();
    }
    for (let index = parts.length; index < before.length; index++) {
      give(call("drop", partName(index)));
    }
  };
  let sending = send();
  const stop = store.subscribe(({ waypoints }, previous) => {
    if (waypoints !== previous.waypoints) sending = sending.then(send);
  });
  return { stop, sent: () => sending };
}

/** Sends data without waiting: later questions are answered later, and report an error themselves. */
function give(given: Promise<void>): void {
  given.catch(() => {});
}

function partsOf(waypoints: readonly Waypoint[]): readonly (readonly Waypoint[])[] {
  const count = Math.ceil(waypoints.length / WAYPOINTS_A_TURN);
  return Array.from({ length: count }, (_, index) =>
    waypoints.slice(index * WAYPOINTS_A_TURN, (index + 1) * WAYPOINTS_A_TURN),
  );
}

function isSamePart(part: readonly Waypoint[], other: readonly Waypoint[] | undefined): boolean {
  return part.length === other?.length && part.every((waypoint, at) => waypoint === other[at]);
}

function partName(index: number): string {
  return `waypoints ${index}`;
}

function foundWaypoint({ id, name, lat, lng }: Waypoint): FoundPlace {
  return { kind: "waypoint", name, lat, lng, detail: id };
}

/** Sends changed packs to the worker; `sent` resolves when it has all of them. */
function keepPacks({ packs: store, loadPacks }: SearchSources, call: Call) {
  const sent = new Map<string, PackOnDevice>();
  const send = async (): Promise<void> => {
    const { packs } = store.getState();
    for (const id of [...sent.keys()]) {
      if (packs.some((pack) => pack.id === id)) continue;
      sent.delete(id);
      give(call("drop", id));
    }
    const unsent = packs.filter((pack) => sent.get(pack.id) !== pack);
    for (const pack of unsent) sent.set(pack.id, pack);
    await Promise.all(unsent.map((pack) => sendPlaces(pack, call)));
  };
  let sending = loadPacks().then(send);
  const stop = store.subscribe(({ packs }, previous) => {
    if (packs !== previous.packs) sending = sending.then(send);
  });
  return { stop, sent: () => sending };
}

/** Returns the tiles to search, because the list of a pack leaves out rarely searched kinds such as museums. */
function tilesOf({ map }: PackOnDevice): ByteSource | null {
  return map?.bytes ?? null;
}

/**
 * Sends the places of a pack. Without a list it still has the numbers in its graph and the points of interest in its
 * tiles.
 */
async function sendPlaces(pack: PackOnDevice, call: Call): Promise<void> {
  const { id, places, graph } = pack;
  const [file, archive] = [places ?? graph, tilesOf(pack)];
  // A damaged list of places must not end the search in other packs.
  const warn = (error: unknown): void => console.warn(`places of ${id} not read:`, error);
  if (archive) call("putTiles", { set: id, archive }).catch(warn);
  if (!file) return;
  try {
    const bytes = await file.slice(0, file.size).arrayBuffer();
    const sent = places
      ? call("putJson", { set: id, json: bytes }, { transfer: [bytes] })
      : call("putGraph", { set: id, graph: bytes }, { transfer: [bytes] });
    sent.catch(warn);
  } catch (error) {
    warn(error);
  }
}

/** Searches places by name or location. The first question starts the worker and reads the packs. */
export const {
  findPlaces,
  placesAround,
  placesAlong,
  knowsPoisAt,
  municipalityAround,
  houseNumberNear,
  townsNear,
} = createSearch({
  openSearch,
  packs: packsStore,
  waypoints: waypointsStore,
  loadPacks: startPacks,
  pause: () => pause(device.clock),
});
