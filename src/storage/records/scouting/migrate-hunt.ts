import type { Hunt } from "#domain/survey/hunt.ts";
import { lastStamp, partsOf, versionOf, withRemovals } from "#domain/survey/hunt-order.ts";

/** A stored hunt, also of a version of the app that ordered changes by the clock; docs/formats/scouting.md. */
export interface StoredHunt extends Hunt {
  /** When that version last shared the hunt, milliseconds since 1970. */
  readonly sharedAtMs?: number;
}

/**
 * Returns a stored hunt with stamps. The times of an earlier version are its stamps, so that both order their changes alike: what is in
 * its bin is gone since then, and what was not changed after it was shared is known to others.
 */
export function migratedHunt({ sharedAtMs, ...hunt }: StoredHunt): Hunt {
  const { removed = [], shared } = hunt;
  const ids = new Set(partsOf(hunt).map(({ id }) => id));
  const gone =
    hunt.gone ??
    removed.map(({ id, deletedAtMs }) => ({ id, stamp: deletedAtMs, atMs: deletedAtMs }));
  const left = gone.filter(({ id }) => !ids.has(id));
  const migrated = withRemovals(hunt, left);
  if (shared || sharedAtMs === undefined) return migrated;
  const known = [
    ...partsOf(hunt)
      .filter((part) => lastStamp(part) <= sharedAtMs)
      .map((part) => [part.id, versionOf(part)] as const),
    ...left.filter(({ stamp }) => stamp <= sharedAtMs).map(({ id, stamp }) => [id, stamp] as const),
  ];
  return { ...migrated, shared: Object.fromEntries(known) };
}
