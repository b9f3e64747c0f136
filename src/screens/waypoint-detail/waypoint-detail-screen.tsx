import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, Navigate, useParams } from "react-router";
import { useStore } from "zustand";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { detailTexts } from "#i18n/waypoints-detail.ts";
import { CoordinateFacts } from "#parts/coordinate-facts.tsx";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { useIsStored } from "#parts/use-is-stored.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { draftOf } from "#state/waypoints-drafts.ts";
import { Page, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Actions } from "./actions.tsx";
import { AllForms } from "./all-forms.tsx";
import { DirectionSection } from "./direction-section.tsx";
import { MapOnDemand } from "./map-on-demand.tsx";
import styles from "./waypoint-detail-screen.module.css";
import { WaypointFacts } from "./waypoint-facts.tsx";

/** Most visits only look. */
const EditWaypoint = lazy(async () => {
  const module = await import(/* webpackChunkName: "edit-waypoint" */ "./edit-waypoint.tsx");
  return { default: module.EditWaypoint };
});

/** Most notes hold no address to follow. */
const LinkedNote = lazy(async () => {
  const module = await import(/* webpackChunkName: "linked-note" */ "./linked-note.tsx");
  return { default: module.LinkedNote };
});

const Photos = lazy(async () => {
  const module = await import(/* webpackChunkName: "photos" */ "./photos.tsx");
  return { default: module.Photos };
});

/** One waypoint, whole. The router lets no unknown id come here; one deleted meanwhile leads to the list. */
export function Component() {
  const { waypointId } = useParams();
  const waypoint = useStore(waypointsStore, (state) =>
    state.waypoints.find(({ id }) => id === waypointId),
  );
  return waypoint ? (
    <Detail key={waypoint.id} waypoint={waypoint} />
  ) : (
    <Navigate to="/waypoints" replace />
  );
}

function Detail({ waypoint }: { readonly waypoint: Waypoint }) {
  const [isEditing, setEditing] = useState(() => draftOf(waypoint.id) !== undefined);
  const [isSaved, setSaved] = useState(false);
  const isStored = useIsStored();
  const editButton = useReturnOfFocus(isEditing);
  return (
    <Page heading={waypoint.name} productName={navigationTexts.productName}>
      <Link to="/waypoints" className={styles["back"]}>
        <ArrowLeft aria-hidden="true" size={20} />
        {waypointTexts.back}
      </Link>
      <p role="status" className={styles["saved"]}>
        {isSaved && isStored ? detailTexts.saved : null}
      </p>
      <RecordBoundary name={waypoint.name} record={waypoint}>
        {isEditing ? (
          <Suspense fallback={<Spinner label={navigationTexts.loadingScreen} />}>
            <EditWaypoint
              waypoint={waypoint}
              onDone={(outcome) => {
                setEditing(false);
                setSaved(outcome === "saved");
              }}
            />
          </Suspense>
        ) : (
          <>
            <DirectionSection waypoint={waypoint} />
            {waypoint.note ? (
              <Section heading={waypointTexts.note}>
                <p className={styles["note"]}>
                  {waypoint.note.includes("://") ? (
                    <Suspense fallback={waypoint.note}>
                      <LinkedNote text={waypoint.note} />
                    </Suspense>
                  ) : (
                    waypoint.note
                  )}
                </p>
              </Section>
            ) : null}
          </>
        )}
        {isEditing || waypoint.photoIds ? (
          <Suspense fallback={null}>
            <Photos waypoint={waypoint} isEditing={isEditing} />
          </Suspense>
        ) : null}
        <Section heading={waypointTexts.position}>
          <MapOnDemand waypoint={waypoint} />
          <CoordinateFacts place={waypoint} />
          <AllForms place={waypoint} />
          <WaypointFacts waypoint={waypoint} />
        </Section>
      </RecordBoundary>
      <Actions
        waypoint={waypoint}
        isEditing={isEditing}
        editButton={editButton}
        onEdit={() => {
          setSaved(false);
          setEditing(true);
        }}
      />
    </Page>
  );
}

/** When the form goes away the keyboard returns to the button that opened it. */
function useReturnOfFocus(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
