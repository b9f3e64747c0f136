import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { trailPath } from "#domain/links/trail-path.ts";
import { TRAIL_LIMITS, type TrailPost } from "#domain/trail/trail.ts";
import type { MapPort } from "#mapview/map-port.ts";
import styles from "#screens/map/card/aiming.module.css";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useTapUnderCross } from "#screens/map/on-map/use-tap-under-cross.ts";
import { placePostText, postName } from "#sentences/scouting/trails.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { trailOf } from "#state/trail/open-trail.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { moveTexts } from "#words/map/move-waypoint.ts";
import { trailPlaceTexts as texts } from "#words/scouting/trail-place.ts";
import { trailTexts } from "#words/scouting/trails.ts";

export interface PlacePostProps {
  readonly trailId: string;
  /** The first post to place; null to begin with a new one. */
  readonly postId: string | null;
  readonly controller: Pick<MapPort, "center" | "zoom" | "events" | "keepCenterIn" | "showView">;
  readonly onClose: () => void;
}

/** A cross on the middle of the map, with buttons that put a post of a trail there and go on with the next one. */
export function PlacePost({ trailId, postId, controller, onClose }: PlacePostProps) {
  const navigate = useNavigate();
  const trail = trailOf(trailId);
  const { document, isRead, problem, hasFailed } = useStore(trail.store);
  const [target, setTarget] = useState(postId);
  const isThere = document !== null && typeof document.deletedAtMs !== "number";
  const posts = isThere ? document.posts : NO_POSTS;
  const at = target === null ? posts.length : posts.findIndex(({ id }) => id === target);
  const canPlace = isThere && at >= 0 && at < TRAIL_LIMITS.posts;
  useTapUnderCross(controller);
  useDrawnPosts(posts, target);
  const leave = async () => {
    onClose();
    await navigate(trailPath(trailId), { replace: true });
  };
  /** Places the post; false while there is no map, or no such post. */
  const put = (): boolean => {
    const place = controller.center;
    if (!place || !canPlace) return false;
    if (target === null) trail.addPost({ place });
    else trail.changePost(target, { place });
    return true;
  };
  const finish = () => {
    if (put()) void leave();
  };
  const goOn = () => {
    if (!put()) return;
    const next = posts.find(({ id, place }, index) => index > at && id !== target && !place);
    setTarget(next?.id ?? null);
  };
  useMapKeys({ Enter: finish, Escape: () => void leave() });
  const help = canPlace ? placePostText(at + 1, posts[at]?.name ?? "") : texts.isFull;
  const missing = isRead ? trailTexts.gone : problem ? trailTexts.notRead : trailTexts.loading;
  const isGone = at < 0;
  return (
    <Cross controller={controller} label={texts.heading} className={styles["bar"]}>
      <p role="status" data-problem={hasFailed || !canPlace ? "" : undefined}>
        {isThere ? (isGone ? texts.gone : help) : missing}
        {hasFailed ? ` ${texts.notStored}` : null}
      </p>
      <div className={classNames(layout["actions"], styles["choices"])}>
        <Button
          variant="primary"
          className={styles["confirm"]}
          disabled={!canPlace}
          onClick={finish}
        >
          {moveTexts.confirm}
        </Button>
        <Button disabled={!canPlace} onClick={goOn}>
          {texts.goOn}
        </Button>
        <Button onClick={() => void leave()}>{texts.back}</Button>
      </div>
    </Cross>
  );
}

const NO_POSTS: readonly TrailPost[] = [];

/** Draws the posts that have a place, so that one sees how far the next is from them. */
function useDrawnPosts(posts: readonly TrailPost[], target: string | null): void {
  useEffect(() => {
    const drawn = posts.flatMap(({ id, place, name }, index) => {
      const label = postName(index + 1, name);
      return place ? [{ kind: "point", place, label, isResult: id === target } as const] : [];
    });
    showSketch("trail", drawn);
  }, [posts, target]);
  useEffect(() => () => showSketch("trail", []), []);
}
