import { useStore } from "zustand";
import { isSameRoute } from "#domain/plans/saved-plan.ts";
import { guidanceTexts } from "#i18n/guidance.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import styles from "./planner.module.css";

/**
 * Follows the plan. An edit does not change what is followed by itself: whoever looks at another plan on
 * the way is led on; so here it is said, and asked which of the two it is to be.
 */
export function FollowPlan({ onFollow }: { readonly onFollow: () => void }) {
  const route = useStore(planner.store, (plan) => plan.route);
  const followed = useStore(followingStatusStore, (status) => status.plan);
  const hasWay = route.legs.length > 0;
  if (!followed) {
    return hasWay ? (
      <Button variant="primary" onClick={onFollow}>
        {guidanceTexts.follow}
      </Button>
    ) : null;
  }
  if (isSameRoute(followed.route, route)) return null;
  return (
    <div className={styles["trouble"]} role="status">
      <p>{guidanceTexts.followsOther}</p>
      {hasWay ? (
        <Button variant="primary" onClick={onFollow}>
          {guidanceTexts.followThis}
        </Button>
      ) : null}
      <Button onClick={() => planner.open(followed)}>{guidanceTexts.backToFollowed}</Button>
    </div>
  );
}
