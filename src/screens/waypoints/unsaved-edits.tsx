import { useState } from "react";
import { useStore } from "zustand";
import { waypointPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { allDrafts, keepWaypointDraft } from "#state/waypoints/waypoints-drafts.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { deletedDraftText, unsavedTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./waypoints-screen.module.css";

/** Lists unsaved edits of waypoints that were deleted meanwhile, which have no row any more. */
export function UnsavedEdits() {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const [drafts, setDrafts] = useState(allDrafts);
  const forget = (id: string) => {
    keepWaypointDraft(id, null);
    setDrafts(allDrafts());
  };
  return drafts
    .filter(({ waypoint }) => !waypoints.some(({ id }) => id === waypoint.id))
    .map(({ waypoint: { id, name } }) => (
      <Notice
        key={id}
        action={
          <div className={styles["actions"]}>
            <LinkButton to={waypointPath(id)}>{unsavedTexts.look}</LinkButton>
            <Button variant="quiet" onClick={() => forget(id)}>
              {unsavedTexts.forget}
            </Button>
          </div>
        }
      >
        {deletedDraftText(name)}
      </Notice>
    ));
}
