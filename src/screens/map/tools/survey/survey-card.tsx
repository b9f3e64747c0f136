import { LocateFixed, Plus, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import type { North } from "#domain/survey/north-reference.ts";
import { stepBetween } from "#domain/survey/projection.ts";
import {
  type BearingUnit,
  type SurveyDraft,
  type SurveyTask,
  stepTexts,
} from "#domain/survey/survey-draft.ts";
import { surveyOutcome } from "#domain/survey/survey-outcome.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { Card } from "#screens/map/card/card.tsx";
import { TypedPoint } from "#screens/map/card/typed-point.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import {
  addStep,
  addSurveyPoint,
  changeSurvey,
  changeSurveyUnit,
  clearSurvey,
  loadSurvey,
  surveyFailedStore,
  surveyStore,
} from "#state/map/survey.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { LOCALE } from "#words/locale.ts";
import { surveyTexts } from "#words/scouting/survey.ts";
import { SightingRows } from "./sighting-rows.tsx";
import { StepRows } from "./step-rows.tsx";
import styles from "./survey.module.css";
import { SurveyResult } from "./survey-result.tsx";

const TASKS: readonly SurveyTask[] = ["resect", "intersect", "project"];
const NORTHS: readonly North[] = ["magnetic", "grid", "true"];
const UNITS: readonly BearingUnit[] = ["deg", "mil"];

/** The radius shown around a typed point, metres. */
const AROUND_METERS = 500;

export interface SurveyCardProps {
  readonly controller: Pick<MapPort, "events" | "center" | "showBounds">;
  /** Opens the card of a point that was found. */
  readonly onPlace: (place: LatLng) => void;
  readonly onClose: () => void;
}

/** Takes known points from the map and typed bearings, and shows the point that follows from them. */
export function SurveyCard({ controller, onPlace, onClose }: SurveyCardProps) {
  const draft = useStore(surveyStore);
  const { hasFailed } = useStore(surveyFailedStore);
  const decimalYear = decimalYearOf(clockStore.getState().nowMs);
  const outcome = surveyOutcome(draft, decimalYear);
  const { task, north, unit, from } = draft;
  useEffect(() => void loadSurvey(), []);
  useEffect(() => showSketch("survey", outcome.sketch), [outcome.sketch]);
  useEffect(() => () => showSketch("survey", []), []);
  // In a projection, each tapped point after the first becomes a step to it.
  const addPoint: AddPoint = (place, name) => {
    const start = outcome.points.at(-1) ?? from;
    if (task !== "project" || !start || outcome.problem) return addSurveyPoint(place, name);
    addStep(stepTexts(stepBetween(start, place, { north, decimalYear }), unit, LOCALE));
  };
  useTappedPlace(controller, (place) => addPoint(place, place.name ?? undefined));
  // Typed points may lie anywhere, and a result that is not in view seems to be missing.
  const addTypedPoint = (place: LatLng) => {
    addPoint(place);
    const { sightings } = surveyStore.getState();
    const places = [place, ...sightings.map(({ at }) => at), ...outcome.points];
    controller.showBounds(boxAroundBoxes(places.map((one) => boxWithin(one, AROUND_METERS))));
  };
  const addCenter = () => controller.center && addPoint(controller.center);
  useMapKeys({ Enter: addCenter });
  return (
    <Card heading={surveyTexts.heading} onClose={onClose}>
      {hasFailed ? <Notice tone="danger">{surveyTexts.failed}</Notice> : null}
      <Settings draft={draft} />
      <p className={layout["hint"]}>{surveyTexts.starts[task]}</p>
      {task === "project" ? <StepRows draft={draft} /> : <SightingRows draft={draft} task={task} />}
      <SurveyResult outcome={outcome} unit={unit} onPlace={onPlace} />
      <div className={layout["actions"]}>
        <Button icon={<Plus aria-hidden="true" />} onClick={addCenter}>
          {surveyTexts.center}
        </Button>
        {task === "resect" ? null : <OwnPositionButton onPoint={addPoint} />}
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={clearSurvey}>
          {surveyTexts.clear}
        </Button>
      </div>
      <TypedPoint onPoint={addTypedPoint} />
    </Card>
  );
}

type AddPoint = (place: LatLng, name?: string) => void;

/** Takes the own position as a known point, or as the start of a projection. */
function OwnPositionButton({ onPoint }: { readonly onPoint: AddPoint }) {
  const fix = useOwnPosition();
  return (
    <Button
      icon={<LocateFixed aria-hidden="true" />}
      disabled={fix === null}
      title={fix === null ? surveyTexts.noPosition : undefined}
      onClick={() => fix && onPoint(fix)}
    >
      {surveyTexts.own}
    </Button>
  );
}

function Settings({ draft: { task, north, unit } }: { readonly draft: SurveyDraft }) {
  return (
    <div className={styles["settings"]}>
      <Select
        label={surveyTexts.task}
        options={TASKS}
        value={task}
        textOf={(one) => surveyTexts.tasks[one]}
        onChoose={(chosen) => changeSurvey({ task: chosen })}
      />
      <Select
        label={surveyTexts.north}
        options={NORTHS}
        value={north}
        textOf={(one) => surveyTexts.norths[one]}
        onChoose={(chosen) => changeSurvey({ north: chosen })}
      />
      <Select
        label={surveyTexts.unit}
        options={UNITS}
        value={unit}
        textOf={(one) => surveyTexts.units[one]}
        onChoose={(chosen) => changeSurveyUnit(chosen, LOCALE)}
      />
    </div>
  );
}
