import { MapPinPlus, Scissors } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import type { Track } from "#domain/tracks/track.ts";
import { areWithinTrackLimit } from "#domain/tracks/track-limit.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import { partNames } from "#sentences/tracks/tracks.ts";
import { joinWithTrack, splitTrack, trimTrack } from "#state/tracks/track-edits.ts";
import { tracksStore } from "#state/tracks/tracks.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import row from "#ui/row.module.css";
import { Select } from "#ui/select.tsx";
import { trackScreenTexts, trackTexts } from "#words/tracks/tracks.ts";
import { WAYPOINT_WORD } from "#words/waypoints/waypoints.ts";
import styles from "./track-detail-screen.module.css";

interface TrackEditingProps {
  readonly track: Track;
  /** The indicated point; null before the first. */
  readonly at: number | null;
}

/** Tools to trim, split and join tracks, and to create a waypoint at the indicated point. */
export function TrackEditing({ track, at }: TrackEditingProps) {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  const count = track.points.lngs.length;
  const show = async (work: Promise<string | null>) => {
    const id = await work;
    if (id === null) setMessage(trackScreenTexts.failed);
    else await navigate(trackScreenPath(id), { replace: true });
  };
  const keepWaypoint = async (point: number) => {
    const { lngs, lats } = track.points;
    const name = nextWaypointName(waypointsStore.getState().waypoints, WAYPOINT_WORD);
    const { ok } = await addWaypoint({ name, lng: lngs[point] ?? 0, lat: lats[point] ?? 0 });
    setMessage(ok ? trackScreenTexts.waypointSaved : trackScreenTexts.failed);
  };
  const button = (
    label: string,
    isThere: boolean,
    onClick: (point: number) => void,
    icon?: "pin",
  ) => (
    <Button
      icon={
        icon ? (
          <MapPinPlus aria-hidden="true" size={20} />
        ) : (
          <Scissors aria-hidden="true" size={20} />
        )
      }
      disabled={at === null || !isThere}
      onClick={() => at !== null && onClick(at)}
    >
      {label}
    </Button>
  );
  const isInside = at !== null && at > 0 && at < count - 1;
  return (
    <Section heading={trackScreenTexts.edit}>
      <p>{trackScreenTexts.editHelp}</p>
      <div className={row["fieldRow"]}>
        {button(
          trackScreenTexts.startHere,
          isInside,
          (point) => void show(trimTrack(track.id, point, count)),
        )}
        {button(
          trackScreenTexts.endHere,
          isInside,
          (point) => void show(trimTrack(track.id, 0, point + 1)),
        )}
        {button(
          trackScreenTexts.splitHere,
          isInside,
          (point) =>
            void show(splitTrack(track.id, point, partNames(track.name || trackTexts.noName))),
        )}
        {button(trackScreenTexts.waypointHere, true, (point) => void keepWaypoint(point), "pin")}
      </div>
      <Joining track={track} onJoin={(otherId) => void show(joinWithTrack(track.id, otherId))} />
      <p role="status" className={styles["message"]}>
        {message}
      </p>
    </Section>
  );
}

interface JoiningProps {
  readonly track: Track;
  readonly onJoin: (otherId: string) => void;
}

function Joining({ track, onJoin }: JoiningProps) {
  const tracks = useStore(tracksStore, (state) => state.tracks);
  const [otherId, setOtherId] = useState("");
  const others = tracks?.filter((one) => one.id !== track.id && areWithinTrackLimit([one, track]));
  const names = new Map(others?.map(({ id, name }) => [id, name || trackTexts.noName]));
  if (names.size === 0) return null;
  return (
    <div className={row["fieldRow"]}>
      <Select
        label={trackScreenTexts.join}
        options={["", ...names.keys()]}
        value={otherId}
        textOf={(id) => names.get(id) ?? trackScreenTexts.joinChoose}
        onChoose={setOtherId}
      />
      <Button disabled={otherId === ""} onClick={() => onJoin(otherId)}>
        {trackScreenTexts.joinNow}
      </Button>
    </div>
  );
}
