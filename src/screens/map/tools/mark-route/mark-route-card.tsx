import { Plus, RotateCcw, Undo2, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineOfLegs } from "#domain/fairway/marks/mark-route.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { fairwaysOfLegs, type PassedObject } from "#domain/plans/fairway-legs.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { CallAhead } from "#parts/fairway/call-ahead.tsx";
import { DepartureField, useDepartureMs } from "#parts/fairway/departure-field.tsx";
import { clearanceWords, operatingWords, passingTime } from "#parts/fairway/fairway-words.ts";
import { OperatingNotes } from "#parts/fairway/operating-notes.tsx";
import { RouteNotices } from "#parts/fairway/route-notices.tsx";
import { ShallowWarning } from "#parts/fairway/shallow-warning.tsx";
import { UnmarkedWaters } from "#parts/fairway/unmarked-waters-note.tsx";
import {
  type RouteNotices as Notices,
  routeNoticeText,
  useRouteNotices,
} from "#parts/fairway/use-bulletin.ts";
import { useMinuteMs } from "#parts/fairway/use-minute-ms.ts";
import { useWater } from "#parts/fairway/use-water.ts";
import { VoyageSummary } from "#parts/fairway/voyage-summary.tsx";
import { WaterLevelField } from "#parts/fairway/water-level-field.tsx";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { waitText } from "#sentences/water/boat-departure.ts";
import { legText, markLegText, markNumber, passageText } from "#sentences/water/fairways.ts";
import {
  addMark,
  clearMarks,
  markRouteStore,
  saveMarkRoute,
  undoMark,
} from "#state/fairways/mark-route.ts";
import { askForFairwaysFirst } from "#state/map/fairways-first.ts";
import { showMeasuredLine } from "#state/map/measured-line.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { mapTexts } from "#words/map/map.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";
import { fairwayTexts, markRouteTexts } from "#words/water/fairways.ts";
import styles from "./mark-route.module.css";

interface MarkRouteCardProps {
  readonly controller: Pick<MapPort, "events" | "center" | "keepCenterIn">;
  /** Opens the saved route. */
  readonly onOpen: (trackId: string) => void;
  readonly onClose: () => void;
}

/** Marks lie a little beside the line of their water. */
const MIN_STRAIGHT_METERS = 100;

/** Lets the user make a route of marks, tapped one after another or placed under the crosshair. */
export function MarkRouteCard({ controller, onOpen, onClose }: MarkRouteCardProps) {
  const { marks, legs, cleared } = useStore(markRouteStore);
  useMarksOnMap();
  useFairwaysFirst();
  const addPlace = (place: LatLng) => void addMark({ ...place, name: "" });
  useTappedPlace(controller, (place) => void addMark({ ...place, name: place.name ?? "" }));
  const add = () => controller.center && addPlace(controller.center);
  useMapKeys({ Enter: add, Backspace: () => void undoMark() });
  const meters = metersAlong(lineOfLegs(legs)).at(-1) ?? 0;
  return (
    <Cross controller={controller} label={toolEntryTexts.markRoute.name} className={styles["bar"]}>
      <header className={styles["header"]}>
        <p role="status">
          {toolEntryTexts.markRoute.name}: <strong>{distanceText(meters, "motorboat")}</strong>
        </p>
        <IconButton label={mapTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles["body"]}>
        {marks.length === 0 ? <p>{markRouteTexts.start}</p> : <LegList />}
      </div>
      <div className={classNames(layout["actions"], styles["choices"])}>
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={add}>
          {markRouteTexts.add}
        </Button>
        <IconButton
          label={cleared ? markRouteTexts.restore : markRouteTexts.undo}
          icon={<Undo2 aria-hidden="true" />}
          disabled={marks.length === 0 && !cleared}
          onClick={() => void undoMark()}
        />
        <IconButton
          label={markRouteTexts.clear}
          icon={<RotateCcw aria-hidden="true" />}
          disabled={marks.length === 0}
          onClick={clearMarks}
        />
        <SaveButton onOpen={onOpen} />
      </div>
    </Cross>
  );
}

/** Lets a tap on a bridge or mark choose it rather than a number beside it while the tool is open. */
function useFairwaysFirst(): void {
  useEffect(() => {
    askForFairwaysFirst(true);
    return () => askForFairwaysFirst(false);
  }, []);
}

