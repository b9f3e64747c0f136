import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type Course, TURN_SYMBOLS, type TurnWords } from "#domain/exchange/course.ts";
import type {
  ExchangeFile,
  ExchangeTrack,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { lineWithoutSpurs } from "#domain/geodesy/line/spurs.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { afterNodeWords } from "#domain/network/node-words.ts";
import {
  isPlace,
  isSamePoint,
  labelOf,
  lineOfRoute,
  type PlanNode,
  type PlanPoint,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { courseOfPlan } from "./course-of-plan.ts";
import type { IncomingPlan } from "./incoming-plan.ts";
import { emptyDraft } from "./plan-draft.ts";
import { routeAlong } from "./route-along.ts";

/** The address that identifies a node in a file; its network follows after `#`. */
const NODE_ADDRESS = "https://www.openstreetmap.org/node/";

/** The address that tells a place of a plan from a waypoint; `mlat=…&mlon=…#MODE` follows. */
const PLACE_ADDRESS = "https://www.openstreetmap.org/?mlat=";

/** More than anyone taps; a longer list is not treated as a plan. */
const MAX_STOPS = 1000;

/** The parts of a plan that go into a file. */
export interface WrittenPlan {
  /** The title within the file; may be empty. */
  readonly name: string;
  readonly mode: NetworkMode;
  readonly route: Pick<PlanRoute, "nodes" | "legs">;
}

/**
 * Returns a plan as a track along the ground, with its nodes as waypoints in order, which any device can
 * follow, each with its turn as symbol and note. A device would call a spur to a node beside the line a turn-round, so spurs
 * are left out.
 */
export function planAsTrack({ name, mode, route }: WrittenPlan, words: TurnWords): ExportContent {
  const line = lineWithoutSpurs(lineOfRoute(route));
  const column = (place: 0 | 1) =>
    Float64Array.from({ length: line.length / 2 }, (_, index) => line[2 * index + place] as number);
  const track: ExchangeTrack = {
    name,
    lngs: column(0),
    lats: column(1),
    altitudesMeters: null,
    timesMs: null,
    segmentStarts: Uint32Array.from(line.length > 0 ? [0] : []),
  };
  const course = courseOfPlan({ name, mode, route }, words);
  const waypoints = writtenNodes(route, mode, course);
  return { name, waypoints, tracks: [track], routes: [], ...(course && { course }) };
}

/** Returns a plan as a route from node to node, with its turns, for a device that plans by itself. */
export function planAsRoute({ name, mode, route }: WrittenPlan, words: TurnWords): ExportContent {
  const course = courseOfPlan({ name, mode, route }, words);
  const routes = [{ name, points: writtenNodes(route, mode, course) }];
  return { name, waypoints: [], tracks: [], routes, ...(course && { course }) };
}

function writtenNodes(
  { nodes }: Pick<PlanRoute, "nodes">,
  mode: NetworkMode,
  course: Course | null,
): ExchangeWaypoint[] {
  const cues = course?.cues.filter(({ isStreet }) => !isStreet);
  return nodes.map((point, place) => {
    const { turn = null, comment } = cues?.[place] ?? {};
    const { lat, lng } = point;
    return {
      name: labelOf(point),
      lat,
      lng,
      ...(turn && { symbol: TURN_SYMBOLS[turn] }),
      ...(comment !== undefined && { note: comment }),
      links: [{ url: addressOf(point, mode) }],
    };
  });
}

function addressOf(point: PlanPoint, mode: NetworkMode): string {
  if (!isPlace(point)) return `${NODE_ADDRESS}${point.osmId}#${mode}`;
  const [lat, lng] = [point.lat, point.lng].map((degrees) => degrees.toFixed(6));
  return `${PLACE_ADDRESS}${lat}&mlon=${lng}#${mode}`;
}

/**
 * Reads the plan from a file that this app wrote, as a route or as a track with waypoints; null for any other
 * file. `numberedPlan` reads a file with only numbers.
 */
export function planInFile(file: ExchangeFile): IncomingPlan | null {
  for (const { name, points } of candidatesIn(file)) {
    const plan = planOver(points.map(nodeOf), name, file.tracks);
    if (plan) return plan;
  }
  return null;
}

/** A point of a file that has the number of a node but not its identity. */
export interface NumberedPoint extends LatLng {
  readonly number: string;
}

/** A file whose points have only node numbers, in the order of travel. */
export interface NumberedPlan {
  readonly name: string;
  readonly points: readonly NumberedPoint[];
}

/** A number as signed, "09" or "A 12". */
const NUMBER = /^[a-z]{0,2}\s?\d{1,3}$/i;

/** Reads the numbers in a file of another app; null if any point has another name. */
export function numberedPlan(file: ExchangeFile): NumberedPlan | null {
  for (const { name, points } of candidatesIn(file)) {
    const numbered = points.flatMap(({ name: written, lat, lng }) => {
      const name = written.trim();
      const number = afterNodeWords(name)?.rest ?? name;
      return NUMBER.test(number) ? [{ number, lat, lng }] : [];
    });
    if (numbered.length >= 2 && numbered.length === points.length)
      return { name, points: numbered };
  }
  return null;
}

/** Returns the plan of a file with numbers, once all of them are matched to nodes of one network. */
export function planOfNumbers(
  { name }: NumberedPlan,
  mode: NetworkMode,
  stops: readonly PlanNode[],
  tracks: readonly ExchangeTrack[],
): IncomingPlan | null {
  return planOver(
    stops.map((stop) => ({ mode, stop })),
    name,
    tracks,
  );
}

/** Returns the routes of a file, and its waypoints in order with its track. */
function candidatesIn({ routes, waypoints, tracks }: ExchangeFile) {
  return [...routes, { name: tracks[0]?.name ?? "", points: waypoints }];
}

/** Returns null unless every point is a node of one network or a place of a plan in its mode. */
function planOver(
  nodes: readonly (KnownPoint | null)[],
  name: string,
  tracks: readonly ExchangeTrack[],
): IncomingPlan | null {
  const [first] = nodes;
  if (!first || nodes.length > MAX_STOPS) return null;
  const stops: PlanPoint[] = [];
  for (const node of nodes) {
    if (!node || node.mode !== first.mode) return null;
    if (!isSamePoint(stops.at(-1), node.stop)) stops.push(node.stop);
  }
  if (stops.length < 2) return null;
  const track = tracks.length === 1 ? tracks[0] : undefined;
  const route = track ? routeAlong(stops, track) : null;
  return { name, draft: { ...emptyDraft(first.mode), stops }, route };
}

interface KnownPoint {
  readonly mode: NetworkMode;
  readonly stop: PlanPoint;
}

function nodeOf({ name, lat, lng, links = [] }: ExchangeWaypoint): KnownPoint | null {
  for (const { url } of links) {
    const node = identityIn(url);
    if (node) {
      return { mode: node.mode, stop: { osmId: node.osmId, number: plainName(name), lat, lng } };
    }
    const mode = url.startsWith(PLACE_ADDRESS) ? modeNamed(url.split("#").at(-1)) : undefined;
    const label = plainName(name);
    if (mode) return { mode, stop: { kind: "place", lat, lng, ...(label && { name: label }) } };
  }
  return null;
}

function identityIn(url: string): { osmId: number; mode: NetworkMode } | null {
  if (!url.startsWith(NODE_ADDRESS)) return null;
  const [, id, word] = /^(\d{1,16})#([a-z]+)$/.exec(url.slice(NODE_ADDRESS.length)) ?? [];
  const mode = modeNamed(word);
  const osmId = Number(id);
  return mode && Number.isSafeInteger(osmId) ? { osmId, mode } : null;
}

function modeNamed(word: string | undefined): NetworkMode | undefined {
  return NETWORK_MODES.find((one) => one === word);
}
