import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { BulletinPart, Notice } from "#domain/bulletin/bulletin.ts";
import { hasEnded, mayApplyWithin } from "#domain/bulletin/notice-kind.ts";
import { type NoticeAlong, noticesAlong, noticesAt } from "#domain/bulletin/notices-along.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { Wait } from "#domain/plans/voyage-waits.ts";
import { noticeText } from "#sentences/water/bulletin.ts";
import { type BulletinSnapshot, bulletinStore, loadBulletin } from "#state/fairways/bulletin.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

/** The notices, tides and levels of the device; looks for newer ones when they are first wanted. */
export function useBulletin(isWanted = true): BulletinSnapshot {
  useEffect(() => {
    if (isWanted) void loadBulletin();
  }, [isWanted]);
  return useStore(bulletinStore);
}

/** The notices of the device that have not ended, in the order of the file; null as long as there are none on the device. */
export function useNotices(): BulletinPart<Notice> | null {
  const notices = useBulletin().bulletin?.notices ?? null;
  const nowMs = useMinuteMs();
  return notices && { ...notices, items: notices.items.filter((one) => !hasEnded(one, nowMs)) };
}

/** The notices on a route. */
export interface RouteNotices {
  /** When the source was asked, milliseconds since 1970. */
  readonly askedAtMs: number;
  readonly along: readonly NoticeAlong[];
}

/**
 * Returns the notices on a route that have not ended; null as long as there are none on the device.
 * @param line lng, lat, lng, lat …; the same array until it changes
 * @param isOnWater false for a route on land, which needs none
 */
export function useRouteNotices(line: Float64Array, isOnWater: boolean): RouteNotices | null {
  const notices = useBulletin(isOnWater).bulletin?.notices ?? null;
  const nowMs = useMinuteMs();
  const along = useMemo(() => noticesAlong(line, notices?.items ?? []), [line, notices]);
  return (
    notices && {
      askedAtMs: notices.askedAtMs,
      along: along.filter(({ notice }) => !hasEnded(notice, nowMs)),
    }
  );
}

/** When a boat comes to a bridge or lock, and how long its hours let it wait there. */
interface PassingTime {
  /** The arrival, milliseconds since 1970. */
  readonly atMs: number;
  readonly wait: Wait | null;
}

/** "gestremd volgens de berichten van 07:12" for a bridge or lock, from the arrival until the wait ends; null without a notice. */
export function passedNoticeText(
  object: FairwayObject,
  { atMs, wait }: PassingTime,
  notices: readonly Notice[],
  askedAtMs: number,
  nowMs: number,
): string | null {
  const passedMs = wait?.kind === "until" ? wait.untilMs : atMs;
  const [gravest] = noticesAt(object, notices).filter((one) => mayApplyWithin(one, atMs, passedMs));
  return gravest ? noticeText(gravest, askedAtMs, nowMs) : null;
}
