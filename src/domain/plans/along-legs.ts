import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import { ALONG_KINDS, type AlongKind, type PlaceAlong } from "#domain/search/along-route.ts";

/** A kind of place with its count. */
export type KindCount = readonly [kind: AlongKind, count: number];

/** Returns the kinds of places along each leg of a route, with how many of each; benches are left out. */
export function kindsAlongLegs(
  legs: readonly Pick<PlanLeg, "line">[],
  places: readonly PlaceAlong[],
): readonly (readonly KindCount[])[] {
  const kinds = ALONG_KINDS.filter((kind) => kind !== "bench");
  let end = 0;
  return legs.map(({ line }, leg) => {
    const start = end;
    end += metersAlong(line).at(-1) ?? 0;
    const isLast = leg === legs.length - 1;
    const here = places.filter(
      ({ alongMeters }) => alongMeters >= start && (alongMeters < end || isLast),
    );
    return kinds
      .map((kind): KindCount => [kind, here.filter((one) => one.kind === kind).length])
      .filter(([, count]) => count > 0);
  });
}
