import { MapPinPlus, Move, Trash2, Undo2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { canRemovePoint, editedLine, type PointEdit } from "#domain/tracks/edited-line.ts";
import { pathLengthMeters } from "#domain/tracks/path-facts.ts";
import type { Track } from "#domain/tracks/track.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { chosenPointText, editsText } from "#sentences/map/drawn-lines.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { editTrackPoints } from "#state/tracks/track-edits.ts";
import { trackById } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { editLineTexts } from "#words/map/drawn-lines.ts";
import { trackTexts } from "#words/tracks/tracks.ts";
import { lineSketch, tappedOnLine } from "./line-under-tap.ts";
import styles from "./measuring.module.css";

export interface EditLineProps {
  readonly controller: Pick<MapPort, "events" | "center" | "zoom" | "keepCenterIn">;
  readonly trackId: string;
  readonly onClose: () => void;
}

/** Moves, adds and removes the points of a track or route. Nothing is stored before *Bewaar*. */
export function EditLine({ trackId, ...others }: EditLineProps) {
  const track = useLoaded(() => trackById(trackId), trackId);
  if (track.value) return <Editing {...others} track={track.value} />;
  return (
    <Cross controller={others.controller} label={editLineTexts.editPoints}>
      {track.isFailed || track.value === null ? (
        <NotLoaded text={trackTexts.gone} again={track.again} />
      ) : (
        <p role="status">{editLineTexts.loading}</p>
      )}
      <Button onClick={others.onClose}>{editLineTexts.cancel}</Button>
    </Cross>
  );
}

interface EditingProps extends Omit<EditLineProps, "trackId"> {
  readonly track: Track;
}

function Editing({ controller, track, onClose }: EditingProps) {
  const isArea = track.isArea === true;
  const [edits, setEdits] = useState<readonly PointEdit[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const points = useMemo(
    () => edits.reduce((before, edit) => editedLine(before, edit, isArea), track.points),
    [edits, isArea, track],
  );
  const count = points.lngs.length;
  const areAllDrawn = useSketch(controller, points, chosen);
  const change = (edit: PointEdit, next: number | null) => {
    setEdits([...edits, edit]);
    setChosen(next);
    setHint(null);
  };
  const putAt = ({ lng, lat }: LatLng) =>
    chosen !== null && change({ kind: "move", index: chosen, place: { lng, lat } }, chosen);
  const tapped = (place: LatLng) => {
    const found = tappedOnLine(points, place, controller.zoom);
    if (found?.kind === "point") setChosen(found.index === chosen ? null : found.index);
    else if (chosen !== null) putAt(place);
    else if (found) change({ kind: "insert", index: found.index, place: found.place }, found.index);
    setHint(found || chosen !== null ? null : editLineTexts.nothingThere);
  };
  const undo = () => {
    setEdits(edits.slice(0, -1));
    setChosen(null);
  };
  const remove = () => {
    if (chosen !== null && canRemovePoint(points, isArea)) {
      change({ kind: "remove", index: chosen }, null);
    }
  };
  const atCenter = (act: (place: LatLng) => void) => controller.center && act(controller.center);
  useTappedPlace(controller, tapped);
  useMapKeys({ Enter: () => atCenter(tapped), Backspace: undo, Delete: remove });

  async function save() {
    const id = await editTrackPoints(track.id, track.points.lngs.length, edits);
    if (id === null) setHint(editLineTexts.failed);
    else onClose();
  }
  const help = areAllDrawn ? editLineTexts.choose : editLineTexts.zoomIn;
  return (
    <Cross controller={controller} label={editLineTexts.editPoints} className={styles["bar"]}>
      <p role="status">
        {chosen === null ? null : <strong>{chosenPointText(chosen, count)}. </strong>}
        {hint ?? (chosen === null ? help : editLineTexts.put)}
      </p>
      <div className={layout["actions"]}>
        <Button Icon={Move} onClick={() => atCenter(chosen === null ? tapped : putAt)}>
          {chosen === null ? editLineTexts.chooseHere : editLineTexts.putHere}
        </Button>
        <Button
          Icon={MapPinPlus}
          disabled={chosen === null}
          onClick={() =>
            atCenter(({ lng, lat }) => {
              if (chosen === null) return;
              change({ kind: "insert", index: chosen + 1, place: { lng, lat } }, chosen + 1);
            })
          }
        >
          {editLineTexts.insertAfter}
        </Button>
        <IconButton
          label={editLineTexts.remove}
          icon={<Trash2 aria-hidden="true" />}
          disabled={chosen === null || !canRemovePoint(points, isArea)}
          onClick={remove}
        />
        <IconButton
          label={editLineTexts.undo}
          icon={<Undo2 aria-hidden="true" />}
          disabled={edits.length === 0}
          onClick={undo}
        />
      </div>
      <Ending
        edits={edits.length}
        lengthMeters={pathLengthMeters(points)}
        onSave={() => void save()}
        onClose={onClose}
      />
    </Cross>
  );
}

interface EndingProps {
  /** The number of edits. */
  readonly edits: number;
  readonly lengthMeters: number;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Keeps the edits, or drops them. */
function Ending({ edits, lengthMeters, onSave, onClose }: EndingProps) {
  const distanceText = useDistanceText();
  return (
    <>
      {edits > 0 ? <p>{editsText(edits, distanceText(lengthMeters))}</p> : null}
      <div className={layout["actions"]}>
        <Button variant="primary" disabled={edits === 0} onClick={onSave}>
          {editLineTexts.save}
        </Button>
        <Button onClick={onClose}>{editLineTexts.cancel}</Button>
      </div>
    </>
  );
}

/**
 * Draws the line and the points around the middle of the map.
 * @returns whether all of these points fit on the map
 */
function useSketch(
  controller: Pick<MapPort, "events" | "center" | "zoom">,
  points: Track["points"],
  chosen: number | null,
): boolean {
  const [view, setView] = useState({ center: controller.center, zoom: controller.zoom });
  useMapEvent(controller, "viewChanged", () =>
    setView({ center: controller.center, zoom: controller.zoom }),
  );
  const { sketch, areAllDrawn } = useMemo(
    () => lineSketch(points, chosen, view),
    [points, chosen, view],
  );
  useEffect(() => {
    showSketch("edit-line", sketch);
    return () => showSketch("edit-line", []);
  }, [sketch]);
  return areAllDrawn;
}
