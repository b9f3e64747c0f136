import { type BulletinPart, NOTICES_AHEAD_MS, type Notice } from "#domain/bulletin/bulletin.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { addDays, amsterdamMs, amsterdamTime } from "#domain/fairway/hours/local-time.ts";
import { isMoment } from "#domain/units/moment.ts";

/** The service of Vaarweginformatie.nl with the summaries of notices to skippers. */
const SUMMARIES_URL = "https://www.vaarweginformatie.nl/frp/api/messages/nts/summaries";

/** Returns the address that asks for all notices about the fairway that apply from a moment on. */
export function summariesAddress(nowMs: number): string {
  const period = { validFrom: String(nowMs), validUntil: String(nowMs + NOTICES_AHEAD_MS) };
  const query = new URLSearchParams({ ...period, ntsTypes: "FTM", limitationGroup: "ALL" });
  return `${SUMMARIES_URL}?${query}`;
}

/**
 * Reads the answer of the service, as docs/formats/bulletin.md describes it. Leaves out and counts notices without a place and
 * those that cannot be read. Throws for an answer that is not a list, or of which no record can be read: that is not "none".
 */
export function readNotices(answer: unknown, askedAtMs: number): BulletinPart<Notice> {
  if (!Array.isArray(answer)) throw new Error("The answer is no list of notices.");
  const items = answer.flatMap((summary: unknown) => noticeOf(summary) ?? []);
  if (answer.length > 0 && items.length === 0) {
    throw new Error(`None of ${answer.length} notices could be read.`);
  }
  return { askedAtMs, items, leftOutCount: answer.length - items.length };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function noticeOf(summary: unknown): Notice | null {
  const { location, limitationCode, locationName, fairwayName, title, startDate, endDate } =
    fieldsOf(summary);
  const line = Array.isArray(location) ? location.flatMap(lngLatOf) : [];
  const startMs = momentOf(startDate);
  if (line.length === 0 || startMs === null) return null;
  const { organisation, year, number } = fieldsOf(fieldsOf(summary)["ntsNumber"]);
  const endMs = endOf(momentOf(endDate));
  return {
    id: [organisation, year, number].filter((part) => part !== undefined).join("-"),
    code: textOf(limitationCode),
    place: textOf(locationName) || textOf(title),
    water: textOf(fairwayName),
    startMs,
    endMs: endMs !== null && endMs >= startMs ? endMs : null,
    line,
  };
}

/** Public code makes dates of these values, which takes numbers and texts. */
function momentOf(value: unknown): number | null {
  const ms = typeof value === "string" ? Date.parse(value) : value;
  return isMoment(ms) ? ms : null;
}

const DAY_MS = 86_400_000;

/** A notice that ends at a midnight applies on that day: the source keeps days and hours apart, and its summaries have no hours. */
function endOf(endMs: number | null): number | null {
  if (endMs === null) return null;
  const local = amsterdamTime(endMs);
  // The day on which the clock goes back has 25 hours.
  if (local.minutes === 0) return amsterdamMs({ ...addDays(local, 1), minutes: 0 }) - 1;
  return endMs % DAY_MS === 0 ? endMs + DAY_MS - 1 : endMs;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function lngLatOf(point: unknown): readonly number[] {
  const { lat, lon } = fieldsOf(point);
  return isLatLng(lat, lon) ? [lon as number, lat as number] : [];
}
