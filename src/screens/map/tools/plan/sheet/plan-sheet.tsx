import { ChevronDown, ChevronUp, Redo2, Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { sumsOfPlan } from "#parts/plan-export/named-plan.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { useIsWide } from "#parts/use-is-wide.ts";
import { Sheet } from "#screens/map/card/sheet.tsx";
import { useLowerEdge } from "#screens/map/on-map/use-lower-edge.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useDragHint } from "#screens/map/tools/plan/drag-hint.ts";
import { FreeSwitch, useIsFree, usePlanHeading } from "#screens/map/tools/plan/free-switch.tsx";
import { showNetworkOf } from "#screens/map/tools/plan/plan-mode.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import {
  type TypedNumbersState,
  useTypedNumbers,
} from "#screens/map/tools/plan/typed/use-typed-numbers.ts";
import { WhichNumber } from "#screens/map/tools/plan/typed/which-number.tsx";
import { type PlanTaps, usePlanTaps } from "#screens/map/tools/plan/use-plan-taps.ts";
import { type RouteSearchState, useRouteSearch } from "#screens/map/tools/plan/use-route-search.ts";
import { PlanObstacles } from "#screens/map/tools/plan/whole/plan-fairways.tsx";
import { WaterDetours } from "#screens/map/tools/plan/whole/water-detours.tsx";
import { WatersRow } from "#screens/map/tools/plan/whole/waters-row.tsx";
import { WholePlan } from "#screens/map/tools/plan/whole/whole-plan.tsx";
import { askForPlanFit, showPlanOnMap } from "#state/map/plan-shown.ts";
import { planDraftStore, planner, planningStore } from "#state/plans/planner.ts";
import { watchAlongPlan } from "#state/search/along-plan.ts";
import { watchFairwaysAlongPlan } from "#state/search/fairways-along-plan.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import row from "#ui/row.module.css";
import { type SheetStop, useSheetStops } from "#ui/sheet-stops.ts";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { freePlanTexts } from "#words/plan/free-plan.ts";
import { planTexts } from "#words/plan/plan.ts";
import { MissingPack } from "./missing-pack.tsx";
import { NumberRow } from "./number-row.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { PlanModes } from "./plan-modes.tsx";
import { PlanProblem } from "./plan-problem.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { useBeginning } from "./use-beginning.ts";
import { usePlanInSight } from "./use-plan-in-sight.ts";

export interface PlanSheetProps {
  readonly controller: Pick<
    MapPort,
    "events" | "center" | "zoom" | "showBounds" | "flyTo" | "keepCenterIn" | "watchArea"
  >;
  /** Follows the plan. */
  readonly onFollow: (records: boolean) => void;
  /** Offers to save the map along the plan. */
  readonly onSaveMap: () => void;
  readonly onClose: () => void;
}

/** The current plan, over the lower part of the map; pulled up it covers the map. */
export function PlanSheet(props: PlanSheetProps) {
  const { controller } = props;
  const routes = useRouteSearch();
  const typing = useTypedNumbers(controller);
  const taps = usePlanTaps(controller, routes.kind !== null || typing.question !== null);
  usePlanOnMap();
  useEffect(() => watchAlongPlan(), []);
  useEffect(() => watchFairwaysAlongPlan(), []);
  const [stop, setStop] = useState<SheetStop>("half");
  if (routes.kind !== null) {
    return <SearchSheet {...routes} kind={routes.kind} controller={controller} />;
  }
  const height = { stop, onStop: setStop };
  return <PlanCard {...props} {...height} routes={routes} taps={taps} typing={typing} />;
}

interface PlanCardProps extends PlanSheetProps {
  readonly routes: RouteSearchState;
  readonly taps: PlanTaps;
  readonly typing: TypedNumbersState;
  readonly stop: SheetStop;
  readonly onStop: (stop: SheetStop) => void;
}

