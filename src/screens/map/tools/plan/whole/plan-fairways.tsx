import { useMemo } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineOfLegs } from "#domain/fairway/marks/mark-route.ts";
import { clearanceMeters } from "#domain/fairway/passage/clearance.ts";
import { boatInMode } from "#domain/fairway/passage/passage.ts";
import { atWaterLevel } from "#domain/fairway/passage/water-level.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import {
  type FairwayLeg,
  fairwaysOfLegs,
  obstaclesOf,
  type PassedObject,
} from "#domain/plans/fairway-legs.ts";
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
import { pointText } from "#parts/plan-export/point-words.ts";
import { waitText } from "#sentences/water/boat-departure.ts";
import {
  atLevelText,
  blockedText,
  heightText,
  legText,
  passageText,
  unknownPassageText,
  widthText,
} from "#sentences/water/fairways.ts";
import { maxDraughtText } from "#sentences/water/leg-water.ts";
import { fairwaysOnPlanStore } from "#state/map/fairways-on-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { fairwayTexts, voyageTexts } from "#words/water/fairways.ts";
import styles from "./along-route-list.module.css";
import { LegWater } from "./leg-water.tsx";

/** Lists per leg of a boat plan its bridges and locks, with their hours at the time of passing. */
export function PlanFairways({ onShow }: { readonly onShow: (place: LatLng) => void }) {
  const departureMs = useDepartureMs();
  const legs = useFairwayLegs(departureMs);
  const { along, isFailed } = useStore(fairwaysOnPlanStore);
  const { planSpeedsKmh } = useStore(preferencesStore);
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const { nodes } = useStore(planner.store, ({ route }) => route);
  const { limits, levelMeters } = useWater(mode);
  const routeLegs = useStore(planner.store, ({ route }) => route.legs);
  const line = useMemo(() => lineOfLegs(routeLegs), [routeLegs]);
  const notices = useRouteNotices(line, along !== null);
  if (isFailed) return <p role="status">{fairwayTexts.notLoaded}</p>;
  if (!legs) return null;
  const isNone = legs.every(({ passed }) => passed.length === 0);
  return (
    <section aria-label={voyageTexts.heading} className={layout["closeStack"]}>
      <h4 className={styles["heading"]}>{voyageTexts.heading}</h4>
      {mode === "canoe" ? <p className={layout["hint"]}>{voyageTexts.canoe}</p> : null}
      {limits || mode === "canoe" ? null : (
        <p>
          {voyageTexts.noBoat}{" "}
          <Link to="/settings#boot" className={buttonClass("quiet")}>
            {voyageTexts.toBoat}
          </Link>
        </p>
      )}
      <RouteNotices notices={notices} departureMs={departureMs} onShow={onShow} />
      {isNone ? <p>{voyageTexts.none}</p> : null}
      <DepartureField />
      <WaterLevelField />
      {along ? (
        <VoyageSummary
          along={along}
          passed={legs.flatMap(({ passed }) => passed)}
          totalMeters={metersAlong(line).at(-1) ?? 0}
          voyage={{ departureMs, speedKmh: planSpeedsKmh[mode], limits }}
        />
      ) : null}
      <CallAhead legs={legs} departureMs={departureMs} />
      <ShallowWarning line={line} mode={mode} />
      <UnmarkedWaters line={line} />
      {routeLegs.some((leg) => leg.along === "ways") ? (
        <p className={layout["hint"]}>{voyageTexts.waters}</p>
      ) : null}
      {legs.map((leg, index) => (
        <FairwayLegList
          key={`${index}`}
          heading={legText(pointText(nodes[index]), pointText(nodes[index + 1]))}
          leg={leg}
          water={routeLegs[index]}
          mode={mode}
          departureMs={departureMs}
          levelMeters={levelMeters}
          notices={notices}
          onShow={onShow}
        />
      ))}
      <p className={layout["hint"]}>
        {voyageTexts.levels} {fairwayTexts.aid}
      </p>
    </section>
  );
}

/** Warns before departure about objects that the boat does not pass, or may not be able to pass, and about too little depth. */
export function PlanObstacles() {
  const legs = useFairwayLegs(0);
  const obstacles = legs ? obstaclesOf(legs) : [];
  const named = (state: "blocked" | "unknown") => {
    const found = obstacles.filter(({ passage }) => passage?.state === state);
    // A bridge that is passed there and back is one obstacle.
    return [...new Set(found.map(({ object }) => object.name))];
  };
  const [blocked, unknown] = [named("blocked"), named("unknown")];
  const tooShallow = useTooShallow();
  const texts = [
    ...(blocked.length > 0 ? [blockedText(blocked)] : []),
    ...(tooShallow === null ? [] : [tooShallow]),
    ...(unknown.length > 0 ? [unknownPassageText(unknown)] : []),
  ];
  return texts.length === 0 ? null : <Notice tone="danger">{texts.join(" ")}</Notice>;
}

