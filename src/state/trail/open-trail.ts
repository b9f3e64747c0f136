import { toBase64Url } from "#domain/bytes/base64url.ts";
import { type Current, withItem, withItemFields } from "#domain/storage/current.ts";
import type { Ciphers } from "#domain/trail/ciphers.ts";
import type { TrailPicture } from "#domain/trail/trail.ts";
import { randomCode, TRAIL_LIMITS, type TrailPost } from "#domain/trail/trail.ts";
import { nextPost, type TrailRecord, withinBounds } from "#domain/trail/trail-record.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import { browserPictures } from "#platform/pictures/browser-pictures.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  type DocumentStore,
} from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { TRAILS, trailKey } from "#storage/records/scouting/trail-records.ts";

/** The services of the device that a trail in the making uses. */
export interface TrailDevice extends DocumentDevice {
  readonly clock: DocumentDevice["clock"] & { readonly nowMs: () => number };
  readonly randomId: RandomId;
  readonly ciphers: Pick<Ciphers, "random"> | null;
}

/** The fields of a post that a leader changes. */
export type PostChanges = Partial<Omit<TrailPost, "id">> & { readonly id?: never };

/** A trail in the making. Each edit is shown immediately and stored. */
export interface OpenTrail {
  readonly store: DocumentStore<TrailRecord | null>["store"];
  change(fields: Partial<Pick<TrailRecord, "name" | "order">>): void;
  /** Adds a post that is like the last one, with these fields. Nothing happens above the maximum. */
  addPost(fields?: PostChanges): void;
  changePost(postId: string, fields: PostChanges): void;
  /** Moves a post one place up or down. */
  movePost(postId: string, by: -1 | 1): void;
  removePost(postId: string, name: string): void;
  removeReport(walkId: string, name: string): void;
  /** Makes a code of ten letters the only answer of a post; does nothing without WebCrypto. */
  makeCode(postId: string): void;
}

/** The length of a code that cannot be guessed, and of one that only shows that the leaders said it. */
const [SECRET_LETTERS, ARRIVAL_LETTERS] = [10, 4];

/** Opens a trail of the device, and follows the other windows. */
export function openTrail(parts: TrailDevice, id: string): OpenTrail {
  const place = { kind: TRAILS, id: trailKey(id), initial: null };
  const { store, load, edit } = createDocumentStore<TrailRecord | null>(parts, place);
  void load();
  const change = (
    changed: (now: Current<TrailRecord>) => Current<TrailRecord>,
    offer?: { readonly kind: "delete"; readonly name: string },
  ): void => {
    const changedAtMs = parts.clock.nowMs();
    void edit((now) => now && { ...changed(now), changedAtMs }, offer);
  };
  const random = (length: number) => parts.ciphers?.random(length) ?? new Uint8Array(length);
  return {
    store,
    change: (fields) => change((now) => ({ ...now, ...fields })),
    addPost(fields = {}) {
      const made = {
        id: parts.randomId().replaceAll("-", "").slice(0, 12),
        arrivalCode: randomCode(ARRIVAL_LETTERS, random),
      };
      change((now) => {
        if (now.posts.length >= TRAIL_LIMITS.posts) return now;
        const post: TrailPost = {
          ...nextPost(now as TrailRecord, made),
          ...withinBounds(fields),
          ...made,
        };
        return { ...now, posts: withItem(now.posts, post) };
      });
    },
    changePost: (postId, fields) =>
      change((now) => ({ ...now, posts: withItemFields(now.posts, postId, withinBounds(fields)) })),
    movePost: (postId, by) => change((now) => ({ ...now, posts: moved(now.posts, postId, by) })),
    removePost: (postId, name) =>
      change((now) => ({ ...now, posts: now.posts.filter((post) => post.id !== postId) }), {
        kind: "delete",
        name,
      }),
    removeReport: (walkId, name) =>
      change((now) => ({ ...now, reports: now.reports.filter((one) => one.id !== walkId) }), {
        kind: "delete",
        name,
      }),
    makeCode(postId) {
      if (!parts.ciphers) return;
      const code = randomCode(SECRET_LETTERS, random);
      const fields = { opens: "code", answers: [code], randomCode: code } as const;
      change((now) => ({ ...now, posts: withItemFields(now.posts, postId, fields) }));
    },
  };
}

function moved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  by: -1 | 1,
): readonly Item[] {
  const at = items.findIndex((item) => item.id === id);
  const [item, other] = [items[at], items[at + by]];
  if (!item || !other) return items;
  return items.map((one, index) => (index === at ? other : index === at + by ? item : one));
}

/** The length of a side of the pictures of posts, so that one fits into a moving code. */
const PICTURE_PIXELS = 480;

/** Makes a picture small enough for a trail; null if this browser cannot read it, or it stays too large. */
export async function trailPicture(file: Blob): Promise<TrailPicture | null> {
  const small = await browserPictures().shrink(file, PICTURE_PIXELS);
  if (!small) return null;
  const data = toBase64Url(small.bytes);
  if (data.length > TRAIL_LIMITS.pictureCharacters) return null;
  return { type: small.type === "image/jpeg" ? "image/jpeg" : "image/webp", data };
}

const opened = new Map<string, OpenTrail>();

/** Returns a trail of this device. Import this lazily. */
export function trailOf(id: string): OpenTrail {
  const trail = opened.get(id) ?? openTrail({ ...device, edits, ciphers: webCiphers() }, id);
  opened.set(id, trail);
  return trail;
}
