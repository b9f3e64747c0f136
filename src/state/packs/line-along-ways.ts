import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type GuideLine, guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { cuesAlong } from "#domain/geodesy/line/line-with-cues.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { networkGraphs } from "./network-graphs.ts";

/** Returns the line along the ways of the packs between two places, with its cues; null where they know none. */
export async function lineAlongWays(
  mode: WayMode,
  from: LatLng,
  to: LatLng,
): Promise<GuideLine | null> {
  const options = { mayGetOff: true };
  const answer = await networkGraphs.alongWays({ mode, from, to, options });
  if (answer.kind === "problem" || answer.line.length < 4) return null;
  const line = guideLineOf(answer.line, Float64Array.from(metersAlong(answer.line)), []);
  const cues = await networkGraphs.cuesOfLine({ mode, line: answer.line });
  return { ...line, cues: cuesAlong(line, cues) };
}
