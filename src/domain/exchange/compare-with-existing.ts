import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { WaypointToStore } from "./as-waypoint-to-store.ts";
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
  const known = new Known();
  const news = new News();
  const changed: ChangedWaypoint[] = [];
  const others: WaypointToStore[] = [];
  yield* forEachPausing(imported, (waypoint) => {
    known.prepareFor(waypoint);
    news.prepareFor(waypoint);
  });
  yield* forEachPausing(existing, (waypoint) => known.add(waypoint));
  yield* forEachPausing(addedBefore, (waypoint) => news.keep(waypoint));
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
  readonly #ids = new Set<string | undefined>();
  readonly #alike = new Alike<WaypointToStore>();

  /** Before any is kept: that one like this may be added. */
  prepareFor(waypoint: WaypointToStore): void {
    this.#alike.prepareFor(this.#fieldsOf(waypoint));
  }

  /** One that is to be added by another. */
  keep(waypoint: WaypointToStore): void {
    this.#ids.add(waypoint.id);
    this.#alike.add(waypoint);
  }

  add(waypoint: WaypointToStore): void {
    const { id } = waypoint;
    if (id === undefined ? this.#isRepeated(waypoint) : this.#ids.has(id)) return;
    this.added.push(waypoint);
    this.keep(waypoint);
  }

  #isRepeated(waypoint: WaypointToStore): boolean {
    return this.#alike.nearest(waypoint, this.#fieldsOf(waypoint)) !== undefined;
  }

  #fieldsOf(waypoint: WaypointToStore): Said[] {
    return ["name", ...saidBy(waypoint)];
  }
}

/** The waypoints of the user, each of which is at most one of the file's that is not the same. */
class Known {
  readonly #byId = new Map<string, Waypoint>();
  readonly #alike = new Alike<Waypoint>();
  /** Those that may still be one of the file's, by their names. */
  readonly #named = new NearIndex<Waypoint>(SAME_NAME_METERS);
  readonly #taken = new Set<Waypoint>();

  /** Before any is added: that one like this may be looked for. */
  prepareFor(waypoint: WaypointToStore): void {
    this.#alike.prepareFor(this.#fieldsOf(waypoint));
  }

  add(waypoint: Waypoint): void {
    this.#byId.set(waypoint.id, waypoint);
    this.#alike.add(waypoint);
    this.#named.add(waypoint.name, waypoint);
  }

  takeSame(waypoint: WaypointToStore): boolean {
    const ofId = this.#byId.get(waypoint.id ?? "");
    const same = ofId ? unchanged(ofId, waypoint) : this.#alikeTo(waypoint);
    if (same) this.#take(same);
    return same !== undefined;
  }

  takeChanged(waypoint: WaypointToStore): Waypoint | undefined {
    const ofId = this.#byId.get(waypoint.id ?? "");
    const isOfId = ofId !== undefined && !this.#taken.has(ofId);
    const old = isOfId ? ofId : this.#namedAs(waypoint);
    if (old) this.#take(old);
    return old;
  }

  #alikeTo(waypoint: WaypointToStore): Waypoint | undefined {
    const trimmed = { ...waypoint, name: waypoint.name.trim() };
    return this.#alike.nearest(trimmed, this.#fieldsOf(waypoint));
  }

  /** A nameless one is alike to any, for it got a name of ours when it was stored. */
  #fieldsOf(waypoint: WaypointToStore): Said[] {
    const said = saidBy(waypoint);
    return waypoint.name.trim() === "" ? said : ["name", ...said];
  }

  #namedAs(waypoint: WaypointToStore): Waypoint | undefined {
    return waypoint.name === "" ? undefined : this.#named.nearest(waypoint.name, waypoint);
  }

  #take(waypoint: Waypoint): void {
    if (this.#taken.has(waypoint)) return;
    this.#taken.add(waypoint);
    this.#named.remove(waypoint.name, waypoint);
  }
}

type Said = "name" | (typeof CONTENT)[number];

/**
 * Waypoints by what they say, so that a thousand others at the same place are not looked at. There is
 * an index for each set of fields that something is asked by.
 */
class Alike<Kept extends WaypointToStore> {
  readonly #indexes = new Map<string, { fields: readonly Said[]; near: NearIndex<Kept> }>();

  /** Before any is added: that it will be asked by these fields. */
  prepareFor(fields: readonly Said[]): void {
    const name = fields.join();
    if (this.#indexes.has(name)) return;
    this.#indexes.set(name, { fields, near: new NearIndex(SAME_PLACE_METERS) });
  }

  add(waypoint: Kept): void {
    for (const { fields, near } of this.#indexes.values()) {
      near.add(keyOf(waypoint, fields), waypoint);
    }
  }

  /** The nearest within a metre that says the same in these fields. */
  nearest(waypoint: WaypointToStore, fields: readonly Said[]): Kept | undefined {
    return this.#indexes.get(fields.join())?.near.nearest(keyOf(waypoint, fields), waypoint);
  }
}

function keyOf(waypoint: WaypointToStore, fields: readonly Said[]): string {
  return fields.map((field) => JSON.stringify(waypoint[field]) ?? "").join();
}

function saidBy(waypoint: WaypointToStore): Said[] {
  return CONTENT.filter((field) => waypoint[field] !== undefined);
}

function unchanged(old: Waypoint, waypoint: WaypointToStore): Waypoint | undefined {
  return Object.keys(changesTo(old, waypoint)).length === 0 ? old : undefined;
}

/** A nameless one got a name of ours when it was stored. */
function isNamedAs(old: Waypoint, waypoint: WaypointToStore): boolean {
  return waypoint.name.trim() === "" || old.name === waypoint.name.trim();
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
