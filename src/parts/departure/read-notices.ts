import type { AreaShape } from "#domain/areas/area-shape.ts";
import { bulletinAge } from "#domain/bulletin/bulletin.ts";
import { mayApplyInDay, noticeKind } from "#domain/bulletin/notice-kind.ts";
import { noticesAlong } from "#domain/bulletin/notices-along.ts";
import type { DepartureReadings } from "#domain/departure/departure-check.ts";
import { device } from "#state/device/device.ts";
import { bulletinStore, loadBulletin } from "#state/fairways/bulletin.ts";

/** Returns the lines of a strip; none for another shape. */
export function linesOf(shape: AreaShape): readonly Float64Array[] {
  if (shape.kind !== "corridor") return [];
  return shape.lines.map((line) => Float64Array.from(line.flat()));
}

/** Fetches the notices to skippers if it can, and tells what they mean for a departure along a shape. Never rejects. */
export async function readNotices(shape: AreaShape): Promise<DepartureReadings["notices"]> {
  await Promise.race([
    loadBulletin(),
    new Promise<void>((resolve) => device.clock.after(PATIENCE_MS, resolve)),
  ]);
  const notices = bulletinStore.getState().bulletin?.notices;
  if (!notices) return "missing";
  const nowMs = device.clock.nowMs();
  const age = bulletinAge(notices.askedAtMs, nowMs);
  if (age !== "fresh") return age === "old" ? "old" : "in-future";
  const today = notices.items.filter(
    (notice) => noticeKind(notice) === "blocked" && mayApplyInDay(notice, nowMs),
  );
  return linesOf(shape).some((line) => noticesAlong(line, today).length > 0) ? "blocked" : "fresh";
}

/** A network that hangs must not hold up the check; the stored notices are read within milliseconds. */
const PATIENCE_MS = 4000;
