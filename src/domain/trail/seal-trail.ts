import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type BoxSetting, newContentKey, type SealedBox, sealBox } from "./box.ts";
import type { Ciphers } from "./ciphers.ts";
import { NORMALISER } from "./normalise-answer.ts";
import type { PostContent, PostHead, SealedTrail } from "./sealed-trail.ts";
import {
  isSealedPost,
  problemsOfPost,
  rightAnswers,
  SEAL_ROUNDS,
  type Trail,
  type TrailPost,
} from "./trail.ts";

/** The choices with which a trail is made for a patrol. */
export interface SealOptions {
  readonly ciphers: Ciphers;
  /** The id of the new boxes. */
  readonly id: string;
  /** The post that a patrol starts at, in a `shifted` order. */
  readonly startIndex?: number;
  /** For tests, because the usual number takes a second per post. */
  readonly rounds?: number;
}

interface Placed {
  readonly post: TrailPost;
  readonly place: LatLng;
  readonly number: number;
}

/** Tells whether the keys of a trail build on those of earlier posts. */
export function isChained({ order }: Pick<Trail, "order">): boolean {
  return order !== "free";
}

/**
 * Makes of a trail what a patrol gets: posts that open by an answer are encrypted with all they hold and, in a set order, with the next
 * post. Null if a post has a problem, or there is none.
 */
export async function sealTrail(trail: Trail, options: SealOptions): Promise<SealedTrail | null> {
  const { ciphers, id, startIndex = 0, rounds = SEAL_ROUNDS } = options;
  const placed = walkOrder(trail, startIndex);
  if (placed.length === 0 || placed.length < trail.posts.length) return null;
  const sealed = placed.filter(({ post }) => isSealedPost(post));
  const keys = sealed.map(() => newContentKey(ciphers));
  const boxes: SealedBox[] = [];
  const headOf = async (one: Placed, next: readonly PostHead[]): Promise<PostHead> => {
    const { post } = one;
    const content: PostContent = {
      text: post.text,
      ...(post.picture && { picture: post.picture }),
      points: post.points,
      next,
    };
    const box = sealed.indexOf(one);
    if (box < 0) return { ...knownOf(one), content };
    const setting: BoxSetting = {
      ciphers,
      rounds,
      name: boxName(id, box),
      earlierKeys: isChained(trail) ? keys.slice(0, box) : [],
    };
    const answers = rightAnswers(post);
    boxes[box] = await sealBox(setting, { content, answers, key: keys[box] ?? "" });
    return { ...knownOf(one), box };
  };
  const heads = isChained(trail)
    ? await chainOf(placed, headOf)
    : await Promise.all(placed.map((one) => headOf(one, [])));
  const { id: trailId, name, order } = trail;
  const count = placed.length;
  return { id, trailId, name, order, count, rounds, normaliser: NORMALISER, heads, boxes };
}

/** Returns the name of a box, which is authenticated with its content. */
export function boxName(sealedId: string, box: number): string {
  return `${sealedId} ${box}`;
}

/** The posts without a problem, in the order of the walk. */
function walkOrder({ posts, order }: Trail, startIndex: number): readonly Placed[] {
  const placed = posts.flatMap((post, index): Placed[] => {
    const { place } = post;
    return place && problemsOfPost(post).length === 0 ? [{ post, place, number: index + 1 }] : [];
  });
  const start = order === "shifted" ? startIndex : 0;
  return [...placed.slice(start), ...placed.slice(0, start)];
}

/** Puts each post into the content of the one before it, from the last one on. */
async function chainOf(
  placed: readonly Placed[],
  headOf: (one: Placed, next: readonly PostHead[]) => Promise<PostHead>,
): Promise<readonly PostHead[]> {
  let next: readonly PostHead[] = [];
  for (const one of placed.toReversed()) next = [await headOf(one, next)];
  return next;
}

/** The part of a post that is known before it opens. */
function knownOf({ post, place, number }: Placed): Omit<PostHead, "box" | "content"> {
  const { id, name, radiusMeters, find, findText, findPicture, opens, question } = post;
  const { choices, hint, hintMinutes, arrivalCode } = post;
  return {
    id,
    number,
    name,
    place,
    radiusMeters,
    find,
    findText,
    ...(findPicture && { findPicture }),
    opens,
    question,
    choices: opens === "choice" ? choices : [],
    hint,
    hintMinutes,
    ...(opens === "place" && { arrivalCode }),
  };
}
