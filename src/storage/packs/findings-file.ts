import * as v from "valibot";
import { BROKEN_NAMED_REASONS } from "#domain/named-routes/broken-named-routes.ts";
import { ROUTE_MODES } from "#domain/named-routes/routes-format.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { BROKEN_REASONS, type PackFindings, WAYS_OUTCOMES } from "#domain/packs/pack-findings.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { parseJson } from "#storage/json-text.ts";
import { COUNT } from "#storage/measures.ts";

const MODE = v.picklist(NETWORK_MODES);

const TITLE = v.pipe(v.string(), v.transform(plainName));
const PLACE = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const FINDINGS: v.GenericSchema<unknown, PackFindings> = v.object({
  version: v.literal(1),
  isDateDeclared: v.boolean(),
  ways: v.optional(v.picklist(WAYS_OUTCOMES)),
  waters: v.optional(v.picklist(WAYS_OUTCOMES)),
  named: v.optional(v.picklist(WAYS_OUTCOMES)),
  brokenNamed: v.optional(
    v.array(
      v.object({
        relationId: v.pipe(v.number(), v.safeInteger()),
        mode: v.picklist(ROUTE_MODES),
        title: TITLE,
        reason: v.picklist(BROKEN_NAMED_REASONS),
        place: PLACE,
        meters: COUNT,
        count: COUNT,
      }),
    ),
  ),
  networks: v.array(
    v.object({
      mode: MODE,
      routes: COUNT,
      resolved: COUNT,
      leftOut: COUNT,
      nodes: COUNT,
      looseNodes: COUNT,
      edges: COUNT,
      km: v.pipe(v.number(), v.minValue(0)),
      components: COUNT,
    }),
  ),
  brokenRoutes: v.array(
    v.object({
      relationId: v.pipe(v.number(), v.safeInteger()),
      mode: MODE,
      title: TITLE,
      reason: v.picklist(BROKEN_REASONS),
      place: v.nullable(PLACE),
    }),
  ),
});

/** Returns the text of findings.json: docs/formats/pack.md. */
export function findingsText({
  isDateDeclared,
  ways,
  waters,
  networks,
  brokenRoutes,
  named,
  brokenNamed,
}: PackFindings): string {
  const routes = brokenRoutes.map((route) => ({ ...route, title: plainName(route.title) }));
  return `${JSON.stringify({ version: 1, isDateDeclared, ways, waters, networks, brokenRoutes: routes, named, brokenNamed })}\n`;
}

/** Reads a findings.json; null if this version of the app cannot read it. */
export function readFindings(text: string): PackFindings | null {
  const parsed = parseJson(text);
  const read = parsed.ok ? v.safeParse(FINDINGS, parsed.value) : null;
  return read?.success ? read.output : null;
}
