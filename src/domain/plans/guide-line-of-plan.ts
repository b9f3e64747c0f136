import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type GuideCue,
  type GuideLine,
  type GuideNode,
  guideLineOf,
  metersAlong,
} from "#domain/geodesy/line/guide-line.ts";
import { isOnSpur, spursIn } from "#domain/geodesy/line/spurs.ts";
import { isPlace, labelOf, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";

/**
 * Returns the line to follow of a plan. A last leg straight to a place is not part of it: people reach the place by any path,
 * so it is the goal beyond the line.
 */
export function lineToFollow({ nodes, legs }: Pick<PlanRoute, "nodes" | "legs">): GuideLine {
  const [last, leg] = [nodes.at(-1), legs.at(-1)];
  if (!last || !isPlace(last) || leg?.along !== "straight" || legs.length < 2)
    return guideLineOfPlan({ nodes, legs });
  const { lat, lng } = last;
  return guideLineOfPlan({ nodes: nodes.slice(0, -1), legs: legs.slice(0, -1) }, { lat, lng });
}

/**
 * Returns the line of a plan: its nodes in order, and the length of each leg as the network knows it. A spur to a node a few
 * dozen metres beside the line is left out: the node lies at its mouth, so that the turn there is that of the line. It has the
 * turns that are stored with legs along ways.
 * @param goal the destination beyond the last node, off the network
 */
export function guideLineOfPlan(
  { nodes, legs }: Pick<PlanRoute, "nodes" | "legs">,
  goal: LatLng | null = null,
): GuideLine {
  const points: number[] = [];
  const alongs: number[] = [];
  let start = 0;
  for (const { line, meters } of legs) {
    const own = metersAlong(line);
    // Shapes are stored to a decimetre and measured on a sphere, so the length in the network is more exact.
    const scale = (own.at(-1) ?? 0) > 0 ? meters / (own.at(-1) as number) : 0;
    own.forEach((along, place) => {
      points.push(line[2 * place] as number, line[2 * place + 1] as number);
      alongs.push(start + along * scale);
    });
    start += meters;
  }
  let at = 0;
  const named = nodes.map((node, place) => {
    at += place === 0 ? 0 : (legs[place - 1]?.meters ?? 0);
    return { label: labelOf(node), alongMeters: at };
  });
  return { ...lineWithoutSpurs(points, alongs, named, turnsOf(legs)), goal };
}

/** Returns the turns of all legs, from the start of the line. */
function turnsOf(legs: PlanRoute["legs"]): GuideCue[] {
  let start = 0;
  return legs.flatMap(({ meters: legMeters, turns = [] }) => {
    const legStart = start;
    start += legMeters;
    return turns.map(({ meters, turn, name }) => ({
      kind: "turn" as const,
      alongMeters: legStart + meters,
      turn,
      name,
    }));
  });
}

function lineWithoutSpurs(
  points: readonly number[],
  alongs: readonly number[],
  nodes: readonly GuideNode[],
  turns: readonly GuideCue[],
): GuideLine {
  const spurs = spursIn(points);
  const parts = spurs.map(({ first, last }) => ({
    mouthMeters: alongs[first] as number,
    endMeters: alongs[last] as number,
  }));
  const isOffSpurs = (index: number): boolean => !spurs.some((spur) => isOnSpur(spur, index));
  const without = (alongMeters: number): number =>
    parts.reduce((sum, { mouthMeters, endMeters }) => {
      const passed = Math.min(alongMeters, endMeters) - mouthMeters;
      return sum - Math.max(0, passed);
    }, alongMeters);
  const line = guideLineOf(
    points.filter((_, place) => isOffSpurs(place >> 1)),
    Float64Array.from(alongs.filter((_, index) => isOffSpurs(index)).map(without)),
    nodes.map(({ label, alongMeters }) => {
      const part = parts.find(
        ({ mouthMeters, endMeters }) => alongMeters > mouthMeters && alongMeters < endMeters,
      );
      const node = { label, alongMeters: without(alongMeters) };
      return part ? { ...node, spurMeters: alongMeters - part.mouthMeters } : node;
    }),
  );
  if (turns.length === 0) return line;
  const cues = turns.map((cue) => ({ ...cue, alongMeters: without(cue.alongMeters) }));
  return { ...line, cues };
}
