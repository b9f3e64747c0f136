import * as v from "valibot";
import { isTrailRecord, restoredTrail, type TrailRecord } from "#domain/trail/trail-record.ts";
import { isWalk, mergedWalk, type Walk } from "#domain/trail/walk.ts";
import { type Keys, keyedEach, keyedKind, type Schema } from "#storage/records/keyed-kind.ts";

/** The subject under which windows tell each other of the trails of leaders, and that of the walks of patrols. */
export const [TRAILS_SUBJECT, WALKS_SUBJECT] = ["scouting trails", "scouting walks"] as const;

const TRAIL_SCHEMA: Schema<TrailRecord> = v.custom<TrailRecord>(isTrailRecord);
const WALK_SCHEMA: Schema<Walk> = v.custom<Walk>(isWalk);

/** The trails that a leader makes, each under `trail:<id>`. docs/formats/trails.md. */
export const TRAILS = keyedKind(
  listed(keyedEach("scouting", "trail"), TRAILS_SUBJECT),
  TRAIL_SCHEMA,
  {
    merged: restoredTrail,
    bin: {
      entries: ({ id, name, deletedAtMs }: TrailRecord) =>
        typeof deletedAtMs === "number" ? [{ id, name, deletedAtMs }] : [],
      putBack: (trail: TrailRecord) => ({ ...trail, deletedAtMs: null }),
      purged: () => null,
    },
  },
);

/** The walks of patrols, each under `walk:<id>`. */
export const WALKS = keyedKind(listed(keyedEach("scouting", "walk"), WALKS_SUBJECT), WALK_SCHEMA, {
  merged: mergedWalk,
  bin: {
    entries: ({ id, trail, deletedAtMs }: Walk) =>
      typeof deletedAtMs === "number" ? [{ id, name: trail.name, deletedAtMs }] : [],
    putBack: (walk: Walk) => ({ ...walk, deletedAtMs: null }),
    purged: () => null,
  },
});

/** Returns keys whose changes are all told under one subject, for a list of them. */
function listed<Of extends Keys>(keys: Of, subject: string): Of {
  return { ...keys, subject: () => subject };
}

/** Returns the key of a trail. */
export function trailKey(id: string): string {
  return `trail:${id}`;
}

/** Returns the key of a walk. */
export function walkKey(id: string): string {
  return `walk:${id}`;
}
