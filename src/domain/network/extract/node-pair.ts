import { comparableLabel } from "#domain/network/comparable-label.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** The labels at the ends of a route, in comparable form (see `comparableLabel`). */
export interface NodePair {
  readonly from: string;
  readonly to: string;
}

const DASHES = /[-‐‑–—−]/;
/** Matches a pair of numbers in running text: "9-10", "A1 – B2", "07-13a". */
const NUMBER_PAIR =
  /(?:^|[^\p{L}\p{N}])(\p{L}{0,2}\d+\p{L}?)\s*[-‐‑–—−]\s*(\p{L}{0,2}\d+\p{L}?)(?![\p{L}\p{N}])/gu;

/** The keys of the texts about the ends of a route. */
const TEXT_KEYS = ["ref", "name", "note", "from_to"];

/**
 * Returns the possible pairs of a route, likeliest first. Mappers write the pair in `ref`, in `name`, or in `note`
 * ("9-10; motorboat"), and names may contain dashes ("Rijswijk-Zuid-Delft"), so this returns every reading; comparing
 * with the nodes on the route shows which one is right.
 */
export function nodePairs(tags: OsmTags): NodePair[] {
  const pairs: NodePair[] = [];
  for (const key of TEXT_KEYS) {
    pairs.push(...pairsInText(textOf(tags, key)));
  }
  pairs.push(pairOf(textOf(tags, "from"), textOf(tags, "to")));
  return pairs.filter((pair) => pair.from !== "" && pair.to !== "");
}

/** Longer than the texts of OpenStreetMap (255 characters); the pairs in a text grow with the square of its length. */
const MAX_CHARS = 600;

function textOf(tags: OsmTags, key: string): string {
  const text = tags[key] ?? "";
  return text.length > MAX_CHARS ? "" : text;
}

/** Matches a number as signed: "9", "A07", "B1a". */
const NUMBER = /(?<![\p{L}\p{N}])\p{L}{0,2}\d+\p{L}?(?![\p{L}\p{N}])/gu;

/** Returns the numbers that the texts of a route mention, in comparable form: 74 in "-74 (oneway)". */
export function nodeNumbers(tags: OsmTags): string[] {
  return TEXT_KEYS.flatMap((key) => textOf(tags, key).match(NUMBER) ?? []).map(comparableLabel);
}

function pairsInText(text: string): NodePair[] {
  // A third number, as in "10-11-12", makes every reading doubtful: all are returned.
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
