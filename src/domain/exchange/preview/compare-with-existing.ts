import { forEachInSteps } from "#domain/async/pause.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { WaypointToStore } from "./as-waypoint-to-store.ts";
import { NearIndex } from "./near-index.ts";

/** A stored waypoint that differs from the one in the file. */
export interface ChangedWaypoint {
  readonly existing: Waypoint;
  /** The changes that the file would make. */
  readonly changes: WaypointChanges;
}

/** The effect of importing waypoints. */
export interface Comparison {
  readonly added: readonly WaypointToStore[];
  readonly changed: readonly ChangedWaypoint[];
  /** The number of waypoints that are stored already, exactly the same. */
  readonly sameCount: number;
}

/** Devices round places: five decimals of a degree is about a metre. */
const SAME_PLACE_METERS = 1;
/** A waypoint that was moved but kept its name is still recognized within this distance. */
const SAME_NAME_METERS = 100;

const CONTENT = ["note", "altitudeMeters", "icon", "color"] as const;

/**
 * Sorts imported waypoints into new, unchanged and changed. Unchanged: the same id, or the same
 * name (any name if it has none) within a metre, with the same content. Changed: the same id, or
 * the same name within 100 m, with other content or at another place. A field that the file lacks
 * makes no difference, nor does the folder, which is the user's. Pauses now and then to let the
 * page respond.
 * @param addedBefore waypoints added by earlier files; the same ones are not added again
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
  yield* forEachInSteps(imported, (waypoint) => {
    known.prepareFor(waypoint);
    news.prepareFor(waypoint);
  });
  yield* forEachInSteps(existing, (waypoint) => known.add(waypoint));
  yield* forEachInSteps(addedBefore, (waypoint) => news.keep(waypoint));
  yield* forEachInSteps(imported, (waypoint) => {
    if (!known.takeSame(waypoint)) others.push(waypoint);
  });
  yield* forEachInSteps(others, (waypoint) => {
    const old = known.takeChanged(waypoint);
    if (old) changed.push({ existing: old, changes: changesTo(old, waypoint) });
    else news.add(waypoint);
  });
  const { added } = news;
  return { added, changed, sameCount: imported.length - added.length - changed.length };
}

/** The waypoints to be added, each once; two with different ids are never the same. */
class News {
  readonly added: WaypointToStore[] = [];
  readonly #ids = new Set<string | undefined>();
  readonly #alike = new Alike<WaypointToStore>();

  /** Prepares the indexes for adding a waypoint like this. Call before the first `keep`. */
  prepareFor(waypoint: WaypointToStore): void {
    this.#alike.prepareFor(this.#fieldsOf(waypoint));
  }

  /** Adds a waypoint. */
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

  #fieldsOf(waypoint: WaypointToStore): ComparedField[] {
    return ["name", ...filledFieldsOf(waypoint)];
  }
}

/** The user's waypoints; each matches at most one waypoint of the file that differs from it. */
class Known {
  readonly #byId = new Map<string, Waypoint>();
  readonly #alike = new Alike<Waypoint>();
  /** Waypoints that may still match one of the file, by name. */
  readonly #named = new NearIndex<Waypoint>(SAME_NAME_METERS);
  readonly #taken = new Set<Waypoint>();

  /** Prepares the indexes for looking up a waypoint like this. Call before any is added. */
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

  /** A waypoint without a name matches any name, because it got one from us when it was stored. */
  #fieldsOf(waypoint: WaypointToStore): ComparedField[] {
    const filled = filledFieldsOf(waypoint);
    return waypoint.name.trim() === "" ? filled : ["name", ...filled];
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

type ComparedField = "name" | (typeof CONTENT)[number];

/**
 * Waypoints indexed by their content, so that a thousand others at the same place need not be
 * compared. Each set of fields that is looked up has its own index.
 */
class Alike<Stored extends WaypointToStore> {
  readonly #indexes = new Map<
    string,
    { fields: readonly ComparedField[]; near: NearIndex<Stored> }
  >();

  /** Makes the index for a set of fields. Call before any waypoint is added. */
  prepareFor(fields: readonly ComparedField[]): void {
    const name = fields.join();
    if (this.#indexes.has(name)) return;
    this.#indexes.set(name, { fields, near: new NearIndex(SAME_PLACE_METERS) });
  }

  add(waypoint: Stored): void {
    for (const { fields, near } of this.#indexes.values()) {
      near.add(keyOf(waypoint, fields), waypoint);
    }
  }

  /** Returns the nearest waypoint within a metre with the same values in these fields. */
  nearest(waypoint: WaypointToStore, fields: readonly ComparedField[]): Stored | undefined {
    return this.#indexes.get(fields.join())?.near.nearest(keyOf(waypoint, fields), waypoint);
  }
}

function keyOf(waypoint: WaypointToStore, fields: readonly ComparedField[]): string {
  return fields.map((field) => JSON.stringify(waypoint[field]) ?? "").join();
}

function filledFieldsOf(waypoint: WaypointToStore): ComparedField[] {
  return CONTENT.filter((field) => waypoint[field] !== undefined);
}

function unchanged(old: Waypoint, waypoint: WaypointToStore): Waypoint | undefined {
  return Object.keys(changesTo(old, waypoint)).length === 0 ? old : undefined;
}

/** A waypoint without a name got one from us when it was stored. */
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
