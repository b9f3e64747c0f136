import { fields, list, number, oneOf, type Shape, text } from "./shape.ts";
import { isTrailPost, TRAIL_LIMITS, TRAIL_ORDERS, type Trail, type TrailPost } from "./trail.ts";
import { isWalkReport, type WalkReport } from "./walk.ts";

/** A trail that a leader keeps, with what patrols handed in. */
export interface TrailRecord extends Trail {
  readonly changedAtMs: number;
  readonly reports: readonly TrailReport[];
  readonly deletedAtMs?: number | null | undefined;
}

/** The log that a patrol handed in; its id is that of the walk. */
export interface TrailReport extends WalkReport {
  readonly id: string;
}

const { id, name, posts, patrols } = TRAIL_LIMITS;
const MOST_MS = 8.64e15;

const isReport: Shape<TrailReport> = (value): value is TrailReport =>
  isWalkReport(value) && (value as Partial<TrailReport>).id === value.walkId;

/** Tells whether a value is a trail of a leader within its bounds. */
export const isTrailRecord: Shape<TrailRecord> = fields<TrailRecord>({
  id: text(id, 1),
  name: text(name),
  order: oneOf(TRAIL_ORDERS),
  posts: list(isTrailPost, posts),
  changedAtMs: number(0, MOST_MS),
  reports: list(isReport, patrols),
  deletedAtMs: (value): value is number | null | undefined =>
    value === undefined || value === null || number(0, MOST_MS)(value),
});

/** Returns a trail with what a patrol handed in; of one that was handed in before, the longer log counts. */
export function withReport(record: TrailRecord, report: WalkReport): TrailRecord {
  const before = record.reports.find((one) => one.id === report.walkId);
  if (before && before.log.length >= report.log.length) return record;
  const others = record.reports.filter((one) => one !== before);
  if (others.length >= patrols) return record;
  return { ...record, reports: [...others, { ...report, id: report.walkId }] };
}

/** Combines a stored trail with one from a backup: the backup counts, but no post and nothing that was handed in since gets lost. */
export function restoredTrail(stored: TrailRecord, restored: TrailRecord): TrailRecord {
  const known = new Set(restored.posts.map(({ id: postId }) => postId));
  const since = stored.posts.filter(({ id: postId }) => !known.has(postId));
  const { reports } = stored.reports.reduce(withReport, restored);
  return { ...restored, posts: [...restored.posts, ...since], reports };
}

const TEXT_LIMITS = {
  name,
  findText: TRAIL_LIMITS.question,
  question: TRAIL_LIMITS.question,
  text: TRAIL_LIMITS.text,
  hint: TRAIL_LIMITS.hint,
} as const;

/** Returns fields of a post with their texts cut off at their bounds: a trail beyond them could not be read again. */
export function withinBounds<Fields extends Partial<TrailPost>>(given: Fields): Fields {
  const cut = Object.entries(TEXT_LIMITS).flatMap(([field, most]) => {
    const value = given[field as keyof typeof TEXT_LIMITS];
    return value === undefined ? [] : [[field, value.slice(0, most)]];
  });
  return { ...given, ...Object.fromEntries(cut) };
}

/** A new post takes its choices from the last one, so that a trail of one kind is quickly made. */
export function nextPost(
  { posts: before }: Pick<Trail, "posts">,
  made: Pick<TrailPost, "id" | "arrivalCode">,
): TrailPost {
  const last = before.at(-1);
  return {
    ...made,
    name: "",
    place: null,
    radiusMeters: last?.radiusMeters ?? 25,
    find: last?.find ?? "map",
    findText: "",
    opens: last?.opens ?? "text",
    question: "",
    answers: [],
    choices: [],
    text: "",
    hint: "",
    hintMinutes: last?.hintMinutes ?? 10,
    points: last?.points ?? 10,
  };
}
