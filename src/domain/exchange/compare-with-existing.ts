import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { WaypointToStore } from "./imported-as-waypoint.ts";
import { NearIndex } from "./near-index.ts";
import { forEachPausing } from "./pausing.ts";

/** A waypoint of the user that the file has otherwise. */
export interface ChangedWaypoint {
  readonly existing: Waypoint;
  /** What the file would change of it. */
  readonly changes: WaypointChanges;
}

/** What importing waypoints would do. */
export interface Comparison {
  readonly added: readonly WaypointToStore[];
  readonly changed: readonly ChangedWaypoint[];
  /** How many are there already, to the letter. */
  readonly sameCount: number;
}

/** Devices round places: a decimal degree with five digits is a metre. */
const SAME_PLACE_METERS = 1;
/** One who kept the name and moved the waypoint moved it so far at most. */
const SAME_NAME_METERS = 100;

const CONTENT = ["note", "altitudeMeters", "icon", "color"] as const;

/**
 * Tells what of imported waypoints is new, what is there already, and what is there but otherwise.
 * The same is: of one id, or within a metre and of one name (a nameless one takes any), with the
 * same content. Changed is: of one id, or within 100 m and of one name, with other content or
 * another place. What the file does not say is no difference, nor is the folder: that is the user's.
 * It pauses now and then, so that a page can go on in between.
 * @param addedBefore what files before this one add; the same of those is not added again
 */
export function* compareWithExisting(
  imported: readonly WaypointToStore[],
  existing: readonly Waypoint[],
  addedBefore: readonly WaypointToStore[] = [],
): Generator<undefined, Comparison> {
  const known = new Known(existing);
  const news = new News(addedBefore);
  const changed: ChangedWaypoint[] = [];
  const others: WaypointToStore[] = [];
  yield* forEachPausing(imported, (waypoint) => {
    if (!known.takeSame(waypoint)) others.push(waypoint);
  });
  yield* forEachPausing(others, (waypoint) => {
    const old = known.takeChanged(waypoint);
    if (old) changed.push({ existing: old, changes: changesTo(old, waypoint) });
    else news.add(waypoint);
  });
  const { added } = news;
  return { added, changed, sameCount: imported.length - added.length - changed.length };
}

/** What is to be added, each once: two with ids are two, however alike. */
class News {
  readonly added: WaypointToStore[] = [];
  readonly #ids: Set<string | undefined>;
  readonly #near: NearIndex<WaypointToStore>;

  constructor(before: readonly WaypointToStore[]) {
    this.#ids = new Set(before.map(({ id }) => id));
    this.#near = new NearIndex(before);
  }

  add(waypoint: WaypointToStore): void {
    const { id } = waypoint;
    if (id === undefined ? this.#isRepeated(waypoint) : this.#ids.has(id)) return;
    this.added.push(waypoint);
    this.#ids.add(id);
    this.#near.add(waypoint);
  }

  #isRepeated(waypoint: WaypointToStore): boolean {
    return this.#near
      .within(waypoint, SAME_PLACE_METERS)
      .some((other) => other.name === waypoint.name && hasContentOf(other, waypoint));
  }
}

/** The waypoints of the user, each of which is at most one of the file's that is not the same. */
class Known {
  readonly #byId: ReadonlyMap<string, Waypoint>;
  readonly #near: NearIndex<Waypoint>;
  readonly #taken = new Set<Waypoint>();

  constructor(existing: readonly Waypoint[]) {
    this.#byId = new Map(existing.map((waypoint) => [waypoint.id, waypoint]));
    this.#near = new NearIndex(existing);
  }

  takeSame(waypoint: WaypointToStore): boolean {
    const ofId = this.#byId.get(waypoint.id ?? "");
    const candidates = ofId ? [ofId] : this.#near.within(waypoint, SAME_PLACE_METERS);
    const same = candidates.find((old) => Object.keys(changesTo(old, waypoint)).length === 0);
    if (same) this.#taken.add(same);
    return same !== undefined;
  }

  takeChanged(waypoint: WaypointToStore): Waypoint | undefined {
    const candidates = [
      ...[this.#byId.get(waypoint.id ?? "")].filter((old) => old !== undefined),
      ...this.#near
        .within(waypoint, SAME_NAME_METERS)
        .filter((old) => waypoint.name !== "" && old.name === waypoint.name),
    ];
    const old = candidates.find((candidate) => !this.#taken.has(candidate));
    if (old) this.#taken.add(old);
    return old;
  }
}

/** A nameless one got a name of ours when it was stored. */
function isNamedAs(old: Waypoint, waypoint: WaypointToStore): boolean {
  return waypoint.name.trim() === "" || old.name === waypoint.name.trim();
}

function hasContentOf(old: WaypointToStore, waypoint: WaypointToStore): boolean {
  return CONTENT.every((field) => waypoint[field] === undefined || waypoint[field] === old[field]);
}

function changesTo(old: Waypoint, waypoint: WaypointToStore): WaypointChanges {
  const content = CONTENT.filter(
    (field) => waypoint[field] !== undefined && waypoint[field] !== old[field],
  ).map((field) => [field, waypoint[field]]);
  return {
    ...Object.fromEntries(content),
    ...(!isNamedAs(old, waypoint) && { name: waypoint.name.trim() }),
    ...(!isSamePlace(old, waypoint) && { lat: waypoint.lat, lng: waypoint.lng }),
  };
}

function isSamePlace(old: Waypoint, waypoint: WaypointToStore): boolean {
  return distanceMeters(old, waypoint) <= SAME_PLACE_METERS;
}
