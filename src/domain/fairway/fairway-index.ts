import { around } from "geokdbush";
import KDBush from "kdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { FairwayMark, FairwayObject, Fairways } from "./fairway-object.ts";

/** A bridge or lock with its straight distance. */
export interface NearObject {
  readonly object: FairwayObject;
  readonly distanceMeters: number;
}

/** A buoy, beacon or light with its straight distance. */
export interface NearMark {
  readonly mark: FairwayMark;
  readonly distanceMeters: number;
}

/** Finds bridges, locks and marks by place. */
export interface FairwayIndex {
  /** Returns the bridges and locks within a radius of a place, nearest first. */
  readonly objectsNear: (place: LatLng, radiusMeters: number) => readonly NearObject[];
  /** Returns the buoys, beacons and lights within a radius of a place, nearest first. */
  readonly marksNear: (place: LatLng, radiusMeters: number) => readonly NearMark[];
  /** Returns the bridges and locks in a box (west, south, east, north), unordered. */
  readonly objectsIn: (box: LngLatBox) => readonly FairwayObject[];
}

/** Builds the index, in a few milliseconds for the whole country. */
export function fairwayIndex({ objects, marks }: Fairways): FairwayIndex {
  const objectTree = treeOf(objects);
  const markTree = treeOf(marks);
  return {
    objectsNear: (place, radiusMeters) =>
      near(objectTree, objects, place, radiusMeters).map(({ item, distanceMeters: meters }) => ({
        object: item,
        distanceMeters: meters,
      })),
    marksNear: (place, radiusMeters) =>
      near(markTree, marks, place, radiusMeters).map(({ item, distanceMeters: meters }) => ({
        mark: item,
        distanceMeters: meters,
      })),
    objectsIn: (box) =>
      objectTree
        ? objectTree
            .range(...box)
            .flatMap((index) => objects[index] ?? [])
            .filter((object) => isInBox(box, object))
        : [],
  };
}

/** Returns null without places, because a tree cannot be empty. */
function treeOf(places: readonly LatLng[]): KDBush | null {
  if (places.length === 0) return null;
  const tree = new KDBush(places.length);
  for (const { lng, lat } of places) tree.add(lng, lat);
  return tree.finish();
}

function near<Item extends LatLng>(
  tree: KDBush | null,
  items: readonly Item[],
  place: LatLng,
  radiusMeters: number,
): readonly { readonly item: Item; readonly distanceMeters: number }[] {
  if (!tree) return [];
  // The earth of the library is slightly larger, so the exact distance decides.
  const kilometers = (radiusMeters / 1000) * 1.01;
  return around(tree, place.lng, place.lat, Number.POSITIVE_INFINITY, kilometers)
    .flatMap((index) => items[index] ?? [])
    .map((item) => ({ item, distanceMeters: distanceMeters(place, item) }))
    .filter(({ distanceMeters: meters }) => meters <= radiusMeters)
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters);
}
