import { lineOfRoute } from "#domain/network/plan/route/plan-route.ts";
import { kindsAlongLegs } from "#domain/plans/along-legs.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import { alongInShort } from "#sentences/plan/along-route.ts";
import { type NamedPlan, type WrittenNode, writtenNodes } from "./named-plan.ts";

/** Resolves to the places along a line: lng, lat, lng, lat … */
type FindAlong = (line: Float64Array) => Promise<readonly PlaceAlong[]>;

/**
 * Resolves to the numbers of a plan, with the places in packs and saved areas along each leg if these can be
 * searched.
 */
export async function nodesWithAlong(
  plan: NamedPlan,
  findAlong: FindAlong = searchAlong,
): Promise<readonly WrittenNode[]> {
  const nodes = writtenNodes(plan);
  try {
    const places = await findAlong(lineOfRoute(plan.route));
    const kinds = kindsAlongLegs(plan.route.legs, places);
    return nodes.map((node, place) => {
      const along = alongInShort(kinds[place - 1] ?? []);
      return along === "" ? node : { ...node, along };
    });
  } catch (error) {
    console.warn("Nothing looked up along the plan:", error);
    return nodes;
  }
}

const searchAlong: FindAlong = async (line) => {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.placesAlong(line);
};
