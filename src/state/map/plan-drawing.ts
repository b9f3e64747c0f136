import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { placeAlong, placesInOrder } from "#domain/geodesy/line/guide-line.ts";
import { modeOfFollowed } from "#domain/guidance/followed.ts";
import { placeToReach } from "#domain/guidance/place-beside.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  isPlace,
  labelOf,
  lineOfRoute,
  lineOnWays,
  type PlanLeg,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import type { WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import { distinctPlace } from "#domain/plans/distinct-place.ts";
import type {
  DrawnDash,
  DrawnLeg,
  DrawnNode,
  DrawnPlan,
  DrawnRoute,
  StraightLine,
} from "#domain/plans/drawn-plan.ts";
import type { Following } from "#state/guidance/guidance.ts";
import type { Planning, PlanOffer } from "#state/plans/planner.ts";
import type { PlannerSnapshot } from "#state/plans/routed-drafts.ts";
import type { WaysBeside } from "#state/plans/ways-beside.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import type { planShownStore } from "./plan-shown.ts";

/** Closer than this to a node, no line is drawn to it. */
const AT_NODE_METERS = 20;
/** A longer straight line is not drawn. */
const TOO_FAR_METERS = 50_000;
/** A smaller step is not visible, and each step costs a drawing in a worker. */
const STEP_METERS = 10;

/** The state that determines the drawing of a plan. */
export interface PlanDrawingInput {
  readonly planner: Pick<PlannerSnapshot, "draft" | "route">;
  readonly planning: Pick<Planning, "isEditing" | "offer">;
  /** The followed plan or track; null for none. */
  readonly following: Following | null;
  readonly ownPosition: Pick<OwnPosition, "lat" | "lng" | "isStale"> | null;
  readonly shown: Pick<ReturnType<typeof planShownStore.getState>, "isShown" | "onView">;
  /** Returns the route along ways between two places; null where packs know none, or it is not known yet. */
  readonly wayBetween?: WaysBeside["between"];
}

/** The texts that the map writes beside a plan. */
export interface PlanDrawingTexts {
  /** The label of a straight line within a plan. */
  readonly besideNetwork: (meters: number, mode: NetworkMode) => string;
  /** The label of a line beside the network that follows ways. */
  readonly alongWays: (route: WayRoute, mode: NetworkMode) => string;
  /** The label of a straight line to a track. */
  readonly straight: (meters: number, mode: NetworkMode) => string;
  /** The letter of an offered route. */
  readonly routeLetter: (index: number) => string;
}

/** A drawing, with the input it was made from. */
export interface PlanDrawing {
  readonly plan: DrawnPlan | null;
  readonly madeFrom: readonly unknown[];
}

/**
 * Returns the drawing for the map: the followed route unless the plan is being edited, else the offer, else the plan.
 * @param before the last drawing, returned unchanged if there is no visible change
 */
export function planDrawing(
  input: PlanDrawingInput,
  texts: PlanDrawingTexts,
  before: PlanDrawing | null = null,
): PlanDrawing {
  const { planner, planning, following, shown } = input;
  const { isEditing, offer } = planning;
  const { draft, route } = planner;
  const { isShown, onView } = shown;
  const madeFrom = [following?.followed, isEditing, offer, draft.mode, route, isShown, onView];
  const isSame = before?.madeFrom.every((part, at) => part === madeFrom[at]) ?? false;
  const straightLines = alongWaysWhereKnown(straightLinesOf(input, texts), input, texts);
  if (!before || !isSame) {
    const plan = drawnPlan(input, texts);
    return { madeFrom, plan: plan && { ...plan, straightLines } };
  }
  if (!before.plan || looksSame(before.plan.straightLines, straightLines)) return before;
  return { madeFrom, plan: { ...before.plan, straightLines } };
}

type WithoutStraightLines = Omit<DrawnPlan, "straightLines">;

function drawnPlan(
  { planner, planning, following, shown }: PlanDrawingInput,
  texts: PlanDrawingTexts,
): WithoutStraightLines | null {
  const { isEditing, offer } = planning;
  const { draft, route } = planner;
  if (shown.onView) {
    const { mode, route: viewed } = shown.onView;
    return { mode, ...drawnRoute(viewed, mode, texts), isEditable: false };
  }
  if (!shown.isShown) return null;
  if (following && !isEditing) return drawnFollowed(following, texts);
  if (offer) return drawnOffer(offer, route, texts);
  if (route.nodes.length === 0 && !isEditing) return null;
  return { mode: draft.mode, ...drawnRoute(route, draft.mode, texts), isEditable: isEditing };
}

function drawnFollowed(
  { followed, line }: Following,
  texts: PlanDrawingTexts,
): WithoutStraightLines {
  const plain = { mode: modeOfFollowed(followed), isEditable: false };
  if (followed.kind === "plan") {
    const { nodes, legs } = drawnRoute(followed.route, plain.mode, texts);
    const end = placeAlong(line, line.lengthMeters);
    // A last leg to a goal is drawn from the traveller, or along a path where one is known.
    const isBeside = straightLine(end, line.goal, () => "").length > 0;
    return { ...plain, nodes, legs: isBeside ? legs.slice(0, -1) : legs };
  }
  return { ...plain, nodes: [], legs: [{ line: placesInOrder(line), hasFerry: false }] };
}

/** Draws the offered routes, with the selected one as the plan. */
function drawnOffer(
  offer: PlanOffer,
  route: PlanRoute,
  texts: PlanDrawingTexts,
): WithoutStraightLines {
  const { mode, routes, shown, reached, strays, candidates, reachedWays } = offer;
  const preview = shown === null ? undefined : routes[shown];
  const all = preview ? routes : [route, ...routes];
  const lettered = routes.map((one, index): DrawnRoute => {
    const line = lineOfRoute(one);
    const beside = all.filter((other) => other !== one).map(lineOfRoute);
    return { index, line, label: texts.routeLetter(index), labelAt: distinctPlace(line, beside) };
  });
  const previewLetter = lettered.filter(({ index }) => index === shown);
  const nodeLetters = candidates.map((labelAt, index) => ({
    index,
    label: texts.routeLetter(index),
    labelAt,
  }));
  return {
    mode,
    ...drawnRoute(preview ?? route, mode, texts),
    isEditable: false,
    offer: {
      reached,
      strays,
      ...(reachedWays && { reachedWays }),
      ...(preview && shown !== null && { previewIndex: shown }),
      routes: lettered.filter(({ index }) => index !== shown),
      letters: [
        ...previewLetter.map(({ index, label, labelAt }) => ({ index, label, labelAt })),
        ...nodeLetters,
      ],
    },
  };
}

function drawnRoute(
  route: PlanRoute,
  mode: NetworkMode,
  { straight }: PlanDrawingTexts,
): Pick<DrawnPlan, "nodes" | "legs"> {
  const stops = new Set(route.stopPlaces);
  return {
    nodes: route.nodes.map((node, place): DrawnNode => {
      const { lat, lng } = node;
      const isStop = stops.has(place);
      const identity = isPlace(node) ? {} : { osmId: node.osmId };
      return { ...identity, number: labelOf(node), lat, lng, isStop };
    }),
    legs: route.legs.map((leg) => drawnLeg(leg, (meters) => straight(meters, mode))),
  };
}

/** Separates the straight parts of a leg from the part that follows a path. */
function drawnLeg(leg: PlanLeg, text: (meters: number) => string): DrawnLeg {
  const { line, hasFerry, along, meters, metersBefore = 0, metersAfter = 0 } = leg;
  if (along === undefined) return leg;
  const dash = (part: Float64Array, itsMeters: number): DrawnDash[] =>
    itsMeters > 0 ? [{ line: part, label: itsMeters < AT_NODE_METERS ? "" : text(itsMeters) }] : [];
  if (along === "straight")
    return { line: line.subarray(0, 0), hasFerry, dashes: dash(line, meters) };
  const dashes = [
    ...dash(line.subarray(0, 4), metersBefore),
    ...dash(line.subarray(-4), metersAfter),
  ];
  return { line: lineOnWays(leg), hasFerry, ...(dashes.length > 0 && { dashes }) };
}

function straightLinesOf(
  { planner, planning, following, ownPosition, shown }: PlanDrawingInput,
  texts: PlanDrawingTexts,
): readonly StraightLine[] {
  const { isEditing, offer } = planning;
  const { draft, route } = planner;
  if (shown.onView) return straightToRoute(shown.onView, null, texts);
  if (following && !isEditing) return straightToFollowed(following, texts);
  const preview = offer && offer.shown !== null ? offer.routes[offer.shown] : undefined;
  const { mode } = offer ?? draft;
  return straightToRoute({ mode, route: preview ?? route }, ownPosition, texts);
}

/**
 * Draws straight lines from the position to the first point, and between points without a known path.
 */
function straightToRoute(
  { mode, route: { nodes, legs } }: { readonly mode: NetworkMode; readonly route: PlanRoute },
  own: PlanDrawingInput["ownPosition"],
  { besideNetwork }: PlanDrawingTexts,
): readonly StraightLine[] {
  const between = nodes.slice(1).map((node, place) => [nodes[place], node] as const);
  const ends = [
    [own && !own.isStale ? own : null, nodes[0]] as const,
    ...(legs.length === 0 ? between : []),
  ];
  return ends.flatMap(([from, to]) =>
    straightLine(from, to, (meters) => besideNetwork(meters, mode)),
  );
}

/** Draws straight lines to the start of the line or back to it, and from its end to the goal. */
function straightToFollowed(
  { followed, line, state }: Following,
  { besideNetwork, straight }: PlanDrawingTexts,
): readonly StraightLine[] {
  const mode = modeOfFollowed(followed);
  const text = (meters: number) =>
    followed.kind === "plan" ? besideNetwork(meters, mode) : straight(meters, mode);
  const own = state.fixes.last;
  const end = state.isBeyond ? own : placeAlong(line, line.lengthMeters);
  const toLine = placeToReach(state, line);
  return [...straightLine(own, toLine, text), ...straightLine(end, line.goal, text)];
}

/** Replaces straight lines by routes along ways, with straight lines to them where they are not near. */
function alongWaysWhereKnown(
  lines: readonly StraightLine[],
  input: PlanDrawingInput,
  { alongWays, straight }: PlanDrawingTexts,
): readonly StraightLine[] {
  const mode = modeOf(input);
  return lines.flatMap((line) => {
    const route = input.wayBetween?.(line.from, line.to, mode);
    if (!route || route.line.length < 4) return [line];
    const [start, end] = [placeIn(route.line, 0), placeIn(route.line, route.line.length / 2 - 1)];
    const text = (meters: number): string => straight(meters, mode);
    return [
      ...straightLine(line.from, start, text),
      { from: line.from, to: line.to, label: alongWays(route, mode), line: route.line },
      ...straightLine(end, line.to, text),
    ];
  });
}

function modeOf({ planner, planning, following, shown }: PlanDrawingInput): NetworkMode {
  if (shown.onView) return shown.onView.mode;
  if (following && !planning.isEditing) return modeOfFollowed(following.followed);
  return planning.offer?.mode ?? planner.draft.mode;
}

function placeIn(line: Float64Array, index: number): LatLng {
  return { lng: line[2 * index] as number, lat: line[2 * index + 1] as number };
}

/** Returns a straight line; none between equal or distant places. */
function straightLine(
  from: LatLng | null | undefined,
  to: LatLng | null | undefined,
  text: (meters: number) => string,
): readonly StraightLine[] {
  if (!from || !to) return [];
  const meters = distanceMeters(from, to);
  if (meters < AT_NODE_METERS || meters > TOO_FAR_METERS) return [];
  const { lat, lng } = from;
  return [{ from: { lat, lng }, to, label: text(meters) }];
}

function looksSame(one: readonly StraightLine[], other: readonly StraightLine[]): boolean {
  const isNear = (a: LatLng, b: LatLng | undefined) => b && distanceMeters(a, b) < STEP_METERS;
  return (
    one.length === other.length &&
    one.every(
      ({ from, to, line }, at) =>
        line === other[at]?.line && isNear(from, other[at]?.from) && isNear(to, other[at]?.to),
    )
  );
}
