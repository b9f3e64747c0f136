import type { StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { SearchAnswer, SearchQuestion } from "#domain/search/search-messages.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { SearchWorker } from "#workers/run-search.ts";

/** Where the search gets its places from. */
export interface SearchSources {
  readonly startWorker: () => SearchWorker;
  readonly packs: Pick<
    StoreApi<{ readonly packs: readonly PackOnDevice[] }>,
    "getState" | "subscribe"
  >;
  readonly waypoints: Pick<
    StoreApi<{ readonly waypoints: readonly Waypoint[] }>,
    "getState" | "subscribe"
  >;
  /** Settles when it is known which packs there are. */
  readonly packsLoaded: Promise<void>;
  /** Lets the page go on: resolves when everything that waited has had its turn. */
  readonly pause: () => Promise<void>;
}

/**
 * Looks places up over the built-in ones, those of all packs, and the waypoints. Rejects when there
 * is no worker to ask.
 */
export interface PlaceSearch {
  /** The places that fit the text, best first; `near` decides between equals. */
  findPlaces(text: string, near: LatLng): Promise<readonly FoundPlace[]>;
  /** What lies around a place, the nearest first. */
  placesAround(center: LatLng): Promise<readonly FoundPlace[]>;
  /** The towns by which people say where these places are, in their order; null where none is near. */
  townsNear(places: readonly LatLng[]): Promise<readonly (string | null)[]>;
}

const LIMIT = 20;

/** Copying more of them for the worker at once would hold up the page of a slow phone. */
const WAYPOINTS_A_TURN = 500;

/** The search over these sources; its worker starts with the first question. */
export function createSearch(sources: SearchSources): PlaceSearch {
  let index: ReturnType<typeof start> | null = null;
  const waiting = new Map<number, (answer: SearchAnswer) => void>();
  let asks = 0;

  const start = () => {
    const worker = sources.startWorker();
    worker.onAnswer((answer) => {
      waiting.get(answer.ask)?.(answer);
      waiting.delete(answer.ask);
    });
    const waypoints = keepWaypoints(sources, worker);
    const packs = keepPacks(sources, worker);
    const failed = new Promise<never>((_, reject) => {
      worker.onFailure((failure) => {
        // The next question starts another one.
        index = null;
        waypoints.stop();
        packs.stop();
        reject(failure);
      });
    });
    return { worker, failed, packs, waypoints };
  };

  const ask = (question: SearchQuestion): Promise<SearchAnswer> => {
    index ??= start();
    const { worker, failed, packs, waypoints } = index;
    asks += 1;
    const number = asks;
    const answered = new Promise<SearchAnswer>((resolve) => waiting.set(number, resolve));
    const sent = Promise.all([packs.sent(), waypoints.sent()]).then(() =>
      worker.send({ kind: "ask", ask: number, question }),
    );
    return Promise.race([failed, sent.then(() => answered)]);
  };

  return {
    findPlaces: async (text, near) =>
      (await ask({ kind: "find", text, near, limit: LIMIT })).places,
    placesAround: async (center) => (await ask({ kind: "around", center, limit: LIMIT })).places,
    townsNear: async (places) => (await ask({ kind: "towns", places })).towns,
  };
}

/** Keeps the worker in step with the waypoints, a part a turn; `sent` resolves when it has them all. */
function keepWaypoints({ waypoints: store, pause }: SearchSources, worker: SearchWorker) {
  let sentParts: readonly (readonly Waypoint[])[] = [];
  const send = async (): Promise<void> => {
    const { waypoints } = store.getState();
    const parts = partsOf(waypoints);
    const before = sentParts;
    sentParts = parts;
    for (const [index, part] of parts.entries()) {
      if (isSamePart(part, before[index])) continue;
      worker.send({ kind: "put", set: partName(index), places: part.map(foundWaypoint) });
      await pause();
    }
    for (let index = parts.length; index < before.length; index++) {
      worker.send({ kind: "drop", set: partName(index) });
    }
  };
  let sending = send();
  const stop = store.subscribe(({ waypoints }, previous) => {
    if (waypoints !== previous.waypoints) sending = sending.then(send);
  });
  return { stop, sent: () => sending };
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

/** Keeps the worker in step with the packs; `sent` resolves when it has them all. */
function keepPacks({ packs: store, packsLoaded }: SearchSources, worker: SearchWorker) {
  const sent = new Map<string, PackOnDevice>();
  const send = async (): Promise<void> => {
    const { packs } = store.getState();
    for (const id of [...sent.keys()]) {
      if (packs.some((pack) => pack.id === id)) continue;
      sent.delete(id);
      worker.send({ kind: "drop", set: id });
    }
    const unsent = packs.filter((pack) => sent.get(pack.id) !== pack);
    for (const pack of unsent) sent.set(pack.id, pack);
    await Promise.all(unsent.map((pack) => sendPlaces(pack, worker)));
  };
  let sending = packsLoaded.then(send);
  const stop = store.subscribe(({ packs }, previous) => {
    if (packs !== previous.packs) sending = sending.then(send);
  });
  return { stop, sent: () => sending };
}

async function sendPlaces({ id, places }: PackOnDevice, worker: SearchWorker): Promise<void> {
  if (!places) return;
  try {
    const json = await places.slice(0, places.size).arrayBuffer();
    worker.send({ kind: "put-json", set: id, json });
  } catch (failure) {
    console.warn(`places of ${id} not read:`, failure);
  }
}
