import type { MapView } from "#domain/position/map-view.ts";
import type { TrailPost } from "#domain/trail/trail.ts";
import type { TrailRecord } from "#domain/trail/trail-record.ts";
import type { OpenTrail } from "#state/trail/open-trail.ts";

/** The props of each part of the editor. */
export interface EditorProps {
  readonly trail: OpenTrail;
  readonly record: TrailRecord;
}

/** Near enough to see the paths around a post. */
export const POST_ZOOM = 16;

/**
 * Returns the view of the map around a post, or around the last post before it that has a place; null if none has one.
 * @param postId null for a new post at the end
 */
export function aroundPost(posts: readonly TrailPost[], postId: string | null): MapView | null {
  const at = posts.findIndex(({ id }) => id === postId);
  const before = at < 0 ? posts : posts.slice(0, at + 1);
  const place = before.findLast((post) => post.place)?.place;
  return place ? { ...place, zoom: POST_ZOOM } : null;
}
