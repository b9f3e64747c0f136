import { openBox, openBoxByKey } from "./box.ts";
import type { Ciphers } from "./ciphers.ts";
import { boxName, isChained } from "./seal-trail.ts";
import { isPostContent, type PostContent } from "./sealed-trail.ts";
import type { Walk } from "./walk.ts";

/** A post that opened. */
export interface OpenedPost {
  readonly key: string;
  readonly content: PostContent;
}

/** Opens a box of a walk by an answer; null for a wrong one, or contents beyond their bounds. */
export async function openByAnswer(
  { trail, keys }: Pick<Walk, "trail" | "keys">,
  box: number,
  answer: string,
  ciphers: Ciphers,
): Promise<OpenedPost | null> {
  const sealed = trail.boxes[box];
  if (!sealed) return null;
  const earlier = isChained(trail) ? Array.from({ length: box }, (_, index) => keys[index]) : [];
  const earlierKeys = earlier.filter((key) => key !== undefined);
  if (earlierKeys.length < earlier.length) return null;
  const setting = { ciphers, rounds: trail.rounds, name: boxName(trail.id, box), earlierKeys };
  const opened = await openBox(setting, sealed, answer);
  return opened && isPostContent(opened.content)
    ? { key: opened.key, content: opened.content }
    : null;
}

/** Returns the contents of the boxes whose keys a walk has, by their index. */
export async function openedContents(
  { trail, keys }: Pick<Walk, "trail" | "keys">,
  ciphers: Ciphers,
): Promise<Readonly<Record<string, PostContent>>> {
  const contents: Record<string, PostContent> = {};
  for (const [box, sealed] of trail.boxes.entries()) {
    const key = keys[box];
    if (key === undefined) continue;
    const opened = await openBoxByKey({ ciphers, name: boxName(trail.id, box) }, sealed, key);
    if (opened && isPostContent(opened.content)) contents[box] = opened.content;
  }
  return contents;
}
