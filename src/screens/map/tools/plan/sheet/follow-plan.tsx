import { useStore } from "zustand";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import { isSameRoute } from "#domain/plans/saved-plan.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { planner } from "#state/plans/planner.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import { guidanceTexts } from "#words/plan/guidance.ts";

interface FollowPlanProps {
  /**
   * Follows the plan.
   * @param records true to also start a recording
   */
  readonly onFollow: (records: boolean) => void;
}

/**
 * A button that follows the plan. An edit does not change the navigation by itself, because users look at other plans
 * on the way; so this asks which of the two to follow.
 */
export function FollowPlan({ onFollow }: FollowPlanProps) {
  const route = useStore(planner.store, (plan) => plan.route);
  const followed = useStore(followingStatusStore, (status) => status.plan);
  const hasRoute = route.nodes.length > 1;
  if (!followed) {
    return hasRoute ? (
      <>
        <Button variant="primary" onClick={() => onFollow(false)}>
          {guidanceTexts.follow}
        </Button>
        <FollowAndRecord onFollow={onFollow} />
      </>
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

/** A button that starts both with one tap, unless there is a recording already. */
function FollowAndRecord({ onFollow }: FollowPlanProps) {
  const status = useStore(recordingStatusStore, (recording) => recording.status);
  if (status !== "idle") return null;
  return <Button onClick={() => onFollow(true)}>{guidanceTexts.followAndRecord}</Button>;
}
