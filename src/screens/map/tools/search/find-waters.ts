import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayMark, FairwayObject } from "#domain/fairway/fairway-object.ts";
import { readKindQuery } from "#domain/search/kind-query.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { objectKindText } from "#parts/fairway/fairway-words.ts";
import { markText } from "#parts/fairway/mark-words.ts";
import { fairwaysNamed } from "#state/fairways/fairways.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/** A bridge, lock or mark among the results of a search. */
export interface WaterResult {
  readonly kind: FairwayObject["kind"] | "coordinate";
  readonly title: string;
  readonly hint: string;
  readonly place: LatLng;
  readonly object?: FairwayObject;
  readonly mark?: FairwayMark;
  readonly detail: null;
  readonly waypointId: null;
}

/** Looks up bridges, locks and marks by name and kind, for the list of results. Rejects without the file of the fairways. */
export async function findWaters(
  text: string,
  near: LatLng,
): Promise<{ readonly objects: readonly WaterResult[]; readonly marks: readonly WaterResult[] }> {
  const { objects, marks } = await fairwaysNamed({ text, near, kinds: fairwayKinds(text) });
  return {
    objects: objects.map(({ object }): WaterResult => {
      const { kind, name, town, fairway } = object;
      const hint = [objectKindText(object), fairway, town].filter((word) => word !== "");
      const title = name || fairwayTexts.unnamed;
      return { kind, title, hint: hint.join(" · "), place: object, object, ...NO_PLACE };
    }),
    marks: marks.map(({ mark }): WaterResult => {
      const hint = markText(mark);
      return { kind: "coordinate", title: mark.name, hint, place: mark, mark, ...NO_PLACE };
    }),
  };
}

/** Returns the kinds of the fairways that a text asks for, in any language; not the mere beginning of a foreign word. */
function fairwayKinds(text: string): readonly FairwayObject["kind"][] {
  const asked = readKindQuery(foldText(text));
  return (["lock", "bridge"] as const).filter((kind) => (asked.get(kind) ?? 2) < 2);
}

const NO_PLACE = { detail: null, waypointId: null } as const;
