import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isSealedBox, type SealedBox } from "./box.ts";
import { NORMALISER } from "./normalise-answer.ts";
import { fields, list, oneOf, optional, type Shape, text, whole } from "./shape.ts";
import {
  isPlace,
  isTrailPicture,
  POST_FIELDS,
  TRAIL_LIMITS,
  TRAIL_ORDERS,
  type TrailOrder,
  type TrailPicture,
  type TrailPost,
} from "./trail.ts";

/** The public part of a post: how to find it, and its question. */
export interface PostHead
  extends Pick<
    TrailPost,
    | "id"
    | "name"
    | "radiusMeters"
    | "find"
    | "findText"
    | "findPicture"
    | "opens"
    | "question"
    | "choices"
    | "hint"
    | "hintMinutes"
  > {
  readonly number: number;
  readonly place: LatLng;
  /** Of a post that opens by being there. */
  readonly arrivalCode?: string | undefined;
  /** The index of the box with its content, if it is sealed. */
  readonly box?: number | undefined;
  /** Its content, if it is only hidden. */
  readonly content?: PostContent | undefined;
}

/** The part of a post that it shows once it is open. */
export interface PostContent {
  readonly text: string;
  readonly picture?: TrailPicture | undefined;
  readonly points: number;
  /** The next post; none at the last one, and in a free order. */
  readonly next: readonly PostHead[];
}

/** A trail as a patrol gets it. docs/formats/trails.md. */
export interface SealedTrail {
  /** Identifies these boxes: a trail that is given out again has others. */
  readonly id: string;
  readonly trailId: string;
  readonly name: string;
  readonly order: TrailOrder;
  /** The number of all posts. */
  readonly count: number;
  readonly rounds: number;
  readonly normaliser: number;
  /** The posts that are known at the start: the first one, or all in a free order. */
  readonly heads: readonly PostHead[];
  readonly boxes: readonly SealedBox[];
}

const { posts, id, name, points, answer, rounds } = TRAIL_LIMITS;

/** The shape of a post with at most this many posts within it. */
function headWithin(depth: number): Shape<PostHead> {
  return (value): value is PostHead =>
    fields<PostHead>({
      ...POST_FIELDS,
      number: whole(1, posts),
      place: isPlace,
      arrivalCode: optional(text(answer, 1)),
      box: optional(whole(0, posts - 1)),
      content: optional(contentWithin(depth)),
    })(value) && (value.box === undefined) !== (value.content === undefined);
}

function contentWithin(depth: number): Shape<PostContent> {
  return fields<PostContent>({
    text: text(TRAIL_LIMITS.text),
    picture: optional(isTrailPicture),
    points: whole(0, points),
    next: depth > 0 ? list(headWithin(depth - 1), 1) : list((_): _ is PostHead => false, 0),
  });
}

/** Tells whether a value is the content of a post within its bounds. */
export const isPostContent: Shape<PostContent> = contentWithin(posts);

/** Tells whether a value is a trail for a patrol within its bounds. */
export const isSealedTrail: Shape<SealedTrail> = fields<SealedTrail>({
  id: text(id, 1),
  trailId: text(id, 1),
  name: text(name),
  order: oneOf(TRAIL_ORDERS),
  count: whole(1, posts),
  rounds: whole(1, rounds),
  normaliser: whole(NORMALISER, NORMALISER),
  heads: list(headWithin(posts), posts, 1),
  boxes: list(isSealedBox, posts),
});
