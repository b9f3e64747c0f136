import { Pentagon, Undo2 } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { cornersText } from "#sentences/scouting/hunt.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { addHuntArea } from "#state/scouting/hunt.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { huntTexts } from "#words/scouting/hunt.ts";

/** The fewest corners of an area. */
const MIN_CORNERS = 3;

interface DrawAreaProps {
  readonly controller: Pick<MapPort, "events" | "center">;
  readonly usualName: string;
  readonly onClose: () => void;
}

/** Draws an area by tapping its corners in order, or by putting the middle of the map on them. */
export function DrawArea({ controller, usualName, onClose }: DrawAreaProps) {
  const [corners, setCorners] = useState<readonly LatLng[]>([]);
  const [name, setName] = useState(usualName);
  const add = ({ lat, lng }: LatLng) => setCorners((before) => [...before, { lat, lng }]);
  useTappedPlace(controller, add);
  useEffect(() => {
    const dots = corners.map((place) => ({ kind: "point", place, label: "" }) as const);
    const outline =
      corners.length < MIN_CORNERS
        ? ({ kind: "line", points: corners } as const)
        : ({ kind: "area", ring: corners } as const);
    showSketch("hunt-draft", corners.length > 0 ? [outline, ...dots] : []);
    return () => showSketch("hunt-draft", []);
  }, [corners]);
  const isEnough = corners.length >= MIN_CORNERS;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isEnough && (await addHuntArea(name, corners))) onClose();
  }

  return (
    <form className={layout["closeStack"]} onSubmit={(event) => void save(event)}>
      <p role="status">{cornersText(corners.length)}</p>
      <div className={layout["actions"]}>
        <Button
          icon={<Pentagon aria-hidden="true" />}
          onClick={() => controller.center && add(controller.center)}
        >
          {huntTexts.cornerAtCenter}
        </Button>
        {corners.length > 0 ? (
          <Button
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => setCorners(corners.slice(0, -1))}
          >
            {huntTexts.removeCorner}
          </Button>
        ) : null}
      </div>
      <TextField
        label={huntTexts.label}
        value={name}
        maxLength={80}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={layout["actions"]}>
        <Button type="submit" variant="primary" aria-disabled={!isEnough}>
          {huntTexts.saveArea}
        </Button>
        <Button onClick={onClose}>{huntTexts.cancel}</Button>
      </div>
    </form>
  );
}