/** The nodes of the plan, with the actions on them. */
function PlanCard({ controller, onFollow, onSaveMap, onClose, ...making }: PlanCardProps) {
  const { routes, taps, typing, onStop } = making;
  const { draft, route, isAsking } = useStore(planner.store);
  const isFree = useIsFree();
  const keepingHint = KEEPING_HINTS[useStore(planDraftStore).keeping];
  const { question } = typing;
  const shown = shownStop(making);
  // The panel of a desktop has room for all of it, and the map stays beside it.
  const isBeside = useIsWide();
  const coversMap = shown === "full" && !isBeside;
  const isWhole = isBeside ? question === null : coversMap;
  // Otherwise the hint about the map is beside the point.
  const isOnMap = !coversMap && !routes.isMenu && taps.chosen === null;
  const dragHint = useDragHint(route.stopPlaces.length === 2);
  const free = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useVisibleArea(controller, free, "follow");
  useLowerEdge(sheet);
  const stops = useSheetStops(sheet, shown, onStop);
  const setWhole = (isAll: boolean) => stops.moveTo(isAll ? "full" : "half");
  useBackCloses(coversMap, () => setWhole(false));
  usePlanInSight(controller, free, coversMap);
  const beginning = useBeginning(controller, free);
  const showPlace = (place: LatLng) => {
    setWhole(false);
    controller.flyTo(place, PLACE_ZOOM);
  };
  return (
    <Sheet
      free={free}
      ref={sheet}
      stops={stops}
      className={styles["sheet"]}
      data-is-whole={isWhole || undefined}
      aria-label={usePlanHeading()}
      headerClass={classNames(row["bareButtons"], styles["header"])}
      header={
        <PlanHeader isWhole={isWhole} onWhole={isBeside ? null : setWhole} onClose={onClose} />
      }
    >
      {draft.stops.length === 0 && question === null ? (
        <>
          <PlanModes />
          <FreeSwitch />
        </>
      ) : null}
      <p className={styles["hint"]} role="status">
        {isAsking
          ? planTexts.looking
          : (taps.message ??
            keepingHint ??
            (isOnMap ? dragHint : null) ??
            (question === null ? beginning : null) ??
            hintFor(draft.stops.length, isFree))}
      </p>
      <UndoToast isInline={true} />
      <PlanProblem />
      <MissingPack />
      <NumberRow chosen={taps.chosen} onChoose={taps.choose} />
      {question ? (
        <WhichNumber controller={controller} question={question} onAnswer={typing.answer} />
      ) : (
        <PlanActions taps={taps} routes={routes} coversMap={coversMap} onFollow={onFollow} />
      )}
      <PlanObstacles />
      <WaterDetours />
      <WatersRow isWhole={isWhole} />
      {isWhole ? (
        <WholePlan
          controller={controller}
          typing={typing}
          onSaveMap={onSaveMap}
          onShow={showPlace}
        />
      ) : null}
    </Sheet>
  );
}

interface PlanHeaderProps extends Pick<PlanSheetProps, "onClose"> {
  readonly isWhole: boolean;
  /** Null where the whole plan is always shown. */
  readonly onWhole: ((isAll: boolean) => void) | null;
}

/** The length and time, and beside them the buttons that undo, show more of the sheet, and close it. */
function PlanHeader({ isWhole, onWhole, onClose }: PlanHeaderProps) {
  return (
    <>
      <div className={styles["sums"]}>
        <Sums />
      </div>
      <div className={styles["corner"]}>
        <EditHistory />
        {onWhole ? (
          <IconButton
            label={isWhole ? planTexts.less : planTexts.more}
            icon={isWhole ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
            aria-expanded={isWhole}
            onClick={() => {
              onWhole(!isWhole);
              // A plan made without the map is shown on it.
              if (isWhole) askForPlanFit();
            }}
          />
        ) : null}
        <IconButton label={planTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
    </>
  );
}

/** Returns the height at which the sheet can show what it asks or says: a question is answered on the map. */
function shownStop({ stop, routes, taps, typing }: Omit<PlanCardProps, keyof PlanSheetProps>) {
  const says = taps.chosen !== null || taps.message !== null || routes.isMenu;
  if (typing.question !== null || (stop === "peek" && says)) return "half";
  return stop;
}

/** Close enough to see the position of a place along the plan. */
const PLACE_ZOOM = 16;

/** The hints for a draft restored after a reload, and for one that would be lost. */
const KEEPING_HINTS = {
  stored: null,
  restored: planTexts.restored,
  "not-stored": planTexts.notStored,
  elsewhere: planTexts.elsewhere,
} as const;

function hintFor(stopCount: number, isFree: boolean): string | null {
  const { start, goOn } = isFree ? freePlanTexts : planTexts;
  if (stopCount === 0) return start;
  return stopCount === 1 ? goOn : null;
}

/** The distance and duration, announced after each edit. */
function Sums() {
  const { draft, route } = useStore(planner.store);
  // The totals use the speed of the mode.
  useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh);
  const hasLegs = route.legs.length > 0;
  const { totals, straightPart } = sumsOfPlan({ draft, route });
  return (
    <>
      <h3 className={hasLegs ? "visually-hidden" : undefined}>{usePlanHeading()}</h3>
      <p role="status">
        {hasLegs ? totals : null}
        {hasLegs && straightPart !== null ? <small> {straightPart}</small> : null}
      </p>
    </>
  );
}

/** Undoes the last edit, and redoes one that was undone; hidden before the first edit. */
function EditHistory() {
  const { draft, canUndo, canRedo } = useStore(planner.store);
  if (draft.stops.length === 0 && !canUndo && !canRedo) return null;
  return (
    <>
      {canRedo ? (
        <IconButton
          label={planTexts.redo}
          icon={<Redo2 aria-hidden="true" />}
          onClick={() => void planner.redo()}
        />
      ) : null}
      <IconButton
        label={planTexts.undo}
        icon={<Undo2 aria-hidden="true" />}
        disabled={!canUndo}
        onClick={() => void planner.undo()}
      />
    </>
  );
}

/**
 * Shows the plan on the map over the network of its mode, and makes it editable there while the planner is open.
 */
function usePlanOnMap(): void {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const isFree = useIsFree();
  useEffect(() => {
    if (!isFree) showNetworkOf(mode);
  }, [mode, isFree]);
  useEffect(() => {
    showPlanOnMap();
    planningStore.setState({ isEditing: true });
    return () => planningStore.setState({ isEditing: false });
  }, []);
}
