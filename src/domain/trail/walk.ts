import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  isSealedTrail,
  type PostContent,
  type PostHead,
  type SealedTrail,
} from "./sealed-trail.ts";
import { fields, list, named, number, oneOf, optional, type Shape, text } from "./shape.ts";
import { TRAIL_LIMITS } from "./trail.ts";

/** The kinds of lines in the log of a patrol. */
const LINE_KINDS = ["arrival", "code", "open", "wrong", "hint"] as const;

/** A line in the log: an arrival by position or by the code of the leaders, an opened post, a wrong answer, or a hint. */
export interface LogLine {
  readonly id: string;
  readonly kind: (typeof LINE_KINDS)[number];
  readonly postId: string;
  /** The time of day by the clock of the phone, milliseconds since 1970. */
  readonly atMs: number;
  /** The answer as it was typed. */
  readonly answer?: string | undefined;
  /** The position at that moment; absent if there was none. */
  readonly at?: LogPosition | undefined;
}

/** A position in the log. */
export interface LogPosition extends LatLng {
  readonly accuracyMeters: number;
}

/** The walk of a patrol along a trail, with all that it may know. */
export interface Walk {
  /** Is the same on a phone that goes on with the walk. */
  readonly id: string;
  readonly patrol: string;
  readonly trail: SealedTrail;
  /** The content key of each opened box, by its index. */
  readonly keys: Readonly<Record<string, string>>;
  /** The time that each post was there to be opened while the app ran, milliseconds by its id. */
  readonly waitedMs: Readonly<Record<string, number>>;
  readonly log: readonly LogLine[];
  readonly deletedAtMs?: number | null | undefined;
}

/** The part of a walk that a patrol hands in. */
export interface WalkReport {
  readonly walkId: string;
  readonly trailId: string;
  readonly patrol: string;
  readonly log: readonly LogLine[];
}

const { id, name, answer, logLines, posts } = TRAIL_LIMITS;
const MOST_MS = 8.64e15;

const isLogLine: Shape<LogLine> = fields<LogLine>({
  id: text(id, 1),
  kind: oneOf(LINE_KINDS),
  postId: text(id, 1),
  atMs: number(0, MOST_MS),
  answer: optional(text(answer)),
  at: optional(
    fields<LogPosition>({
      lat: number(-90, 90),
      lng: number(-180, 180),
      accuracyMeters: number(0, 1e7),
    }),
  ),
});

/** Tells whether a value is the walk of a patrol within its bounds. */
export const isWalk: Shape<Walk> = fields<Walk>({
  id: text(id, 1),
  patrol: text(name),
  trail: isSealedTrail,
  keys: named(text(43, 43), posts),
  waitedMs: named(number(0, MOST_MS), posts),
  log: list(isLogLine, logLines),
  deletedAtMs: (value): value is number | null | undefined =>
    value === undefined || value === null || number(0, MOST_MS)(value),
});

/** Tells whether a value is what a patrol handed in, within its bounds. */
export const isWalkReport: Shape<WalkReport> = fields<WalkReport>({
  walkId: text(id, 1),
  trailId: text(id, 1),
  patrol: text(name),
  log: list(isLogLine, logLines),
});

/** A post that a patrol knows of. */
export interface KnownPost {
  readonly head: PostHead;
  /** Null until it is open. */
  readonly content: PostContent | null;
  readonly hasArrived: boolean;
  readonly hasHint: boolean;
  /** The number of wrong answers. */
  readonly wrong: number;
}

/**
 * Returns the posts that a patrol knows of, in the order in which it came to know them.
 * @param contents of the boxes that opened, by their index
 */
export function knownPosts(
  { trail, log }: Pick<Walk, "trail" | "log">,
  contents: Readonly<Record<string, PostContent>>,
): readonly KnownPost[] {
  const known: KnownPost[] = [];
  const waiting = [...trail.heads];
  for (let head = waiting.shift(); head && known.length < trail.count; head = waiting.shift()) {
    const lines = log.filter(({ postId }) => postId === head?.id);
    const has = (kind: LogLine["kind"]) => lines.some((line) => line.kind === kind);
    const content = head.box === undefined ? head.content : contents[head.box];
    const opened = has("open") && content ? content : null;
    known.push({
      head,
      content: opened,
      hasArrived: has("arrival") || has("code"),
      hasHint: has("hint"),
      wrong: lines.filter(({ kind }) => kind === "wrong").length,
    });
    waiting.push(...(opened?.next ?? []));
  }
  return known;
}

/** The lines of a log that wrong answers leave to what opens posts. */
const LINES_LEFT = 4 * posts;

/** Returns a walk with another line in its log; a full log and a second opening of a post change nothing. */
export function withLine(walk: Walk, line: LogLine): Walk {
  const isWrong = line.kind === "wrong";
  const isRepeated = walk.log.some(
    ({ id: other, kind, postId }) =>
      other === line.id || (!isWrong && kind === line.kind && postId === line.postId),
  );
  const most = isWrong ? logLines - LINES_LEFT : logLines;
  if (isRepeated || walk.log.length >= most) return walk;
  return { ...walk, log: [...walk.log, line] };
}

/** Returns a walk with the content key of a box. */
export function withKey(walk: Walk, box: number, key: string): Walk {
  return { ...walk, keys: { ...walk.keys, [box]: key } };
}

/** Returns a walk in which posts have waited at least this long to be opened, milliseconds by their id. */
export function withWaited(walk: Walk, waitedMs: Walk["waitedMs"]): Walk {
  const longer = Object.entries(waitedMs).filter(([id, ms]) => ms > (walk.waitedMs[id] ?? 0));
  if (longer.length === 0) return walk;
  return { ...walk, waitedMs: combined(walk.waitedMs, Object.fromEntries(longer)) };
}

/** Returns the values of both, those of the second in place of the first, and no more names than a walk may have. */
function combined<Value>(
  values: Readonly<Record<string, Value>>,
  others: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const known = Object.entries(others).filter(([name]) => Object.hasOwn(values, name));
  const added = Object.entries(others).filter(([name]) => !Object.hasOwn(values, name));
  // A walk beyond its bounds could not be read again.
  const room = Math.max(0, posts - Object.keys(values).length);
  return { ...values, ...Object.fromEntries([...known, ...added.slice(0, room)]) };
}

/** Combines what two phones know of the same walk. */
export function mergedWalk(walk: Walk, other: Walk): Walk {
  const lines = [...walk.log, ...other.log].toSorted((a, b) => a.atMs - b.atMs);
  const empty: Walk = { ...walk, log: [] };
  const { log } = lines.reduce<Walk>(withLine, empty);
  const keys = combined(walk.keys, { ...other.keys, ...walk.keys });
  return withWaited({ ...walk, keys, log }, other.waitedMs);
}

/** Returns the part of a walk that a patrol hands in. */
export function reportOf({ id: walkId, patrol, trail, log }: Walk): WalkReport {
  return { walkId, trailId: trail.trailId, patrol, log };
}
