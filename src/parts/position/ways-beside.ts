import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { trackEndsText, wayBesideLine } from "#sentences/position/way-beside.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";

/**
 * Returns the street, path or cycleway beside a place in words, from the packs on the device; null where none is known. Import this
 * lazily.
 */
export async function lineBeside(
  { lat, lng }: LatLng,
  accuracyMeters: number,
  signal?: AbortSignal,
): Promise<string | null> {
  const way = await networkGraphs.wayBeside({ lat, lng }, signal);
  return way && wayBesideLine(way, accuracyMeters);
}

/** Returns where a track begins and ends in words; null where no way is known at its start. */
export async function lineOfEnds(
  { lngs, lats }: Pick<TrackPoints, "lngs" | "lats">,
  signal?: AbortSignal,
): Promise<string | null> {
  const [first, last] = [0, lngs.length - 1].map((at) => ({
    lng: lngs[at] as number,
    lat: lats[at] as number,
  })) as [LatLng, LatLng];
  const start = await networkGraphs.wayBeside(first, signal);
  return trackEndsText(start, start && (await networkGraphs.wayBeside(last, signal)));
}
