import { Circle, Eye, Pentagon, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import { type Hunt, isEmptyHunt, USUAL_RADIUS_METERS } from "#domain/survey/hunt.ts";
import { HUNT_RADII } from "#domain/survey/hunt-timer.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { TypedPoint } from "#screens/map/card/typed-point.tsx";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { usualName } from "#sentences/scouting/hunt.ts";
import {
  addHuntCircle,
  addHuntSighting,
  clearHunt,
  huntStore,
  loadHunt,
} from "#state/scouting/hunt.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { huntTexts } from "#words/scouting/hunt.ts";
import { AddArea } from "./add-area.tsx";
import { AskJotihuntButtons } from "./ask-jotihunt-buttons.tsx";
import { DrawArea } from "./draw-area.tsx";
import { FromWaypoints } from "./from-waypoints.tsx";
import { HuntRows } from "./hunt-rows.tsx";
import { HuntSharing } from "./hunt-sharing.tsx";
import { HuntTimersPanel } from "./hunt-timers-panel.tsx";
import { HuntWaysPanel } from "./hunt-ways-panel.tsx";
import { IncomingHunt } from "./incoming-hunt.tsx";
import { SightingChoices } from "./sighting-choices.tsx";
import { UnreadableHunt } from "./unreadable-hunt.tsx";

/** The zoom from which a new circle is wider than a phone. */
const WHOLE_CIRCLE_ZOOM = 13.5;

export interface HuntCardProps {
  readonly controller: Pick<MapPort, "events" | "center" | "zoom" | "setCandidate" | "showBounds">;
  readonly onClose: () => void;
}

/** Keeps the circles, sightings and areas of a hunt: adds them at a tapped place or the middle of the map. */
export function HuntCard({ controller, onClose }: HuntCardProps) {
  const { hunt, hasFailed, isFull } = useStore(huntStore);
  const [isDrawing, setDrawing] = useState(false);
  useEffect(() => {
    void loadHunt();
  }, []);
  return (
    <Card heading={huntTexts.heading} onClose={onClose}>
      <IncomingHunt onTaken={(taken) => showWhole(controller, taken)} />
      {hasFailed ? <Notice tone="danger">{huntTexts.failed}</Notice> : null}
      {isFull ? <Notice tone="danger">{huntTexts.full}</Notice> : null}
      {isDrawing ? (
        <DrawArea
          controller={controller}
          usualName={usualName("areas", hunt.areas.length + 1)}
          onClose={() => setDrawing(false)}
        />
      ) : (
        <>
          <AddAtPlace controller={controller} hunt={hunt} />
          <FromWaypoints />
          <Button icon={<Pentagon aria-hidden="true" />} onClick={() => setDrawing(true)}>
            {huntTexts.drawArea}
          </Button>
          <AddArea />
        </>
      )}
      <SightingChoices sightings={hunt.sightings} />
      <HuntWaysPanel hunt={hunt} />
      <AskJotihuntButtons />
      <HuntTimersPanel />
      <HuntRows hunt={hunt} />
      <HuntSharing hunt={hunt} onTaken={(taken) => showWhole(controller, taken)} />
      <ShowOnMap />
      <Clear hunt={hunt} />
      <UnreadableHunt />
    </Card>
  );
}

function AddAtPlace({ controller, hunt }: Pick<HuntCardProps, "controller"> & { hunt: Hunt }) {
  const [tapped, setTapped] = useState<LatLng | null>(null);
  useTappedPlace(controller, ({ lat, lng }) => setTapped({ lat, lng }));
  useEffect(() => {
    controller.setCandidate(tapped);
    return () => controller.setCandidate(null);
  }, [controller, tapped]);
  const add = (part: "circles" | "sightings") => {
    const place = tapped ?? controller.center;
    if (!place) return;
    const name = usualName(part, hunt[part].length + 1);
    void (part === "circles" ? addHuntCircle : addHuntSighting)(place, name);
    setTapped(null);
    // A circle around the whole screen looks like a mistake.
    if (part === "circles" && controller.zoom > WHOLE_CIRCLE_ZOOM) {
      controller.showBounds(boxWithin(place, 1.2 * USUAL_RADIUS_METERS));
    }
  };
  return (
    <>
      <p role="status">
        {tapped ? huntTexts.tapped : huntTexts.center}
        {tapped ? ": " : null}
        {tapped ? <CoordinateText place={tapped} usual="rd" /> : null}
      </p>
      <div className={layout["actions"]}>
        <Button icon={<Circle aria-hidden="true" />} onClick={() => add("circles")}>
          {huntTexts.addCircle}
        </Button>
        <Button icon={<Eye aria-hidden="true" />} onClick={() => add("sightings")}>
          {huntTexts.addSighting}
        </Button>
      </div>
      <TypedPoint
        onPoint={(place) => {
          setTapped(place);
          controller.showBounds(boxWithin(place, 1.2 * USUAL_RADIUS_METERS));
        }}
      />
      {isEmptyHunt(hunt) ? <p className={layout["hint"]}>{huntTexts.empty}</p> : null}
    </>
  );
}

/** Moves the map to all parts of a hunt. */
function showWhole(controller: Pick<MapPort, "showBounds">, hunt: Hunt): void {
  const { circles, sightings, areas } = hunt;
  const boxes = [
    ...circles.map((circle) => boxWithin(circle, circle.radiusMeters)),
    ...sightings.map((sighting) => boxWithin(sighting, USUAL_RADIUS_METERS)),
    ...areas.flatMap(({ ring }) => ring.map((corner) => boxWithin(corner, 0))),
  ];
  if (boxes.length > 0) controller.showBounds(boxAroundBoxes(boxes));
}

function ShowOnMap() {
  const { huntShown, huntStaysInArea, huntRadiusMeters } = useStore(preferencesStore);
  return (
    <>
      <Select
        label={huntTexts.newRadius}
        options={HUNT_RADII}
        value={huntRadiusMeters}
        textOf={(meters) => inMetric(() => distanceText(meters, "foot"))}
        onChoose={(meters) => setPreferences({ huntRadiusMeters: meters })}
      />
      <Choice
        kind="checkbox"
        name="hunt-shown"
        label={huntTexts.show}
        checked={huntShown}
        onChoose={(isShown) => setPreferences({ huntShown: isShown })}
      />
      <Choice
        kind="checkbox"
        name="hunt-stays-in-area"
        label={huntTexts.staysInArea}
        checked={huntStaysInArea}
        onChoose={(staysInArea) => setPreferences({ huntStaysInArea: staysInArea })}
      />
    </>
  );
}

function Clear({ hunt }: { readonly hunt: Hunt }) {
  if (isEmptyHunt(hunt)) return null;
  return (
    <Button icon={<Trash2 aria-hidden="true" />} onClick={() => void clearHunt()}>
      {huntTexts.clear}
    </Button>
  );
}
