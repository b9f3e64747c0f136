import { MapPin } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { folderOfWaypoints } from "#sentences/scouting/hunt.ts";
import { addHuntCircles } from "#state/scouting/hunt.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { huntTexts } from "#words/scouting/hunt.ts";

/** The number of waypoints to choose from; a folder holds the others. */
const MAX_SHOWN = 50;

/** Makes circles of waypoints: of a whole folder, such as a list that was pasted, or of one. */
export function FromWaypoints() {
  const [isOpen, setOpen] = useState(false);
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  if (waypoints.length === 0) return null;
  if (!isOpen) {
    return (
      <Button icon={<MapPin aria-hidden="true" />} onClick={() => setOpen(true)}>
        {huntTexts.fromWaypoints}
      </Button>
    );
  }
  const add = (ones: readonly Waypoint[]) => {
    void addHuntCircles(ones);
    setOpen(false);
  };
  return (
    <section aria-label={huntTexts.fromWaypoints}>
      <p>{huntTexts.chooseWaypoints}</p>
      <ul className={layout["rows"]}>
        {foldersOf(waypoints).map(({ name, count }) => (
          <li key={`folder ${name}`}>
            <Button onClick={() => add(waypoints.filter(({ folder }) => folder === name))}>
              {folderOfWaypoints(name, count)}
            </Button>
          </li>
        ))}
        {waypoints.slice(0, MAX_SHOWN).map((waypoint) => (
          <li key={waypoint.id}>
            <Button onClick={() => add([waypoint])}>{waypoint.name}</Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen(false)}>{huntTexts.cancel}</Button>
    </section>
  );
}
