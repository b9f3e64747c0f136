import type { Notice } from "./bulletin.ts";

/** The kinds of notices, the gravest first. */
export const NOTICE_KINDS = [
  "blocked",
  "no-service",
  "partly",
  "height",
  "width",
  "length",
  "depth",
  "service",
  "delay",
  "caution",
  "other",
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The codes of the standard for notices to skippers, as public code names them; see docs/formats/bulletin.md. */
const KIND_OF_CODE: Readonly<Record<string, NoticeKind>> = {
  OBSTRU: "blocked",
  NOSERV: "no-service",
  PAROBS: "partly",
  CLEHEI: "height",
  VESHEI: "height",
  CLEWID: "width",
  VESBRE: "width",
  CONBRE: "width",
  AVALEN: "length",
  VESLEN: "length",
  CONLEN: "length",
  AVADEP: "depth",
  LEADEP: "depth",
  VESDRA: "depth",
  SERVIC: "service",
  DELAY: "delay",
  CAUTIO: "caution",
};

/** Returns the kind of a notice; one with an unknown code is `other`, and never left out. */
export function noticeKind({ code }: Pick<Notice, "code">): NoticeKind {
  return (Object.hasOwn(KIND_OF_CODE, code) && KIND_OF_CODE[code]) || "other";
}

/**
 * Tells whether a notice may apply at any moment from one to another, milliseconds since 1970. Hours within the period are not in
 * the data.
 */
export function mayApplyWithin(notice: Notice, fromMs: number, toMs: number): boolean {
  return notice.startMs <= toMs && !hasEnded(notice, fromMs);
}

const DAY_MS = 86_400_000;

/** Tells whether a notice may apply at any moment of the day that begins at a moment, milliseconds since 1970. */
export function mayApplyInDay(notice: Notice, fromMs: number): boolean {
  return mayApplyWithin(notice, fromMs, fromMs + DAY_MS);
}

/** Tells whether a notice applies no longer at a moment, milliseconds since 1970. */
export function hasEnded({ endMs }: Notice, atMs: number): boolean {
  return endMs !== null && endMs < atMs;
}

/** Orders notices: the gravest first, then by their start. */
export function compareNotices(a: Notice, b: Notice): number {
  const order = (notice: Notice) => NOTICE_KINDS.indexOf(noticeKind(notice));
  return order(a) - order(b) || a.startMs - b.startMs;
}
