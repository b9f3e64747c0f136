import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { WaypointColor } from "#domain/waypoints/waypoint-colors.ts";

/** The lists of the service of the Jotihunt that the app reads: the states of areas, and the groups that take part. */
export const JOTIHUNT_LISTS = ["areas", "subscriptions"] as const;

/** One of `JOTIHUNT_LISTS`. */
export type JotihuntList = (typeof JOTIHUNT_LISTS)[number];

/** The states of an area by the rules of the game; the names of the colours in which it is drawn, by hand or by the service. */
const AREA_STATES = ["green", "orange", "red"] as const satisfies readonly WaypointColor[];

/** One of `AREA_STATES`. */
export type AreaState = (typeof AREA_STATES)[number];

/** An area of the game with its state. */
export interface JotihuntArea {
  readonly name: string;
  readonly state: AreaState;
}

/** A group that takes part, at its building. */
export interface JotihuntGroup extends LatLng {
  readonly name: string;
  /** The name of its area; empty if it is not given. */
  readonly area: string;
}

/** The most entries that are read of an answer. */
const MAX_ENTRIES = 500;

/** Reads the states of the areas, parsed JSON; null if it is something else. Areas with a state that is unknown are left out. */
export function readJotihuntAreas(answer: unknown): readonly JotihuntArea[] | null {
  return entriesOf(answer, ({ name, status }) => {
    const state = typeof status === "string" ? status.toLowerCase() : "";
    const text = typeof name === "string" ? plainName(name) : "";
    return text !== "" && isAreaState(state) ? { name: text, state } : null;
  });
}

/** Reads the groups, parsed JSON; null if it is something else. Those without a place are left out. */
export function readJotihuntGroups(answer: unknown): readonly JotihuntGroup[] | null {
  return entriesOf(answer, ({ name, lat, long, area }) => {
    const place = { lat: numberOf(lat), lng: numberOf(long) };
    const text = typeof name === "string" ? plainName(name) : "";
    if (text === "" || !isLatLng(place.lat, place.lng)) return null;
    return { ...place, name: text, area: typeof area === "string" ? plainName(area) : "" };
  });
}

function isAreaState(text: string): text is AreaState {
  return AREA_STATES.some((state) => state === text);
}

/** Reads a number that may be written as a text; NaN for anything else. */
function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : Number.NaN;
}

/** Reads the entries of a list, which is the answer itself or its `data`. */
function entriesOf<Entry>(
  answer: unknown,
  read: (entry: Readonly<Record<string, unknown>>) => Entry | null,
): readonly Entry[] | null {
  const list = Array.isArray(answer) ? answer : ((answer ?? {}) as { data?: unknown }).data;
  if (!Array.isArray(list)) return null;
  return list.slice(0, MAX_ENTRIES).flatMap((entry: unknown) => {
    return typeof entry === "object" && entry !== null
      ? (read(entry as Record<string, unknown>) ?? [])
      : [];
  });
}
