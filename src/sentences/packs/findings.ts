import type { BrokenNamedRoute } from "#domain/named-routes/broken-named-routes.ts";
import type { BrokenRoute } from "#domain/packs/make/make-network-pack.ts";
import type { NetworkSummary } from "#domain/packs/make/network-summary.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { counted, wholeNumber } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import {
  brokenReasons,
  findingModes,
  networkNodes,
  findingsWords as words,
} from "#words/packs/findings.ts";

/** "128 wandelknooppunten, 201 routes, 312 km; 3 routes zijn gebroken". */
export function networkFoundText(summary: Omit<NetworkSummary, "edges" | "components">): string {
  const { mode, nodes, looseNodes, routes, leftOut, resolved, km } = summary;
  const found = [
    networkNodes[mode](counted(nodes + looseNodes, wholeNumber)),
    words.routes(counted(resolved, wholeNumber)),
    withUnit(wholeNumber.format(km), "km"),
  ].join(", ");
  const broken = routes - leftOut - resolved;
  return broken <= 0 ? found : words.broken(found, counted(broken, wholeNumber));
}

/** "34-35 (wandelen) mist een knooppunt". */
export function brokenRouteText(
  title: string,
  mode: BrokenRoute["mode"],
  reason: BrokenRoute["reason"],
): string {
  return words.brokenRoute(title || words.nameless, findingModes[mode], brokenReasons[reason]);
}

/** "Pieterpad, LAW 9 (wandelen) heeft 2 gaten, het eerste van 73 m". */
export function brokenNamedText({ title, mode, count, meters }: BrokenNamedRoute): string {
  const length = distanceText(meters, "foot");
  return words.brokenRoute(title, findingModes[mode], words.gap(counted(count), length));
}

/** "Toon er nog 50 van 212". */
export function moreBrokenText(count: number, total: number): string {
  return words.more(wholeNumber.format(count), wholeNumber.format(total));
}
