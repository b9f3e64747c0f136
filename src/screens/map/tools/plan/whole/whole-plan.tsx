import { ListChecks, MapPlus } from "lucide-react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boatInMode, limitsOf } from "#domain/fairway/passage/passage.ts";
import { departurePath } from "#domain/links/app-path.ts";
import { keyOf } from "#domain/network/plan/route/plan-route.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { NetworkDate } from "#parts/packs/network-date.tsx";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { PlanExport } from "#parts/plan-export/plan-export.tsx";
import { useIsWide } from "#parts/use-is-wide.ts";
import { useIsFree } from "#screens/map/tools/plan/free-switch.tsx";
import styles from "#screens/map/tools/plan/planner.module.css";
import { TypedNumbers } from "#screens/map/tools/plan/typed/typed-numbers.tsx";
import type { TypedNumbersState } from "#screens/map/tools/plan/typed/use-typed-numbers.ts";
import { planSubject, useStoredPlan } from "#screens/map/tools/plan/use-stored-plan.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { areaTexts } from "#words/packs/areas.ts";
import { coverageTexts } from "#words/packs/coverage.ts";
import { planTexts } from "#words/plan/plan.ts";
import { groundTexts } from "#words/plan/plan-ground.ts";
import { voyageTexts } from "#words/water/fairways.ts";
import { AlongRouteList } from "./along-route-list.tsx";
import { KeepPlan } from "./keep-plan.tsx";
import { NodesToGoTo } from "./nodes-to-go-to.tsx";
import { PlanFairways } from "./plan-fairways.tsx";
import { PlanGround } from "./plan-ground.tsx";
import { PlanSpeed } from "./plan-speed.tsx";
import { PlanStrip } from "./plan-strip.tsx";

interface WholePlanProps {
  readonly controller: Pick<MapPort, "center" | "zoom">;
  readonly typing: TypedNumbersState;
  /** Shows a place on the map. */
  readonly onShow: (place: LatLng) => void;
  readonly onSaveMap: () => void;
}

/** Explains the two colours of numbers, while there are both. */
function NumberColors() {
  const { draft, route } = useStore(planner.store);
  if (route.nodes.length <= draft.stops.length) return null;
  return <p className={layout["hint"]}>{planTexts.numberColors}</p>;
}

/** The complete plan, with everything for planning without the map. */
export function WholePlan({ controller, typing, onShow, onSaveMap }: WholePlanProps) {
  const { mode, stops, options } = useStore(planner.store, ({ draft }) => draft);
  const isFree = useIsFree();
  const last = stops.at(-1);
  const lastKey = last ? keyOf(last) : "";
  const option = (label: string, name: keyof RouteOptions) => (
    <Choice
      kind="checkbox"
      name={name}
      label={label}
      checked={options[name] ?? false}
      onChoose={(checked) => void planner.setOptions({ ...options, [name]: checked })}
    />
  );
  const hasBoat = useStore(
    preferencesStore,
    ({ boat }) => limitsOf(boatInMode(boat, mode)) !== null,
  );
  const isOnLand = mode === "walk" || mode === "cycle";
  /** At most one of two surfaces is preferred. */
  const surface = (label: string, name: "preferPaved" | "preferUnpaved") => (
    <Choice
      kind="checkbox"
      name={name}
      label={label}
      checked={options[name] ?? false}
      onChoose={(checked) =>
        void planner.setOptions({
          ...options,
          preferPaved: false,
          preferUnpaved: false,
          [name]: checked,
        })
      }
    />
  );
  const found = (
    <>
      <PlanStrip />
      <PlanDate />
      <PlanGround />
      <AlongRouteList onShow={onShow} />
    </>
  );
  // In the panel of a desktop the sheet above saves and shares too.
  const isFoundFirst = useIsWide();
  return (
    <div className={styles["whole"]}>
      <NumberColors />
      <PlanFairways onShow={onShow} />
      {isFoundFirst ? found : null}
      <KeepPlan />
      <SaveMapAlong onSaveMap={onSaveMap} />
      <TakePlanAlong />
      {isFree ? null : <TypedNumbers typing={typing} />}
      {isFoundFirst ? null : found}
      {isFree ? null : <NodesToGoTo key={`${mode} ${lastKey}`} controller={controller} />}
      <fieldset className={styles["options"]}>
        <legend className={layout["hint"]}>{planTexts.options}</legend>
        {isFree ? null : option(planTexts.fewestNumbers, "isFewestPosts")}
        {isOnLand ? option(planTexts.withoutFerry, "avoidFerries") : null}
        {mode === "canoe" ? option(planTexts.withoutPortage, "avoidPortages") : null}
        {mode === "canoe" ? option(voyageTexts.withoutMotorboats, "avoidMotorWaters") : null}
        {isFree ? null : option(planTexts.withoutConnections, "avoidConnections")}
        {!isOnLand && hasBoat ? option(voyageTexts.avoid, "avoidImpassable") : null}
        {isOnLand ? surface(groundTexts.preferPaved, "preferPaved") : null}
        {isOnLand ? surface(groundTexts.preferUnpaved, "preferUnpaved") : null}
      </fieldset>
      <PlanSpeed key={mode} mode={mode} />
    </div>
  );
}

function SaveMapAlong({ onSaveMap }: Pick<WholePlanProps, "onSaveMap">) {
  const hasLine = useStore(planner.store, ({ route }) => route.legs.length > 0);
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  if (!hasLine) return null;
  return (
    <>
      <Button Icon={MapPlus} onClick={onSaveMap}>
        {areaTexts.saveAlong}
      </Button>
      {/* Another plan that is followed has a check of its own. */}
      {isFollowing ? null : (
        <LinkButton to={departurePath({ kind: "now" })} Icon={ListChecks}>
          {coverageTexts.departure}
        </LinkButton>
      )}
    </>
  );
}

function PlanDate() {
  const { draft, route } = useStore(planner.store);
  return <NetworkDate mode={draft.mode} nodes={route.nodes} />;
}

function TakePlanAlong() {
  const { draft, route } = useStore(planner.store);
  const stored = useStoredPlan();
  if (draft.stops.length < 2) return null;
  const name = stored?.name ?? titleOfPlan({ draft, route });
  return <PlanExport plan={{ draft, route, name }} subject={planSubject(draft, stored)} />;
}
