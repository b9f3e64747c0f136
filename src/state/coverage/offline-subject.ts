import type { AreaShape, LngLat } from "#domain/areas/area-shape.ts";
import type { PlannedBeside } from "#domain/coverage/offline-verdict.ts";
import type { PlannedLeg } from "#domain/coverage/planned-legs.ts";
import {
  corridorOfLine,
  JUDGED_WIDTH_METERS,
  shapeOfTileBoxes,
} from "#domain/coverage/subject-shapes.ts";
import { placesInOrder } from "#domain/geodesy/line/guide-line.ts";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  isPlace,
  lineOfRoute,
  lineOnWays,
  type PlanRoute,
  straightMetersOf,
} from "#domain/network/plan/route/plan-route.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { lineParts } from "#domain/tracks/line-parts.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { readCurrentPlan } from "#state/plans/read-current-plan.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { loadTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";

/** A thing that can be checked for use without a network. */
export interface OfflineSubject {
  /** The reference to find it again; null for what the map currently shows. */
  readonly ref: DepartureSubject | null;
  /** The user's name for it; may be empty. */
  readonly name: string;
  readonly shape: AreaShape;
  /** The network that it needs; null when it needs none. */
  readonly mode: NetworkMode | null;
  /** The mode of a plan, also of one that needs no network; absent for anything else. */
  readonly plannedMode?: NetworkMode;
  /** The legs of a plan; absent for anything else. */
  readonly legs?: readonly PlannedLeg[];
  /** The part of a plan beside the network; absent without any. */
  readonly beside?: PlannedBeside;
}

/** Looks up a subject; null when it no longer exists. */
export async function readSubject(ref: DepartureSubject): Promise<OfflineSubject | null> {
  switch (ref.kind) {
    case "now":
      return subjectOfNow();
    case "plan": {
      await savedPlans.load();
      const plan = savedPlans.store.getState().plans?.find(({ id }) => id === ref.id);
      return plan ? subjectOfPlan(ref, plan.name, plan) : null;
    }
    case "track": {
      await loadTracks();
      const track = await trackById(ref.id);
      const name = tracksStore.getState().tracks?.find(({ id }) => id === ref.id)?.name ?? "";
      if (!track) return null;
      const lines: readonly (readonly LngLat[])[] = lineParts(track.points).segments;
      const shape = { kind: "corridor", lines, widthMeters: JUDGED_WIDTH_METERS } as const;
      return { ref, name, shape, mode: null };
    }
    case "area": {
      await startPacks();
      const area = packsStore.getState().records.find(({ id }) => id === ref.id);
      return area ? { ref, name: area.name, shape: shapeOfPack(area), mode: null } : null;
    }
  }
}

/** Returns what a saved area or a pack covers: a pack is cut to its boxes, and an area has whole tiles. */
function shapeOfPack({ kind, mapAreas }: PackRecord): AreaShape {
  if (kind === "area") return shapeOfTileBoxes(mapAreas);
  return { kind: "box", bounds: boxAroundBoxes(mapAreas) };
}

/** Returns a plan as a subject: the strip along its route, and its network. */
function subjectOfPlan(
  ref: DepartureSubject,
  name: string,
  { draft, route }: { readonly draft: { readonly mode: NetworkMode }; readonly route: PlanRoute },
): OfflineSubject {
  const line = route.legs.length > 0 ? lineOfRoute(route) : lineOfNodes(route);
  const legs = legsOfRoute(route);
  const beside = besideNetwork(route, draft.mode);
  return {
    ref,
    name,
    shape: corridorOfLine(line),
    // A plan along ways only needs no numbers.
    mode: beside && legs.length === 0 ? null : draft.mode,
    plannedMode: draft.mode,
    legs,
    ...(beside && { beside }),
  };
}

function legsOfRoute({ nodes, legs }: PlanRoute): readonly PlannedLeg[] {
  // The other legs need no network: their line is in the plan.
  return legs.flatMap(({ meters, along }, index) => {
    const [from, to] = [nodes[index], nodes[index + 1]];
    if (along || !from || !to || isPlace(from) || isPlace(to)) return [];
    return [{ fromOsmId: from.osmId, toOsmId: to.osmId, meters }];
  });
}

/** Returns the legs beside the network; null without any. */
function besideNetwork({ legs }: PlanRoute, mode: NetworkMode): PlannedBeside | null {
  const straightMeters = legs.reduce((sum, leg) => sum + straightMetersOf(leg), 0);
  // The waters of boats are one file of the country and in no pack.
  const along = isBoatingMode(mode) ? [] : legs.filter((leg) => leg.along === "ways");
  const hasStraight = legs.some((leg) => leg.along === "straight");
  if (along.length === 0 && !hasStraight) return null;
  const lines = along.map((leg) => {
    const line = lineOnWays(leg);
    return Array.from(
      { length: line.length / 2 },
      (_, at): LngLat => [line[2 * at] as number, line[2 * at + 1] as number],
    );
  });
  return { lines, straightMeters };
}

/** Returns what is being followed, otherwise the current plan; null when there is neither. */
function subjectOfNow(): OfflineSubject | null {
  const ref = { kind: "now" } as const;
  const held = readCurrentPlan();
  if (!held || held.kind === "lost") return null;
  if (held.kind === "draft")
    return held.route.nodes.length > 0 ? subjectOfPlan(ref, "", held) : null;
  const { followed } = held;
  if (followed.kind === "plan") return subjectOfPlan(ref, followed.name ?? "", followed);
  return {
    ref,
    name: followed.name,
    shape: corridorOfLine(placesInOrder(followed.line)),
    mode: null,
  };
}

/** Returns the straight lines between the nodes of a route whose paths are unknown. */
function lineOfNodes({ nodes }: PlanRoute): Float64Array {
  return Float64Array.from(nodes.flatMap(({ lng, lat }) => [lng, lat]));
}
