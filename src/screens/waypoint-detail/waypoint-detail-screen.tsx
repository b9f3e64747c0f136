import { ArrowLeft, Map as MapIcon, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { useStore } from "zustand";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { CoordinateFacts } from "#parts/coordinate-facts.tsx";
import { setMapView } from "#state/map-view.ts";
import { deleteWaypoint, waypointsStore } from "#state/waypoints.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./waypoint-detail-screen.module.css";
import { WaypointFacts } from "./waypoint-facts.tsx";

/** Most visits only look. */
const EditWaypoint = lazy(async () => {
  const module = await import(/* webpackChunkName: "edit-waypoint" */ "./edit-waypoint.tsx");
  return { default: module.EditWaypoint };
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
  const [isEditing, setEditing] = useState(false);
  return (
    <Page heading={waypoint.name} productName={navigationTexts.productName}>
      <Link to="/waypoints" className={styles["back"]}>
        <ArrowLeft aria-hidden="true" size={20} />
        {waypointTexts.back}
      </Link>
      {isEditing ? (
        <Suspense fallback={<Spinner label={navigationTexts.loadingScreen} />}>
          <EditWaypoint waypoint={waypoint} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Section heading={waypointTexts.note}>
          <p className={styles["note"]}>{waypoint.note || waypointTexts.noteEmpty}</p>
        </Section>
      )}
      <Section heading={waypointTexts.position}>
        <CoordinateFacts place={waypoint} />
        <WaypointFacts waypoint={waypoint} />
      </Section>
      <Actions waypoint={waypoint} isEditing={isEditing} onEdit={() => setEditing(true)} />
    </Page>
  );
}

/** As close as the built-in map has anything to show around the waypoint. */
const SHOW_ZOOM = 10;

interface ActionsProps {
  readonly waypoint: Waypoint;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
}

function Actions({ waypoint, isEditing, onEdit }: ActionsProps) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string>();
  const remove = async () => {
    const result = await deleteWaypoint(waypoint.id);
    if (result.ok) await navigate("/waypoints", { replace: true });
    else setTrouble(waypointTexts.notDeleted);
  };
  return (
    <>
      <div className={styles["actions"]}>
        <Link
          to="/map"
          className={buttonClass("primary")}
          onClick={() => setMapView({ lat: waypoint.lat, lng: waypoint.lng, zoom: SHOW_ZOOM })}
        >
          <MapIcon aria-hidden="true" size={20} />
          {waypointTexts.showOnMap}
        </Link>
        <Button
          icon={<Pencil aria-hidden="true" size={20} />}
          disabled={isEditing}
          onClick={onEdit}
        >
          {waypointTexts.edit}
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden="true" size={20} />}
          onClick={() => void remove()}
        >
          {waypointTexts.remove}
        </Button>
      </div>
      {trouble ? <Notice tone="danger">{trouble}</Notice> : null}
    </>
  );
}
