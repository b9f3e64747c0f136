import { objectsAlong } from "#domain/fairway/along-line.ts";
import { type FairwayIndex, fairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { passageOf } from "#domain/fairway/passage.ts";
import { readFairways } from "#domain/fairway/read-fairways.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import type { FairwayCalls } from "./fairway-calls.ts";

/** Looks bridges, locks and marks up in the file it was given. */
export function fairwayHandlers(): Handlers<FairwayCalls> {
  let known: { index: FairwayIndex; byId: ReadonlyMap<number, FairwayObject> } | null = null;
  const loaded = () => {
    if (known) return known;
    throw new Error("The fairways were not put here yet.");
  };
  return {
    put: (bytes) => {
      const fairways = readFairways(new TextDecoder().decode(bytes));
      const byId = new Map(fairways.objects.map((object) => [object.id, object]));
      known = { index: fairwayIndex(fairways), byId };
      return { source: fairways.source, date: fairways.date };
    },
    object: (id) => loaded().byId.get(id) ?? null,
    near: ({ place, radiusMeters, limit }) => {
      const { index } = loaded();
      return {
        objects: index.objectsNear(place, radiusMeters).slice(0, limit),
        marks: index.marksNear(place, radiusMeters).slice(0, limit),
      };
    },
    along: (line) => objectsAlong(line, loaded().index),
    impassable: (limits) => {
      const objects = [...loaded().byId.values()].filter((object) => {
        const { state } = passageOf(object, limits);
        return state === "blocked" || state === "unknown";
      });
      return Float64Array.from(objects.flatMap(({ lng, lat }) => [lng, lat]));
    },
  };
}
