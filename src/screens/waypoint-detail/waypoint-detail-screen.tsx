import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, Navigate, useParams } from "react-router";
import { useStore } from "zustand";
import { CoordinateFacts } from "#parts/coordinates/coordinate-facts.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkedNote } from "#parts/linked-note.tsx";
import { WayBeside } from "#parts/position/way-beside.tsx";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { useIsStored } from "#parts/use-is-stored.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { draftOf } from "#state/waypoints/waypoints-drafts.ts";
import { Page, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";
import { Actions } from "./actions.tsx";
import { CoordinateForms } from "./coordinate-forms.tsx";
import { DirectionSection } from "./direction-section.tsx";
import { FormulaLink } from "./formula-link.tsx";
import { MapOnDemand } from "./map-on-demand.tsx";
import styles from "./waypoint-detail-screen.module.css";
import { WaypointFacts } from "./waypoint-facts.tsx";

/** Lazy, because most visits only look. */
const EditWaypoint = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "edit-waypoint" */ "./edit-waypoint.tsx")).EditWaypoint,
  { waiting: <Spinner label={navigationTexts.loadingScreen} /> },
);

/** Lazy, because most notes have no web address. */
const PhotosSection = lazyComponent(
  async () => (await import(/* webpackChunkName: "photos" */ "./photos-section.tsx")).PhotosSection,
);

/** The screen of a waypoint. The router only opens it for a known id. */
export function Component() {
  const { waypointId = "" } = useParams();
  return <Detail key={waypointId} waypointId={waypointId} />;
}

function Detail({ waypointId }: { readonly waypointId: string }) {
  const { waypoint, isGone } = useLastKnown(waypointId);
  const [isEditing, setEditing] = useState(() => draftOf(waypointId) !== undefined);
  const [isRemoving, setRemoving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isStored = useIsStored();
  const editButton = useReturnOfFocus(isEditing);
  // An edited waypoint stays until the user has decided.
  if (!waypoint || (isGone && (isRemoving || !isEditing))) {
    return <Navigate to="/waypoints" replace />;
  }
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
          <EditWaypoint
            waypoint={waypoint}
            isGone={isGone}
            onDone={(outcome) => {
              setEditing(false);
              setSaved(outcome === "saved");
            }}
          />
        ) : (
          <>
            <DirectionSection waypoint={waypoint} />
            {waypoint.note ? <Note text={waypoint.note} /> : null}
          </>
        )}
        {isEditing || waypoint.photoIds ? (
          <PhotosSection waypoint={waypoint} isEditing={isEditing && !isGone} />
        ) : null}
        <Section heading={waypointTexts.position}>
          <MapOnDemand waypoint={waypoint} />
          <WayBeside place={waypoint} />
          <CoordinateFacts place={waypoint} />
          <CoordinateForms place={waypoint} />
          <WaypointFacts waypoint={waypoint} />
        </Section>
      </RecordBoundary>
      {isGone ? null : (
        <Actions
          waypoint={waypoint}
          isEditing={isEditing}
          editButton={editButton}
          onEdit={() => {
            setSaved(false);
            setEditing(true);
          }}
          onRemoving={setRemoving}
        />
      )}
    </Page>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Section heading={waypointTexts.note}>
      <p className={styles["note"]}>{text.includes("://") ? <LinkedNote text={text} /> : text}</p>
      <FormulaLink note={text} />
    </Section>
  );
}

/** Returns the current waypoint, or its last version if it was deleted while open. */
function useLastKnown(waypointId: string) {
  const current = useStore(waypointsStore, (state) =>
    state.waypoints.find(({ id }) => id === waypointId),
  );
  const [known, setKnown] = useState(current ?? draftOf(waypointId)?.waypoint);
  if (current && current !== known) setKnown(current);
  return { waypoint: current ?? known, isGone: current === undefined };
}

/** Returns the focus to the edit button when the form closes. */
function useReturnOfFocus(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
