import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Redo2,
  RefreshCw,
  Repeat,
  Trash2,
  Undo2,
  X,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isLoop } from "#domain/plans/plan-draft.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { distanceText } from "#i18n/distance.ts";
import { insertingAfter, planTexts, planTotals, routeSearchTexts } from "#i18n/plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import type { RouteSearchKind } from "#screens/map/tools/plan/route-search/search-panel.ts";
import { askForPlanFit, showPlanOnMap } from "#state/map/plan-shown.ts";
import { planDraftStore, planner, planningStore } from "#state/plans/planner.ts";
import { watchAlongPlan } from "#state/search/along-plan.ts";
import { watchFairwaysAlongPlan } from "#state/search/fairways-along-plan.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MapSheet } from "#ui/map-sheet.tsx";
import { useDragHint } from "./drag-hint.ts";
import { FollowPlan } from "./follow-plan.tsx";
import { KeepOrShare } from "./keep-or-share.tsx";
import { MissingPack } from "./missing-pack.tsx";
import { NumberMenu } from "./number-menu.tsx";
import { NumberRow } from "./number-row.tsx";
import { PlanObstacles } from "./plan-fairways.tsx";
import { PlanModes } from "./plan-modes.tsx";
import { PlanProblem } from "./plan-problem.tsx";
import styles from "./planner.module.css";
import { RouteSearchMenu } from "./route-search-menu.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { useBeginning } from "./use-beginning.ts";
import { usePlanInSight } from "./use-plan-in-sight.ts";
import { type PlanTaps, usePlanTaps } from "./use-plan-taps.ts";
import { type TypedNumbersState, useTypedNumbers } from "./use-typed-numbers.ts";
import { WhichNumber } from "./which-number.tsx";
import { WholePlan } from "./whole-plan.tsx";

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
  if (routes.kind !== null) {
    return <SearchSheet {...routes} kind={routes.kind} controller={controller} />;
  }
  return <PlanCard {...props} {...{ routes, taps, typing }} />;
}

interface PlanCardProps extends PlanSheetProps {
  readonly routes: ReturnType<typeof useRouteSearch>;
  readonly taps: PlanTaps;
  readonly typing: TypedNumbersState;
}

/** The nodes of the plan, with the actions on them. */
function PlanCard({ controller, onFollow, onSaveMap, onClose, ...making }: PlanCardProps) {
  const { routes, taps, typing } = making;
  const { draft, route, isAsking } = useStore(planner.store);
  const keepingHint = KEEPING_HINTS[useStore(planDraftStore).keeping];
  const [isPulledUp, setWhole] = useState(false);
  const { question } = typing;
  // A question is answered by tapping the map, so the map must be visible.
  const isWhole = isPulledUp && question === null;
  const dragHint = useDragHint(route.stopPlaces.length === 2);
  const free = useRef<HTMLDivElement>(null);
  useVisibleArea(controller, free, "follow");
  usePlanInSight(controller, free, isWhole);
  const beginning = useBeginning(controller, free);
  const showPlace = (place: LatLng) => {
    setWhole(false);
    controller.flyTo(place, PLACE_ZOOM);
  };
  return (
    <MapSheet
      free={free}
      className={styles["sheet"]}
      data-is-whole={isWhole || undefined}
      aria-label={planTexts.heading}
    >
      <header className={styles["header"]}>
        <IconButton
          label={isWhole ? planTexts.less : planTexts.more}
          icon={isWhole ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
            // A plan made without the map is shown on it.
            if (isWhole) askForPlanFit();
          }}
        />
        <Sums />
        <IconButton label={planTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {draft.stops.length === 0 ? <PlanModes /> : null}
      <p className={styles["hint"]} role="status">
        {isAsking
          ? planTexts.looking
          : (taps.said ?? keepingHint ?? dragHint ?? beginning ?? hintFor(draft.stops.length))}
      </p>
      <PlanProblem />
      <MissingPack />
      <NumberRow chosen={taps.chosen} onChoose={taps.choose} />
      {question ? (
        <WhichNumber {...{ controller, question }} onAnswer={typing.answer} />
      ) : (
        <Actions taps={taps} routes={routes} />
      )}
      <PlanObstacles />
      <FollowPlan onFollow={onFollow} />
      <KeepOrShare />
      {isWhole ? <WholePlan {...{ controller, typing, onSaveMap }} onShow={showPlace} /> : null}
    </MapSheet>
  );
}

/** Close enough to see the position of a place along the plan. */
const PLACE_ZOOM = 16;

