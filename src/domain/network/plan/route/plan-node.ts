import type { NetworkNode } from "#domain/network/network.ts";
import type { PlanNode } from "./plan-route.ts";

/** Returns a node of the map or of a pack in the form of a plan, labelled by its number, else its name, else "". */
export function planNodeOf({
  osmId,
  ref,
  name,
  lat,
  lng,
}: Pick<NetworkNode, "osmId" | "ref" | "name" | "lat" | "lng">): PlanNode {
  return { osmId, number: ref ?? name ?? "", lat, lng };
}