/** Returns a warning about the shallowest water of the plan if the boat is too deep for it; otherwise null. */
function useTooShallow(): string | null {
  const { route, draft } = useStore(planner.store);
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const { draughtMeters } = boatInMode(boat, draft.mode);
  const most = Math.min(
    ...route.legs.map(({ water }) => water?.maxDraughtMeters ?? Number.POSITIVE_INFINITY),
  );
  return draughtMeters !== null && most < draughtMeters
    ? maxDraughtText(most, draughtMeters)
    : null;
}

interface FairwayLegListProps {
  readonly heading: string;
  readonly leg: FairwayLeg;
  /** Undefined while the route is another one. */
  readonly water: PlanLeg | undefined;
  readonly mode: NetworkMode;
  readonly departureMs: number;
  readonly levelMeters: number;
  readonly notices: Notices | null;
  readonly onShow: (place: LatLng) => void;
}

function FairwayLegList({ heading, leg, water, mode, ...rowProps }: FairwayLegListProps) {
  const summary = summaryOf(leg, rowProps.levelMeters);
  return (
    <>
      <h5 className={styles["heading"]}>{heading}</h5>
      {water ? <LegWater leg={water} mode={mode} /> : null}
      {summary === "" ? null : <p className={layout["hint"]}>{summary}</p>}
      {leg.passed.length > 0 ? (
        <ol className={styles["list"]}>
          {leg.passed.map((passed, index) => (
            <PassedRow key={`${passed.object.id} ${index}`} passed={passed} {...rowProps} />
          ))}
        </ol>
      ) : null}
    </>
  );
}

interface PassedRowProps
  extends Pick<FairwayLegListProps, "departureMs" | "levelMeters" | "notices" | "onShow"> {
  readonly passed: PassedObject;
}

function PassedRow({ passed, departureMs, levelMeters, notices, onShow }: PassedRowProps) {
  const { object, atMs, passage } = passed;
  const nowMs = useMinuteMs();
  const notice = routeNoticeText(passed, notices, nowMs);
  const operating = operatingWords(object, atMs, "later");
  const wait = waitText(passed.wait, (ms) => passingTime(ms, departureMs));
  const limits = passage && passage.state !== "passes" ? [passageText(passage, object)] : [];
  return (
    <li>
      <button type="button" onClick={() => onShow(object)}>
        <span className={styles["distance"]}>{passingTime(atMs, departureMs)}</span>
        <span className={styles["title"]}>{titleOf(passed, levelMeters)}</span>
        <span className={layout["hint"]}>
          {[
            ...(notice ? [notice] : []),
            ...limits,
            ...(wait ? [wait] : []),
            ...(operating ? [operating.text] : []),
          ].join(" · ")}
        </span>
      </button>
      <OperatingNotes notes={operating?.notes ?? []} />
    </li>
  );
}

function summaryOf({ lowestFixed, narrowestMeters }: FairwayLeg, levelMeters: number): string {
  const height = lowestFixed && clearanceMeters(atWaterLevel(lowestFixed, levelMeters));
  const lowest =
    height !== null && lowestFixed
      ? [
          `${voyageTexts.lowestFixed}: ${lowestFixed.name} ${heightText(height)}`,
          ...(levelMeters === 0 ? [] : [atLevelText(levelMeters)]),
        ]
      : [];
  const narrowest =
    narrowestMeters === null ? [] : [`${voyageTexts.narrowest}: ${widthText(narrowestMeters)}`];
  return [...lowest, ...narrowest].join(" · ");
}

function titleOf({ object }: PassedObject, levelMeters: number): string {
  const notation = clearanceWords(object, levelMeters);
  const isUnknown = object.kind === "bridge" && clearanceMeters(object) === null;
  const height = isUnknown ? ` · ${fairwayTexts.heightUnknown}` : "";
  return `${object.name || fairwayTexts.unnamed}${notation ? ` · ${notation}` : ""}${height}`;
}

/** The bridges and locks of each leg for a boat that leaves at this moment; null until they are known. */
function useFairwayLegs(departureMs: number): readonly FairwayLeg[] | null {
  const { route, draft } = useStore(planner.store);
  const { along } = useStore(fairwaysOnPlanStore);
  const { planSpeedsKmh } = useStore(preferencesStore);
  const { limits } = useWater(draft.mode);
  if (!along || route.legs.length === 0) return null;
  const speedKmh = planSpeedsKmh[draft.mode];
  return fairwaysOfLegs(route.legs, along, { departureMs, speedKmh, limits });
}
