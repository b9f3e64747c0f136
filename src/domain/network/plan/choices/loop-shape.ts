import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters, EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";

/** The penalties of a loop: repeated ground counts most, then length and surface, then an elongated shape. */
const WEIGHTS = { twice: 3, length: 1, surface: 1, drawnOut: 0.4 };

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** The facts by which a loop is judged, as parts of its length. */
interface LoopFacts {
  readonly twice: number;
  /** The difference from the wanted length. */
  readonly miss: number;
  /** The excess of its cost over plain ground of the same length. */
  readonly unwanted: number;
  /** The places that it passes. */
  readonly places: readonly LatLng[];
}

/** Returns how good a loop is; lower is better. */
export function loopScore({ twice, miss, unwanted, places }: LoopFacts): number {
  return (
    WEIGHTS.twice * twice +
    WEIGHTS.length * miss +
    WEIGHTS.surface * unwanted +
    WEIGHTS.drawnOut * (1 - roundness(places))
  );
}

/** Returns the area between places divided by the area of a circle with the same perimeter: 0 to 1. */
function roundness(places: readonly LatLng[]): number {
  const [first] = places;
  if (!first) return 0;
  const scale = Math.cos((first.lat * Math.PI) / 180);
  const flat = places.map(({ lat, lng }) => ({
    x: (lng - first.lng) * scale * METERS_PER_DEGREE,
    y: (lat - first.lat) * METERS_PER_DEGREE,
  }));
  let [area, around] = [0, 0];
  flat.forEach(({ x, y }, index) => {
    const next = flat[(index + 1) % flat.length] ?? { x, y };
    area += (x * next.y - next.x * y) / 2;
    around += Math.hypot(next.x - x, next.y - y);
  });
  return around === 0 ? 0 : Math.min(1, (4 * Math.PI * Math.abs(area)) / around ** 2);
}

/** The ground that was passed so far. */
export interface UsedGround {
  /** Returns the share of a shape (lng, lat, lng, lat …) that was passed before, and adds it. */
  readonly shareOf: (shape: Float64Array) => number;
}

/** Begins without any ground. Two points of a shape count as the same ground in either direction. */
export function createUsedGround(): UsedGround {
  const gone = new Set<string>();
  return {
    shareOf(shape) {
      let [again, all] = [0, 0];
      let before = `${shape[0]} ${shape[1]}`;
      for (let at = 2; at < shape.length; at += 2) {
        const here = `${shape[at]} ${shape[at + 1]}`;
        const key = before < here ? `${before},${here}` : `${here},${before}`;
        before = here;
        const meters = stretchMeters(shape, at);
        all += meters;
        if (gone.has(key)) again += meters;
        gone.add(key);
      }
      return again === 0 ? 0 : again / all;
    },
  };
}

function stretchMeters(shape: Float64Array, at: number): number {
  const place = (index: number): LatLng => ({
    lng: shape[index] as number,
    lat: shape[index + 1] as number,
  });
  return distanceMeters(place(at - 2), place(at));
}
