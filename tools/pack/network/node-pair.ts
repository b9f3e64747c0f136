import { comparableLabel } from "#domain/network/comparable-label.ts";
import type { OsmTags } from "./osm-elements.ts";

/** The two labels between which a route says to run, in comparable form (see `comparableLabel`). */
export interface NodePair {
  readonly from: string;
  readonly to: string;
}

const DASHES = /[-‐‑–—−]/;
/** Numbers as they stand in running text: "9-10", "A1 – B2", "07-13a". */
const NUMBER_PAIR =
  /(?:^|[^\p{L}\p{N}])(\p{L}{0,2}\d+\p{L}?)\s*[-‐‑–—−]\s*(\p{L}{0,2}\d+\p{L}?)(?![\p{L}\p{N}])/gu;

/**
 * The pairs that a route may mean, likeliest first. Mappers write the pair in `ref`, in `name`, or in
 * `note` ("9-10; motorboat"), and names may hold dashes themselves ("Rijswijk-Zuid-Delft"), so this
 * gives every reading; which one is right shows when it is held against the nodes on the route.
 */
export function nodePairs(tags: OsmTags): NodePair[] {
  const pairs: NodePair[] = [];
  for (const key of ["ref", "name", "note", "from_to"]) {
    const text = tags[key];
    if (text !== undefined) pairs.push(...pairsInText(text));
  }
  if (tags["from"] && tags["to"]) pairs.push(pairOf(tags["from"], tags["to"]));
  return pairs.filter((pair) => pair.from !== "" && pair.to !== "");
}

function pairsInText(text: string): NodePair[] {
  // A second number, as in "10-11-12", makes every reading of the pattern doubtful: all are given.
  const numbers = [...text.matchAll(NUMBER_PAIR)].map((match) =>
    pairOf(match[1] ?? "", match[2] ?? ""),
  );
  const parts = (text.split(";")[0] ?? "").split(DASHES);
  const names = parts
    .slice(1)
    .map((_, cut) => pairOf(parts.slice(0, cut + 1).join("-"), parts.slice(cut + 1).join("-")));
  return [...numbers, ...names];
}

function pairOf(from: string, to: string): NodePair {
  return { from: comparableLabel(from), to: comparableLabel(to) };
}
