import { useEffect } from "react";
import { useStore } from "zustand";
import type { BulletinPart, Notice } from "#domain/bulletin/bulletin.ts";
import { hasEnded, mayApplyWithin } from "#domain/bulletin/notice-kind.ts";
import { type NoticeAlong, noticesAt } from "#domain/bulletin/notices-along.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { Wait } from "#domain/plans/voyage-waits.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { noticeText } from "#sentences/water/bulletin.ts";
import { type BulletinSnapshot, bulletinStore, loadBulletin } from "#state/fairways/bulletin.ts";
import { noticesOnLine } from "#state/fairways/fairways.ts";
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

export interface RouteNotices {
  /** When the source was asked, milliseconds since 1970. */
  readonly askedAtMs: number;
  /** Null as long as it is not known which are on the route. */
  readonly along: readonly NoticeAlong[] | null;
  readonly isFailed: boolean;
}

/**
 * Returns the notices on a route that have not ended; null as long as there are none on the device.
 * @param line lng, lat, lng, lat …; the same array until it changes
 * @param isOnWater false for a route on land, which needs none
 */
export function useRouteNotices(line: Float64Array, isOnWater: boolean): RouteNotices | null {
  const notices = useBulletin(isOnWater).bulletin?.notices ?? null;
  const nowMs = useMinuteMs();
  const wanted = isOnWater ? notices : null;
  // Some hundred long stretches take longer than a frame.
  const { value, isFailed } = useLoaded(
    wanted && (() => noticesOnLine({ line, notices: wanted.items })),
    line,
    wanted,
  );
  return (
    notices && {
      askedAtMs: notices.askedAtMs,
      along: value?.filter(({ notice }) => !hasEnded(notice, nowMs)) ?? null,
      isFailed,
    }
  );
}

/** When a boat comes to a bridge or lock, and how long its hours let it wait there. */
interface PassingTime {
  /** The arrival, milliseconds since 1970. */
  readonly atMs: number;
  readonly wait: Wait | null;
}

/** The text of `passedNoticeText` from the notices on a route. */
export function routeNoticeText(
  passed: PassingTime & { readonly object: FairwayObject },
  notices: RouteNotices | null,
  nowMs: number,
): string | null {
  if (!notices?.along) return null;
  const items = notices.along.map(({ notice }) => notice);
  return passedNoticeText(passed.object, passed, items, notices.askedAtMs, nowMs);
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
