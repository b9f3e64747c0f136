import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInRing } from "#domain/geodesy/point-in-ring.ts";
import { circleRing, type HuntArea, type HuntSighting } from "./hunt.ts";

/** Returns the key of the hunted of a sighting: its name in any writing, or its id if nothing tells of whom it is. */
export function foxOf({ name, id }: Pick<HuntSighting, "name" | "id">): string {
  return name.trim().toLowerCase() || id;
}

/**
 * Returns the latest sighting of each of the hunted: those with one name are of one, and nothing tells of whom one without a name is.
 * Earlier ones say no more where it is now.
 */
export function latestSightings(sightings: readonly HuntSighting[]): ReadonlySet<HuntSighting> {
  const latest = new Map<string, HuntSighting>();
  for (const sighting of sightings) {
    const name = foxOf(sighting);
    const before = latest.get(name);
    if (!before || sighting.atMs >= before.atMs) latest.set(name, sighting);
  }
  return new Set(latest.values());
}

/**
 * Returns the part of the area around a sighting that lies within a circle around it: a closed line whose first point is not
 * repeated. Null where no area is around the sighting.
 */
export function reachWithinArea(
  sighting: LatLng,
  radiusMeters: number,
  areas: readonly HuntArea[],
): LatLng[] | null {
  const area = areas.find(({ ring }) =>
    isInRing(
      ring.flatMap(({ lng, lat }) => [lng, lat]),
      sighting.lng,
      sighting.lat,
    ),
  );
  if (!area) return null;
  const circle = circleRing(sighting, radiusMeters);
  // Sutherland and Hodgman (1974): the area is cut along each side of the circle, which is convex.
  let cut: LatLng[] = [...area.ring];
  for (const [index, from] of circle.entries()) {
    const to = circle[(index + 1) % circle.length] as LatLng;
    cut = cutAlong(cut, (place) => sideOf(from, to, place) * sideOf(from, to, sighting));
  }
  return cut.length >= 3 ? cut : null;
}

/** Keeps what lies on the side of a line where `sideAt` is positive. */
function cutAlong(ring: readonly LatLng[], sideAt: (place: LatLng) => number): LatLng[] {
  return ring.flatMap((place, index) => {
    const before = ring.at(index - 1) as LatLng;
    const [side, sideBefore] = [sideAt(place), sideAt(before)];
    const share = sideBefore / (sideBefore - side);
    const crossing = {
      lat: before.lat + share * (place.lat - before.lat),
      lng: before.lng + share * (place.lng - before.lng),
    };
    if (side < 0) return sideBefore < 0 ? [] : [crossing];
    return sideBefore < 0 ? [crossing, place] : [place];
  });
}

/** The sign tells on which side of the line from one place to another a third lies; degrees are as good as metres for that. */
function sideOf(from: LatLng, to: LatLng, place: LatLng): number {
  return (
    (to.lng - from.lng) * (place.lat - from.lat) - (to.lat - from.lat) * (place.lng - from.lng)
  );
}
