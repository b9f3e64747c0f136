import { LocateFixed, MapPin } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { placePostPath } from "#domain/links/trail-path.ts";
import type { TrailPost } from "#domain/trail/trail.ts";
import { CoordinateField } from "#parts/coordinates/coordinate-field.tsx";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { useCoordinateField } from "#parts/coordinates/use-coordinate-field.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { wantPosition } from "#state/position/want-position.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { trailEditorTexts as texts } from "#words/scouting/trail-editor.ts";
import { aroundPost, type EditorProps } from "./editor-props.ts";
import styles from "./trails.module.css";

interface PostPlaceProps extends EditorProps {
  readonly post: TrailPost;
}

/** More would make the list of choices slow. */
const MAX_WAYPOINTS = 300;

/** The place of a post: pointed out on the map, typed coordinates, a waypoint, or where the leader stands. */
export function PostPlace({ trail, record, post: { id, place, name } }: PostPlaceProps) {
  const field = useCoordinateField();
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const [isWithoutPosition, setWithoutPosition] = useState(false);
  const take = async (event?: FormEvent) => {
    event?.preventDefault();
    if (field.text.trim() === "") return;
    const read = await field.read();
    if (!read) return;
    trail.changePost(id, { place: read.place });
    field.setText("");
  };
  const takePosition = () => {
    wantPosition();
    const own = ownPositionNow();
    setWithoutPosition(!own || own.isStale);
    if (own && !own.isStale) trail.changePost(id, { place: { lat: own.lat, lng: own.lng } });
  };
  return (
    <div className={layout["closeStack"]}>
      <p>{place ? <CoordinateText place={place} usual="rd" /> : texts.noPlace}</p>
      <form onSubmit={(event) => void take(event)} onBlur={() => void take()}>
        <CoordinateField field={field} />
      </form>
      <div className={styles["fields"]}>
        {waypoints.length > 0 ? (
          <Select
            label={texts.waypoint}
            options={["", ...waypoints.slice(0, MAX_WAYPOINTS).map((waypoint) => waypoint.id)]}
            value=""
            textOf={(chosen) =>
              waypoints.find((waypoint) => waypoint.id === chosen)?.name ?? texts.noWaypoint
            }
            onChoose={(chosen) => {
              const waypoint = waypoints.find((one) => one.id === chosen);
              if (!waypoint) return;
              const { lat, lng } = waypoint;
              trail.changePost(id, { place: { lat, lng }, name: name || waypoint.name });
            }}
          />
        ) : null}
        <Link
          to={placePostPath(record.id, id, aroundPost(record.posts, id))}
          className={buttonClass()}
        >
          <MapPin aria-hidden="true" size={20} />
          {texts.onMap}
        </Link>
        <Button icon={<LocateFixed aria-hidden="true" size={20} />} onClick={takePosition}>
          {texts.here}
        </Button>
      </div>
      {isWithoutPosition ? <p role="status">{texts.noPosition}</p> : null}
    </div>
  );
}
