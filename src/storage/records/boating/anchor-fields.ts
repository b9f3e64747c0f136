import type { AnchorWatchState } from "#domain/anchor/anchor-watch.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { AnchorRecord } from "./boating-records.ts";

/**
 * Changed fields of a stored watch. A whole record or circle does not fit this type, because it would bring back what
 * another window has changed since.
 */
export interface AnchorFields {
  readonly circle?: never;
  readonly startedAtMs?: never;
  readonly place?: LatLng;
  readonly radiusMeters?: number;
  readonly state?: Partial<AnchorWatchState>;
}

/** Returns a watch with changed fields. */
export function withAnchorFields(
  record: AnchorRecord,
  { place, radiusMeters, state }: AnchorFields,
): AnchorRecord {
  const radius = radiusMeters === undefined ? {} : { radiusMeters };
  return {
    ...record,
    circle: { ...record.circle, ...place, ...radius },
    state: { ...record.state, ...state },
  };
}

/** Returns the fields of a watch that differ between two of its states, which are compared by identity. */
export function anchorFieldsBetween(before: AnchorRecord, after: AnchorRecord): AnchorFields {
  const { lat, lng, radiusMeters } = after.circle;
  const isMoved = lat !== before.circle.lat || lng !== before.circle.lng;
  const names = Object.keys(after.state) as (keyof AnchorWatchState)[];
  const changed = names.filter((name) => after.state[name] !== before.state[name]);
  return {
    ...(isMoved && { place: { lat, lng } }),
    ...(radiusMeters !== before.circle.radiusMeters && { radiusMeters }),
    ...(changed.length > 0 && {
      state: Object.fromEntries(changed.map((name) => [name, after.state[name]])),
    }),
  };
}