/** The hints for a draft restored after a reload, and for one that would be lost. */
const KEEPING_HINTS = {
  kept: null,
  restored: planTexts.restored,
  "not-kept": planTexts.notKept,
  elsewhere: planTexts.elsewhere,
} as const;

/** The current actions: for the chosen number, or for the plan. */
function Actions({
  taps,
  routes,
}: {
  readonly taps: PlanTaps;
  readonly routes: ReturnType<typeof useRouteSearch>;
}) {
  const { route, draft } = useStore(planner.store);
  const chosen = taps.chosen === null ? undefined : route.nodes[taps.chosen];
  const inserting = taps.insertAfter === null ? undefined : route.nodes[taps.insertAfter];
  if (chosen && taps.chosen !== null) {
    return (
      <NumberMenu place={taps.chosen} onInsert={taps.insert} onDone={() => taps.choose(null)} />
    );
  }
  if (inserting) {
    return (
      <div className={styles["tools"]}>
        <p>{insertingAfter(inserting.number)}</p>
        <Button onClick={() => taps.insert(null)}>{planTexts.stopInserting}</Button>
      </div>
    );
  }
  if (routes.isMenu) return <RouteSearchMenu onChoose={routes.choose} onDone={routes.toggleMenu} />;
  return (
    <>
      <Tools onMore={routes.toggleMenu} />
      {draft.stops.length === 0 ? (
        <Button
          icon={<Repeat aria-hidden="true" size={20} />}
          onClick={() => routes.choose("loops")}
        >
          {routeSearchTexts.findLoop}
        </Button>
      ) : null}
    </>
  );
}

function hintFor(stopCount: number): string | null {
  if (stopCount === 0) return planTexts.start;
  return stopCount === 1 ? planTexts.goOn : null;
}

/** The distance and duration, announced after each edit. */
function Sums() {
  const { draft, route } = useStore(planner.store);
  const speeds = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh);
  const { mode } = draft;
  const seconds = travelSeconds(route.meters, speeds[mode]);
  const hasLegs = route.legs.length > 0;
  return (
    <div className={styles["sums"]}>
      <h3 className={hasLegs ? "visually-hidden" : undefined}>{planTexts.heading}</h3>
      <p role="status">{hasLegs ? planTotals(distanceText(route.meters, mode), seconds) : null}</p>
    </div>
  );
}

/** Returns the open panel, at first the one in the address: `opnetwerk` (a track) or `rondje` (loops). */
function useRouteSearch() {
  const [search, setSearch] = useSearchParams();
  const trackId = search.get("opnetwerk");
  const [kind, setKind] = useState<RouteSearchKind | null>(() => {
    if (trackId) return "snap";
    return search.has("rondje") ? "loops" : null;
  });
  const [isMenu, setMenu] = useState(false);
  return {
    kind,
    trackId,
    isMenu,
    toggleMenu: () => setMenu(!isMenu),
    choose(chosen: RouteSearchKind) {
      setMenu(false);
      setKind(chosen);
    },
    onClose() {
      setKind(null);
      askForPlanFit();
      // Continuing the plan closes the track.
      if (trackId) setSearch({ plan: "" }, { replace: true });
    },
  };
}

/** The actions on the whole plan. */
function Tools({ onMore }: { readonly onMore: () => void }) {
  const { draft, canUndo, canRedo } = useStore(planner.store);
  const count = draft.stops.length;
  const tools = [
    { label: planTexts.undo, Icon: Undo2, isOff: !canUndo, act: planner.undo },
    { label: planTexts.redo, Icon: Redo2, isOff: !canRedo, act: planner.redo },
    { label: planTexts.reverse, Icon: RefreshCw, isOff: count < 2, act: planner.reverse },
    {
      label: planTexts.closeLoop,
      Icon: Repeat,
      isOff: count < 2 || isLoop(draft),
      act: planner.closeLoop,
    },
    {
      label: planTexts.clear,
      Icon: Trash2,
      isOff: count === 0,
      // The next edit starts another plan.
      act: () => {
        planningStore.setState({ savedId: null });
        return planner.clear();
      },
    },
    { label: routeSearchTexts.more, Icon: Ellipsis, isOff: false, act: onMore },
  ];
  return (
    <div className={styles["tools"]}>
      {tools.map(({ label, Icon, isOff, act }) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon aria-hidden="true" />}
          disabled={isOff}
          onClick={() => void act()}
        />
      ))}
    </div>
  );
}

/** Shows the plan on the map, and makes it editable there while the planner is open. */
function usePlanOnMap(): void {
  useEffect(() => {
    showPlanOnMap();
    planningStore.setState({ isEditing: true });
    return () => planningStore.setState({ isEditing: false });
  }, []);
}
