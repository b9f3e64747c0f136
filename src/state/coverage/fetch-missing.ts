import type { AreaShape } from "#domain/areas/area-shape.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import { FETCHED_WIDTH_METERS } from "#domain/coverage/subject-shapes.ts";
import { freeName } from "#domain/packs/free-name.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";

/**
 * Fetches the tiles that a report lists as missing: fetches a damaged area again, and saves the rest as a new
 * area of this name. The progress is in `packsStore`; never rejects.
 */
export async function fetchMissing(
  name: string,
  { damagedAreaIds, toFetch }: Pick<OfflineReport, "damagedAreaIds" | "toFetch">,
): Promise<void> {
  for (const id of damagedAreaIds) await packCommands.refreshArea(id);
  if (damagedAreaIds.length > 0 || !toFetch) return;
  const names = packsStore.getState().records.map((record) => record.name);
  const runs = runsOfShape(widened(toFetch));
  await packCommands.saveArea({ name: freeName(name, names), runs, source: { kind: "online" } });
}

/** A wider strip is fetched than is checked, because people leave the line. */
function widened(shape: AreaShape): AreaShape {
  return shape.kind === "corridor" ? { ...shape, widthMeters: FETCHED_WIDTH_METERS } : shape;
}
