import { createStore } from "zustand/vanilla";
import type { GuideLine } from "#domain/geodesy/line/guide-line.ts";
import { roomAt } from "#domain/geodesy/line/room-beside.ts";
import type { GuidanceState } from "#domain/guidance/guide.ts";
import { legAhead } from "#domain/guidance/leg-ahead.ts";
import type { SteeredBy } from "#domain/steering/helm-reading.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { guardingCode } from "#state/watches/guarding-code.ts";
import { loadTarget, steeringStore } from "./steering.ts";

type GuidanceStore = typeof import("#state/guidance/guidance.ts")["guidance"]["store"];

/** The line to steer by: to the chosen mark, otherwise along the plan, track or route being followed. */
export interface SteeredByState {
  readonly by:
    | (SteeredBy & {
        readonly name: string;
        readonly isRoute: boolean;
        /** The room on the water beside the route here, metres; 0 or absent if unknown. */
        readonly roomMeters?: number;
      })
    | null;
  /** The number of marks of the followed route that are passed; 0 without a route. */
  readonly passedCount: number;
  /** The name of the last of them; empty without one, and for one without a name. */
  readonly passedName: string;
  /** True if the boat has come to the route: before that, marks are left behind and not passed. */
  readonly isJoined: boolean;
  /** True if the end of the followed route was reached. */
  readonly isRouteDone: boolean;
}

const NOTHING: SteeredByState = {
  by: null,
  passedCount: 0,
  passedName: "",
  isJoined: false,
  isRouteDone: false,
};

export const steeredByStore = createStore<SteeredByState>(() => NOTHING);

let guidanceStore: GuidanceStore | null = null;
let isFollowing = false;

/** Keeps `steeredByStore` up to date from now on. Only the first call has an effect. */
export function followSteering(): void {
  if (isFollowing) return;
  isFollowing = true;
  void loadTarget();
  steeringStore.subscribe(renew);
  followingStatusStore.subscribe(loadGuidance);
  loadGuidance();
  renew();
}

/** The guidance code is larger than the helm, so it is loaded only while something is followed. */
const guidanceCode = guardingCode(
  () => ["navigation"],
  () => import(/* webpackChunkName: "navigation" */ "#state/guidance/guidance.ts"),
);

function loadGuidance(): void {
  if (guidanceStore || !followingStatusStore.getState().isFollowing) return;
  void guidanceCode.ask().then(({ guidance }) => {
    guidance.resume();
    if (guidanceStore) return;
    guidanceStore = guidance.store;
    guidanceStore.subscribe(renew);
    renew();
  });
}

function renew(): void {
  const { target } = steeringStore.getState();
  steeredByStore.setState(target ? { ...NOTHING, by: byMark(target) } : byRoute());
}

type Target = NonNullable<ReturnType<typeof steeringStore.getState>["target"]>;

function byMark({ lat, lng, name, from }: Target): SteeredByState["by"] {
  const mark = { lat, lng };
  return { mark, leg: from && { from, to: mark }, name, isRoute: false };
}

function byRoute(): SteeredByState {
  return steeredByRoute(guidanceStore?.getState().following ?? null);
}

/** Returns what the boat steers by while it follows this; nothing for null. */
export function steeredByRoute(
  following: { readonly line: GuideLine; readonly state: GuidanceState } | null,
): SteeredByState {
  const ahead = following && legAhead(following.line, following.state);
  if (!ahead) return NOTHING;
  const { passedCount, hasArrived, startedMeters } = following.state;
  const passed = {
    passedCount,
    passedName: following.line.nodes[passedCount - 1]?.label ?? "",
    isJoined: startedMeters !== null,
  };
  if (hasArrived) return { ...passed, by: null, isRouteDone: true };
  const { mark, leg } = ahead;
  const { room } = following.line;
  const roomMeters = room ? roomAt(room, following.state.passages[0]?.alongMeters ?? 0) : 0;
  const by = { mark, leg, name: mark.name, isRoute: true, roomMeters };
  return { ...passed, by, isRouteDone: false };
}