/** Draws the marks and the line between them while the tool is open. */
function useMarksOnMap(): void {
  const { marks, legs } = useStore(markRouteStore);
  useEffect(() => {
    const numbers = lineOfLegs(legs);
    const line = Array.from({ length: numbers.length / 2 }, (_, index) => ({
      lng: numbers[2 * index] as number,
      lat: numbers[2 * index + 1] as number,
    }));
    showMeasuredLine({ points: marks, line, toCross: [] });
  }, [marks, legs]);
  useEffect(() => () => showMeasuredLine(null), []);
}

/** Lists the legs with their water and length, and the bridges and locks on each with their hours at the time of passing. */
function LegList() {
  const { marks, legs, along, isFailed } = useStore(markRouteStore);
  const { planSpeedsKmh } = useStore(preferencesStore);
  const departureMs = useDepartureMs();
  const { limits, levelMeters } = useWater();
  const voyage = { departureMs, speedKmh: planSpeedsKmh.motorboat, limits };
  const line = useMemo(() => lineOfLegs(legs), [legs]);
  const notices = useRouteNotices(line, along !== null);
  const fairways = along ? fairwaysOfLegs(legs, along, voyage) : [];
  const nameOf = (index: number): string => marks[index]?.name || markNumber(index);
  return (
    <>
      {isFailed ? <p role="status">{fairwayTexts.notLoaded}</p> : null}
      {legs.length === 0 ? null : (
        <>
          <RouteNotices notices={notices} departureMs={departureMs} />
          <ShallowWarning line={line} mode="motorboat" />
          <UnmarkedWaters line={line} />
          <details>
            <summary className={styles["summary"]}>{markRouteTexts.details}</summary>
            <DepartureField />
            <WaterLevelField />
            <VoyageSummary
              along={along ?? []}
              passed={fairways.flatMap(({ passed }) => passed)}
              totalMeters={metersAlong(line).at(-1) ?? 0}
              voyage={voyage}
            />
            <CallAhead legs={fairways} departureMs={departureMs} />
          </details>
        </>
      )}
      <ol className={styles["legs"]}>
        {legs.length === 0 ? <li>{nameOf(0)}</li> : null}
        {legs.map(({ line, waters, straightMeters }, index) => (
          <li key={index}>
            {markLegText(
              legText(nameOf(index), nameOf(index + 1)),
              waters,
              distanceText(metersAlong(line).at(-1) ?? 0, "motorboat"),
              straightMeters < MIN_STRAIGHT_METERS
                ? null
                : distanceText(straightMeters, "motorboat"),
            )}
            <ul>
              {fairways[index]?.passed.map((passed, at) => (
                <PassedItem
                  key={`${passed.object.id} ${at}`}
                  passed={passed}
                  departureMs={departureMs}
                  levelMeters={levelMeters}
                  notices={notices}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

interface PassedItemProps {
  readonly passed: PassedObject;
  readonly departureMs: number;
  readonly levelMeters: number;
  readonly notices: Notices | null;
}

function PassedItem({ passed, departureMs, levelMeters, notices }: PassedItemProps) {
  const { object, atMs, passage } = passed;
  const isLimited = passage && passage.state !== "passes";
  const operating = operatingWords(object, atMs, "later");
  const wait = waitText(passed.wait, (ms) => passingTime(ms, departureMs));
  const notice = routeNoticeText(passed, notices, useMinuteMs());
  const text = [
    `${passingTime(atMs, departureMs)} ${object.name || fairwayTexts.unnamed}`,
    clearanceWords(object, levelMeters) || fairwayTexts.unknown,
    ...(notice ? [notice] : []),
    ...(isLimited ? [passageText(passage, object)] : []),
    ...(wait ? [wait] : []),
    ...(operating ? [operating.text] : []),
  ].join(" · ");
  return (
    <li>
      {text}
      <OperatingNotes notes={operating?.notes ?? []} />
    </li>
  );
}

function SaveButton({ onOpen }: Pick<MarkRouteCardProps, "onOpen">) {
  const { marks, legs } = useStore(markRouteStore);
  const [outcome, setOutcome] = useState<"saving" | "failed" | null>(null);
  if (legs.length === 0) return null;

  async function save() {
    setOutcome("saving");
    const last = marks.length - 1;
    const nameOf = (index: number) => marks[index]?.name || markNumber(index);
    const id = await saveMarkRoute(legText(nameOf(0), nameOf(last)));
    setOutcome(id === null ? "failed" : null);
    if (id === null) return;
    clearMarks();
    onOpen(id);
  }

  return (
    <>
      <Button disabled={outcome === "saving"} onClick={() => void save()}>
        {markRouteTexts.save}
      </Button>
      {outcome === "failed" ? <p role="alert">{markRouteTexts.notSaved}</p> : null}
    </>
  );
}
