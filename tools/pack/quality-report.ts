import type { BrokenNamedRoute } from "#domain/named-routes/broken-named-routes.ts";
import type { RouteFinding } from "#domain/network/extract/route-finding.ts";
import type { MadeParts } from "#domain/packs/make/make-network-parts.ts";
import type { NetworkSummary } from "#domain/packs/make/network-summary.ts";

/**
 * Returns the report for mappers as JSON (docs/formats/pack.md): a summary, then every route without an edge or with a
 * remark, with its reason and an explanation.
 */
export function qualityReportJson(
  made: MadeParts,
  conflictingNodes: number,
  brokenNamed: readonly BrokenNamedRoute[],
): string {
  const findings = made.findings.filter(
    ({ outcome, remarks }) => outcome !== "resolved" || remarks.length > 0,
  );
  const report = {
    networks: made.networks.map(summaryRow),
    idsThatMeanTwoPlaces: conflictingNodes,
    routes: findings.map(findingRow),
    namedRoutes: brokenNamed,
    inferredPosts: made.inferredNodes.map(({ mode, ref, osmId }) => ({ mode, ref, osmId })),
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}

/** Version 1 of the report calls nodes posts. */
function summaryRow({
  mode,
  routes,
  resolved,
  leftOut,
  nodes,
  looseNodes,
  ...rest
}: NetworkSummary) {
  return { mode, routes, resolved, leftOut, posts: nodes, loosePosts: looseNodes, ...rest };
}

function findingRow({ place: _, ...finding }: RouteFinding) {
  return finding;
}
