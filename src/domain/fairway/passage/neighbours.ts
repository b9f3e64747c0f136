import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { clearanceMeters } from "./clearance.ts";

/** The greatest distance between two parts of a bridge, metres. */
const NEIGHBOUR_METERS = 400;

const DIRECTION = /(?<=^|\s)(noord|oost|zuid|west|midden)(?=\s|$)/gi;

/**
 * Returns the objects with the highest clearance of the other parts of the same bridge. The source has the parts of some
 * bridges as objects of their own, whose names differ by a direction: Erasmusbrug Noord and Erasmusbrug Zuid.
 */
export function withNeighbours(objects: readonly FairwayObject[]): readonly FairwayObject[] {
  const parts = new Map<string, FairwayObject[]>();
  for (const object of objects) {
    if (object.kind === "lock") continue;
    const name = object.name.replace(DIRECTION, " ").replace(/\s+/g, " ").trim();
    if (name === "" || name === object.name) continue;
    parts.set(name, [...(parts.get(name) ?? []), object]);
  }
  const beside = new Map<FairwayObject, number>();
  for (const ofBridge of parts.values()) {
    for (const object of ofBridge) {
      const heights = ofBridge
        .filter((one) => one !== object && distanceMeters(one, object) <= NEIGHBOUR_METERS)
        .map((one) => Math.max(one.fixedClearanceMeters ?? 0, clearanceMeters(one) ?? 0));
      const highest = Math.max(0, ...heights);
      if (highest > 0) beside.set(object, highest);
    }
  }
  return objects.map((object) => {
    const besideClearanceMeters = beside.get(object);
    return besideClearanceMeters === undefined ? object : { ...object, besideClearanceMeters };
  });
}
