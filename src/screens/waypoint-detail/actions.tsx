import { Move, Trash2 } from "lucide-react";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { moveWaypointPath } from "#domain/links/app-path.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { ShareWaypoints } from "#parts/exchange/share-waypoints.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { askForPlace } from "#state/map/map-view.ts";
import { deleteWaypoint } from "#state/waypoints/waypoints.ts";
import { keepWaypointDraft } from "#state/waypoints/waypoints-drafts.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import row from "#ui/row.module.css";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";

interface ActionsProps {
  readonly waypoint: Waypoint;
  readonly isEditing: boolean;
  readonly editButton: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  /** Called when the user deletes it here. */
  readonly onRemoving: (isRemoving: boolean) => void;
}

/** The actions on the waypoint. */
export function Actions({ waypoint, isEditing, editButton, onEdit, onRemoving }: ActionsProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const showInMiddle = () => askForPlace(waypoint);
  const remove = async () => {
    onRemoving(true);
    const result = await deleteWaypoint(waypoint.id);
    // Another tab may have deleted it first.
    if (result.ok || result.reason === "unknown-id") {
      keepWaypointDraft(waypoint.id, null);
      await navigate("/waypoints", { replace: true });
      return;
    }
    onRemoving(false);
    setProblem(waypointTexts[result.reason === "full" ? "notDeletedFull" : "notDeleted"]);
  };
  return (
    <>
      <div className={row["wideActions"]}>
        <ShowOnMap shown={waypoint} />
        <Button ref={editButton} disabled={isEditing} onClick={onEdit}>
          {waypointTexts.edit}
        </Button>
        <LinkButton to={moveWaypointPath(waypoint.id)} Icon={Move} onClick={showInMiddle}>
          {detailTexts.move}
        </LinkButton>
        <ShareWaypoints waypoints={[waypoint]} title={waypoint.name} />
        <Button variant="danger" Icon={Trash2} onClick={() => void remove()}>
          {waypointTexts.remove}
        </Button>
      </div>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
    </>
  );
}
