import { useStore } from "zustand";
import { withStraightLegs } from "#domain/network/plan/straight-legs.ts";
import { isSameRoute } from "#domain/plans/saved-plan.ts";
import { guidanceTexts } from "#i18n/guidance.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { planner } from "#state/plans/planner.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import styles from "./planner.module.css";

interface FollowPlanProps {
  /** @param records whether a recording is to start with it */
  readonly onFollow: (records: boolean) => void;
}

/**
 * Follows the plan. An edit does not change what is followed by itself: whoever looks at another plan on
 * the way is led on; so here it is said, and asked which of the two it is to be.
 */
export function FollowPlan({ onFollow }: FollowPlanProps) {
  const route = useStore(planner.store, (plan) => plan.route);
  const followed = useStore(followingStatusStore, (status) => status.plan);
  const hasRoute = route.nodes.length > 1;
  if (!followed) {
    return hasRoute ? (
      <div className={styles["follow"]}>
        <Button variant="primary" onClick={() => onFollow(false)}>
          {guidanceTexts.follow}
        </Button>
        <FollowAndRecord onFollow={onFollow} />
      </div>
    ) : null;
  }
  if (isSameRoute(followed.route, withStraightLegs(route))) return null;
  return (
    <div className={styles["problem"]} role="status">
      <p>{guidanceTexts.followsOther}</p>
      {hasRoute ? (
        <Button variant="primary" onClick={() => onFollow(false)}>
          {guidanceTexts.followThis}
        </Button>
      ) : null}
      <Button onClick={() => planner.open(followed)}>{guidanceTexts.backToFollowed}</Button>
    </div>
  );
}

/** Starts both with one tap, unless a recording is there already. */
function FollowAndRecord({ onFollow }: FollowPlanProps) {
  const status = useStore(recordingStatusStore, (recording) => recording.status);
  if (status !== "idle") return null;
  return <Button onClick={() => onFollow(true)}>{guidanceTexts.followAndRecord}</Button>;
}
