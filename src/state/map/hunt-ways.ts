import { createStore } from "zustand/vanilla";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { WayReach, WayReachQuestion } from "#domain/network/ways/around/way-reach.ts";
import {
  type HuntWays,
  huntWaysSketch,
  MAX_WAYS_METERS,
  MAX_WAYS_SEARCHES,
  sightingsToSearch,
  validHuntWays,
} from "#domain/survey/hunt-ways.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { huntStore } from "#state/scouting/hunt.ts";
import { huntFoxStore, sightingChoice } from "#state/scouting/hunt-choice.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { showSketch } from "./sketch-on-map.ts";

interface HuntWaysState {
  readonly state: "none" | "asking" | "answered" | "failed";
  /** The time of the question of `ways`, which are then too few. */
  readonly askedAtMs: number;
  readonly mode: WayMode;
  readonly ways: readonly HuntWays[];
  /** Those of `ways` that still hold, and are on the map. */
  readonly shown: readonly HuntWays[];
  /** The number of sightings that were not searched, because there are more than the maximum. */
  readonly leftOut: number;
}

const NOTHING: HuntWaysState = {
  state: "none",
  askedAtMs: 0,
  mode: "walk",
  ways: [],
  shown: [],
  leftOut: 0,
};

/** The ways that the hunted can have reached, as last asked for. Memory only: an hour later they mean nothing. */
export const huntWaysStore = createStore<HuntWaysState>(() => NOTHING);

type FindReach = (question: WayReachQuestion, signal: AbortSignal) => Promise<WayReach>;

const findReach: FindReach = async (question, signal) => {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  return networkGraphs.freeReach(question, signal);
};

let asking = new AbortController();
let drawn: string | null = null;
/** Each ends a subscription. */
let endsOfDrawing: (() => void)[] = [];

/** Searches the ways that each of the hunted on the map can have reached by now, and draws them. */
export async function askHuntWays(find: FindReach = findReach): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  startDrawing();
  setPreferences({ huntShown: true });
  const { nowMs: askedAtMs } = clockStore.getState();
  const { huntWaysMode: mode } = preferencesStore.getState();
  const all = sightingsToSearch(huntStore.getState().hunt, sightingChoice(), askedAtMs);
  const searched = all.slice(0, MAX_WAYS_SEARCHES);
  huntWaysStore.setState({ state: "asking" });
  try {
    const ways: HuntWays[] = [];
    for (const one of searched) ways.push({ ...one, ...(await waysOf(one, mode, find, signal)) });
    if (signal.aborted) return;
    const leftOut = all.length - searched.length;
    huntWaysStore.setState({ state: "answered", askedAtMs, mode, ways, leftOut });
  } catch (error) {
    if (signal.aborted) return;
    console.warn("No ways of the hunted:", error);
    huntWaysStore.setState({ state: "failed" });
  }
  // A search that fails leaves the ways of an earlier one.
  if (huntWaysStore.getState().ways.every(({ lines }) => lines.length === 0)) endDrawing();
}

/** Searches for the hunted on foot or by bicycle, and again if the ways of the other are on the map. */
export function chooseHuntWaysMode(mode: WayMode, find: FindReach = findReach): void {
  setPreferences({ huntWaysMode: mode });
  if (huntWaysStore.getState().state !== "none") void askHuntWays(find);
}

/** Removes the ways from the map, and stops a search for them. */
export function removeHuntWays(): void {
  asking.abort();
  huntWaysStore.setState(NOTHING);
  endDrawing();
}

async function waysOf(
  { sighting, radiusMeters }: Pick<HuntWays, "sighting" | "radiusMeters">,
  mode: WayMode,
  find: FindReach,
  signal: AbortSignal,
): Promise<Pick<HuntWays, "lines" | "problem">> {
  if (radiusMeters > MAX_WAYS_METERS) return { lines: [], problem: "far" };
  const near = { lat: sighting.lat, lng: sighting.lng };
  const question = { mode, near, meters: radiusMeters, countsApproach: true } as const;
  const { points, starts, isFarFromWays, isUnread } = await find(question, signal);
  const lines = [...starts.subarray(1)].map((end, at) => points.subarray(starts[at], end));
  if (isUnread) return { lines, problem: "unread" };
  if (isFarFromWays) return { lines, problem: "no-ways" };
  return { lines, problem: lines.length === 0 ? "not-reached" : null };
}

function draw(): void {
  const { ways, askedAtMs } = huntWaysStore.getState();
  const { huntShown, huntStaysInArea } = preferencesStore.getState();
  const { hunt } = huntStore.getState();
  const { nowMs } = clockStore.getState();
  const valid = huntShown ? validHuntWays(ways, hunt, sightingChoice(), nowMs) : [];
  const areas = huntStaysInArea ? hunt.areas : [];
  // The clock ticks every second, and cutting the lines of a town takes long.
  const looks = valid.map(({ sighting, isFaded }) => [sighting.id, isFaded]);
  const key = JSON.stringify([askedAtMs, looks, areas]);
  if (key === drawn) return;
  drawn = key;
  huntWaysStore.setState({ shown: valid });
  showSketch("hunt-ways", huntWaysSketch(valid, areas));
}

/** Follows everything that decides which ways are drawn, from a question as long as there are ways. */
function startDrawing(): void {
  if (endsOfDrawing.length > 0) return;
  const stores = [huntWaysStore, huntStore, huntFoxStore, preferencesStore, clockStore];
  endsOfDrawing = stores.map((store) => store.subscribe(draw));
}

/** Stops following them: the clock ticks as long as somebody follows it. */
function endDrawing(): void {
  for (const end of endsOfDrawing) end();
  endsOfDrawing = [];
}
