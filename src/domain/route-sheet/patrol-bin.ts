import type { RouteSheets } from "./route-sheets.ts";

/** The most patrols in the bin of a route; the latest stay. */
const MAX_REMOVED = 50;

/** Moves a patrol to the bin of its route; returns the same sheets if it is not in them. */
export function withoutPatrol(sheets: RouteSheets, id: string, deletedAtMs: number): RouteSheets {
  const patrol = sheets.patrols.find((one) => one.id === id);
  if (!patrol) return sheets;
  const removed = [...(sheets.removed ?? []), { id, patrol, deletedAtMs }].slice(-MAX_REMOVED);
  return { ...sheets, patrols: sheets.patrols.filter((one) => one !== patrol), removed };
}

/** Takes a patrol out of the bin; returns the same sheets if it is not there. */
export function withPatrolBack(sheets: RouteSheets, id: string): RouteSheets {
  const found = sheets.removed?.find((one) => one.id === id);
  if (!found) return sheets;
  const others = sheets.patrols.filter((one) => one.id !== id);
  return {
    ...withoutRemovedPatrols(sheets, new Set([id])),
    patrols: [...others, found.patrol],
  };
}

/** Deletes patrols from the bin for good. */
export function withoutRemovedPatrols(sheets: RouteSheets, ids: ReadonlySet<string>): RouteSheets {
  const { removed = [], ...others } = sheets;
  const left = removed.filter(({ id }) => !ids.has(id));
  return left.length > 0 ? { ...others, removed: left } : others;
}
