import { normaliseAnswer } from "./normalise-answer.ts";
import { isSealedPost, rightAnswers, type Trail, type TrailPost } from "./trail.ts";
import type { LogLine, WalkReport } from "./walk.ts";

/** A post in the table of the leaders. */
export interface TableCell {
  readonly postId: string;
  /** The points that count; null if the post was not opened. */
  readonly points: number | null;
  /** When the post was opened; null if it was not. */
  readonly openedAtMs: number | null;
  readonly hasHint: boolean;
  readonly wrong: number;
  /** True if the code of the leaders took the place of a position. */
  readonly isByCode: boolean;
  /** True if the log says that the post is open, but its answer is not one of the right ones: it has no points. */
  readonly isDoubtful: boolean;
}

/** A patrol in the table of the leaders. */
export interface TableRow {
  readonly walkId: string;
  readonly patrol: string;
  readonly cells: readonly TableCell[];
  readonly points: number;
  readonly opened: number;
  /** Of the first and the last line of the log; null for an empty one. */
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
}

/** Returns the table of all patrols, the one with most points first. */
export function trailTable(
  { posts }: Pick<Trail, "posts">,
  reports: readonly WalkReport[],
): readonly TableRow[] {
  const rows = reports.map(({ walkId, patrol, log }): TableRow => {
    const cells = posts.map((post) => cellOf(post, log));
    const times = log.map(({ atMs }) => atMs);
    const counted = cells.filter(({ points }) => points !== null);
    return {
      walkId,
      patrol,
      cells,
      points: counted.reduce((sum, { points }) => sum + (points ?? 0), 0),
      opened: counted.length,
      startedAtMs: times.length > 0 ? Math.min(...times) : null,
      endedAtMs: times.length > 0 ? Math.max(...times) : null,
    };
  });
  return rows.toSorted((a, b) => b.points - a.points || a.patrol.localeCompare(b.patrol));
}

function cellOf(post: TrailPost, log: readonly LogLine[]): TableCell {
  const lines = log.filter(({ postId }) => postId === post.id);
  const has = (kind: LogLine["kind"]) => lines.some((line) => line.kind === kind);
  const open = lines.find(({ kind }) => kind === "open");
  const right = new Set(rightAnswers(post).map(normaliseAnswer));
  const isRight = !isSealedPost(post) || right.has(normaliseAnswer(open?.answer ?? ""));
  return {
    postId: post.id,
    points: open && isRight ? post.points : null,
    openedAtMs: open?.atMs ?? null,
    hasHint: has("hint"),
    wrong: lines.filter(({ kind }) => kind === "wrong").length,
    isByCode: has("code"),
    isDoubtful: open !== undefined && !isRight,
  };
}
