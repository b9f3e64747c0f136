import {
  bulletinAge,
  type Gauge,
  NOTICES_AHEAD_MS,
  type Notice,
} from "#domain/bulletin/bulletin.ts";
import { noticeKind } from "#domain/bulletin/notice-kind.ts";
import type { Tide, TideChange, TideRange } from "#domain/bulletin/tides.ts";
import { counted, localMoment, localNumber, oneDecimal } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { list } from "#words/locale.ts";
import { noticeKinds, noticeTexts, noticeWords, tideWords } from "#words/water/bulletin.ts";

const TIME_ZONE = "Europe/Amsterdam";
const clockTime = localMoment({ timeStyle: "short", timeZone: TIME_ZONE });
const dayOf = localMoment({ dateStyle: "short", timeZone: TIME_ZONE });
const yearOf = localMoment({ year: "numeric", timeZone: TIME_ZONE });
const DAY_AND_TIME = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: TIME_ZONE,
} as const;
const thisYear = localMoment(DAY_AND_TIME);
const otherYear = localMoment({ ...DAY_AND_TIME, year: "numeric" });
const wholeDay = localMoment({ day: "numeric", month: "long", timeZone: TIME_ZONE });
const signedMeters = localNumber({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** "vr 27 nov 07:12", "vr 26 nov 2027 07:12" in another year, by the clock in Amsterdam. */
function dayAndTime(atMs: number, nowMs: number): string {
  const isThisYear = yearOf.format(atMs) === yearOf.format(nowMs);
  return (isThisYear ? thisYear : otherYear).format(atMs);
}

/** "07:12" today, "vr 27 nov 07:12" on another day, by the clock in Amsterdam. */
function bulletinMoment(atMs: number, nowMs: number): string {
  const isToday = dayOf.format(atMs) === dayOf.format(nowMs);
  return isToday ? clockTime.format(atMs) : dayAndTime(atMs, nowMs);
}

/** "Berichten van 07:12.", and of old ones first that they are old. */
export function bulletinAgeText(askedAtMs: number, nowMs: number): string {
  return noticeWords[bulletinAge(askedAtMs, nowMs)](bulletinMoment(askedAtMs, nowMs));
}

/** "gestremd volgens de berichten van 07:12". */
export function noticeText(notice: Notice, askedAtMs: number, nowMs: number): string {
  return noticeWords.by(noticeKinds[noticeKind(notice)], bulletinMoment(askedAtMs, nowMs));
}

/** "van vr 27 nov 06:00 tot za 28 nov 18:00", with the year of a time in another one. */
export function noticePeriodText({ startMs, endMs }: Notice, nowMs: number): string {
  const start = dayAndTime(startMs, nowMs);
  return endMs === null
    ? noticeWords.periodOpen(start)
    : noticeWords.period(start, dayAndTime(endMs, nowMs));
}

/** "Abtswoudsebrug, Schie". */
export function noticePlaceText({ place, water }: Notice): string {
  const names = [place, water].filter((name) => name !== "");
  return [...new Set(names)].join(", ") || noticeTexts.unplaced;
}

/** "2 berichten op je route"; says so when there are none. */
export function noticesOnRouteText(count: number): string {
  return count === 0 ? noticeWords.noneOnRoute : noticeWords.onRoute(counted(count));
}

/** "3 berichten zonder leesbare plek staan er niet bij."; empty for none. */
export function leftOutNoticesText(count: number): string {
  return count === 0 ? "" : noticeWords.leftOut(counted(count));
}

/** "Berichten die na 29 december beginnen, zijn nog niet opgehaald."; null for a departure before that. */
export function laterNoticesText(askedAtMs: number, departureMs: number): string | null {
  const lastMs = askedAtMs + NOTICES_AHEAD_MS;
  return departureMs > lastMs ? noticeWords.later(wholeDay.format(lastMs)) : null;
}

/** "+0,4 m": a height above NAP. */
function napText(meters: number): string {
  return withUnit(signedMeters.format(meters), "m");
}

/** "hoog 10:20 +1,1 m, laag 16:35 -0,6 m t.o.v. NAP, zonder wind". */
export function tidesText(tides: readonly Tide[], nowMs: number): string {
  const one = ({ kind, atMs, meters }: Tide) =>
    tideWords[kind ?? "turn"](bulletinMoment(atMs, nowMs), napText(meters));
  return tideWords.tides(tides.map(one).join(", "));
}

/**
 * Returns the depths now and at the lowest water of a time, for a depth at its highest water in metres, which is the one that
 * the length of the rode needs; says so where the data do not cover that time.
 */
export function tideDepthsText(
  range: TideRange | null,
  depthMeters: number,
  nowMs: number,
): string {
  if (!range) return tideWords.outside;
  const moment = ({ atMs }: TideChange): string =>
    atMs <= nowMs ? tideWords.now : tideWords.at(bulletinMoment(atMs, nowMs));
  const one = (change: TideChange) => {
    const depth = depthMeters - range.highest.changeMeters + change.changeMeters;
    const isDry = depth < 0.05;
    return isDry ? tideWords.dry(moment(change)) : tideWords.deep(moment(change), depthText(depth));
  };
  const now = { atMs: nowMs, changeMeters: 0 };
  const others = [now, range.lowest].filter(({ atMs }) => atMs !== range.highest.atMs);
  const distinct = others.filter((one, at) => others[at - 1]?.atMs !== one.atMs);
  return tideWords.depths(moment(range.highest), list(distinct.map(one)));
}

function depthText(meters: number): string {
  return withUnit(oneDecimal.format(meters), "m");
}

/** "+0,5 m t.o.v. NAP bij Dordrecht (3 km), gemeten 06:50". */
export function levelText(gauge: Gauge, distance: string, nowMs: number): string {
  const moment = bulletinMoment(gauge.atMs, nowMs);
  return tideWords.level(napText(gauge.meters), gauge.name, moment, distance);
}

/** "Hoek van Holland, 3 km verderop". */
export function tideStationText(name: string, distance: string): string {
  return tideWords.station(name, distance);
}
