import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";

/** Returns the length of the route along waters for a boat that every bridge and lock lets through; null without one. */
export async function anyBoatMeters(
  mode: NetworkMode,
  from: LatLng,
  to: LatLng,
  signal: AbortSignal,
): Promise<number | null> {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  const answer = await networkGraphs.alongWays({ mode, from, to }, signal);
  if (answer.kind === "problem") return null;
  return answer.metersBefore + answer.meters + answer.metersAfter;
}
