import { type FormEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { trackOfDrawnLine } from "#domain/tracks/drawn-line.ts";
import { WAYPOINT_COLORS, type WaypointColor } from "#domain/waypoints/waypoint-colors.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { device } from "#state/device/device.ts";
import { addTrack } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { drawnLineTexts } from "#words/map/drawn-lines.ts";
import { colorTexts } from "#words/waypoints/waypoints.ts";

const COLOR_NAMES = Object.keys(WAYPOINT_COLORS) as readonly WaypointColor[];
/** The fewest corners of an area. */
const MIN_CORNERS = 3;

interface SaveLineProps {
  readonly points: readonly LatLng[];
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Stores the measured line as a route of the user, open or closed around an area. */
export function SaveLine({ points, onSaved, onCancel }: SaveLineProps) {
  const [name, setName] = useState("");
  const [isClosed, setClosed] = useState(false);
  const [color, setColor] = useState<WaypointColor | "usual">("usual");
  const [hasFailed, setFailed] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    const usualName = isClosed ? drawnLineTexts.area : drawnLineTexts.line;
    const line = {
      points,
      isClosed,
      name: name.trim() || usualName,
      color: color === "usual" ? null : WAYPOINT_COLORS[color],
    };
    const facts = { id: device.randomId(), addedAtMs: clockStore.getState().nowMs };
    if (await addTrack(trackOfDrawnLine(line, facts))) onSaved(line.name);
    else setFailed(true);
  }
  return (
    <form className={layout["closeStack"]} onSubmit={(event) => void save(event)}>
      <TextField
        label={drawnLineTexts.name}
        value={name}
        maxLength={80}
        placeholder={isClosed ? drawnLineTexts.area : drawnLineTexts.line}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {points.length >= MIN_CORNERS ? (
        <Choice
          kind="checkbox"
          name="closed"
          label={drawnLineTexts.closed}
          checked={isClosed}
          onChoose={setClosed}
        />
      ) : null}
      <Select
        label={drawnLineTexts.color}
        options={["usual", ...COLOR_NAMES]}
        value={color}
        textOf={(one) => (one === "usual" ? drawnLineTexts.usualColor : colorTexts[one])}
        onChoose={setColor}
      />
      {hasFailed ? <p role="alert">{drawnLineTexts.failed}</p> : null}
      <div className={layout["actions"]}>
        <Button type="submit" variant="primary">
          {drawnLineTexts.save}
        </Button>
        <Button onClick={onCancel}>{drawnLineTexts.cancel}</Button>
      </div>
    </form>
  );
}
