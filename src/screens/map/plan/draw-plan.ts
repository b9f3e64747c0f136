import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";
import { lineOfRoute, type PlanRoute } from "#domain/plans/plan-route.ts";
import { tellingPlace } from "#domain/plans/telling-place.ts";
import { besideText, wayLetter } from "#i18n/plan.ts";
import type { DrawnPlan, StraightLine } from "#mapview/layers/plan/drawn-plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { type PlanOffer, planner, planningStore } from "#state/plans/planner.ts";
import type { PlannerSnapshot } from "#state/plans/routed-drafts.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";

/** Nearer than that one stands at the node. */
const AT_NODE_METERS = 20;
/** From farther away nobody goes there straight. */
const TOO_FAR_METERS = 50_000;

type PlanLayerPort = MapPort["layers"]["plan"];

let drawnOn: PlanLayerPort | null = null;
let shownFrom: LatLng | null = null;
/** All that what is drawn was made of. */
let shown: readonly unknown[] = [];
/** What is followed, drawn in place of the plan in the making unless that is edited. */
let followed: DrawnPlan | null = null;

/** Keeps the plan on the map in step with the plan in the making, from now on; the map lives as long as the page. */
export function drawPlan(layer: PlanLayerPort): void {
  if (drawnOn === null) follow();
  drawnOn = layer;
  show();
}

/** Draws what is followed from now on; null: it is followed no more. */
export function drawFollowed(way: DrawnPlan | null): void {
  followed = way;
  show();
}

/**
 * Draws the new legs of a way in the next frame, before it is the plan's.
 * @returns whether there are any
 */
export function drawAhead(route: PlanRoute): boolean {
  const { draft } = planner.store.getState();
  const plan = drawnPlan({ draft, route });
  return plan !== null && (drawnOn?.foretell(plan) ?? false);
}

function follow(): void {
  planner.store.subscribe(show);
  planningStore.subscribe(show);
  positionStore.subscribe(() => {
    const from = ownPositionNow();
    if (followed || planner.store.getState().route.nodes.length === 0) return;
    // A step is not seen, and each is drawn by a worker.
    if (from && shownFrom && distanceMeters(from, shownFrom) < AT_NODE_METERS / 2) return;
    shownFrom = from;
    show();
  });
}

function show(): void {
  const { isEditing, offer } = planningStore.getState();
  const { draft, route } = planner.store.getState();
  const wanted = [drawnOn, followed, shownFrom, isEditing, offer, draft.mode, draft.goal, route];
  // While the way of an edit is looked up nothing on the map is another yet.
  if (wanted.every((part, place) => part === shown[place])) return;
  shown = wanted;
  drawnOn?.show(followed && !isEditing ? followed : drawnPlan(planner.store.getState()));
}

function drawnPlan({ draft, route }: Pick<PlannerSnapshot, "draft" | "route">): DrawnPlan | null {
  const { isEditing, offer } = planningStore.getState();
  if (offer) return drawnOffer(offer, route, draft);
  if (route.nodes.length === 0 && !isEditing) return null;
  return {
    mode: draft.mode,
    ...drawnRoute(route),
    straightLines: straightLines(route, draft.goal),
    isEditable: isEditing,
  };
}

/** What may be chosen, and what is looked at as the plan that it would be; nothing of it can be edited yet. */
function drawnOffer(
  { mode, routes, shown: place, reached, strays }: PlanOffer,
  route: PlanRoute,
  { goal }: PlanDraft,
): DrawnPlan {
  const looked = place === null ? undefined : routes[place];
  const others = routes.filter((_, at) => at !== place);
  return {
    mode,
    ...drawnRoute(looked ?? route),
    straightLines: straightLines(looked ?? route, looked ? null : goal),
    isEditable: false,
    offer: {
      reached,
      strays,
      isPreview: looked !== undefined,
      ways: others.map((other) => {
        const index = routes.indexOf(other);
        const line = lineOfRoute(other);
        const beside = [looked ?? route, ...others].filter((one) => one !== other).map(lineOfRoute);
        return { index, line, label: wayLetter(index), labelAt: tellingPlace(line, beside) };
      }),
    },
  };
}

function drawnRoute(route: PlanRoute): Pick<DrawnPlan, "nodes" | "legs"> {
  const stops = new Set(route.stopPlaces);
  return {
    nodes: route.nodes.map((node, place) => ({ ...node, isStop: stops.has(place) })),
    legs: route.legs,
  };
}

/** From the own position to the first node, and from the last to where one goes; and between nodes with no way known. */
function straightLines({ nodes, legs }: PlanRoute, goal: LatLng | null): readonly StraightLine[] {
  const own = ownPositionNow();
  const between = nodes.slice(1).map((node, place) => [nodes[place], node] as const);
  const ends = [
    [own && !own.isStale ? own : null, nodes[0]] as const,
    ...(legs.length === 0 ? between : []),
    [nodes.at(-1), goal] as const,
  ];
  return ends.flatMap(([from, to]) => straightLine(from, to, besideText));
}

/** A line as the crow flies; none where one is there, or so far away that nobody goes straight. */
export function straightLine(
  from: LatLng | null | undefined,
  to: LatLng | null | undefined,
  text: (meters: number) => string,
): readonly StraightLine[] {
  if (!from || !to) return [];
  const meters = distanceMeters(from, to);
  if (meters < AT_NODE_METERS || meters > TOO_FAR_METERS) return [];
  return [{ from, to, label: text(meters) }];
}
