import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type GuideLine, guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { PlanRoute } from "#domain/network/plan/plan-route.ts";

/**
 * Returns the line of a plan: its nodes in order, and the length of each leg as the network knows it.
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
  const named = nodes.map(({ number }, place) => {
    at += place === 0 ? 0 : (legs[place - 1]?.meters ?? 0);
    return { label: number, alongMeters: at };
  });
  return { ...guideLineOf(points, Float64Array.from(alongs), named), goal };
}
