import { TYPED_MODES, TYPED_NODE } from "#words/typed-node.ts";
import type { NetworkMode } from "./network-mode.ts";

/** Returns words of all languages as alternatives of a regular expression. */
function anyOf(words: readonly string[]): string {
  return words.join(", ").split(", ").join("|");
}

/** The words for a node, and those between them and its number: "No. 51", "Nr. 51". */
const NODE = `(?:${anyOf(TYPED_NODE.map(({ node }) => node))})(?!\\p{L})\\.?`;
const NUMBER = `(?:\\s*(?<!\\p{L})(?:${anyOf(TYPED_NODE.map(({ number }) => number))})(?!\\p{L})\\.?)?`;

/** The networks that the words for a mode of travel name. */
const MODES_OF_WORDS = {
  walk: ["walk"],
  cycle: ["cycle"],
  canoe: ["canoe"],
  boat: ["motorboat", "canoe"],
} as const satisfies Readonly<Record<string, readonly NetworkMode[]>>;

const MODES = new Map<string, readonly NetworkMode[]>(
  TYPED_MODES.flatMap((typed) =>
    (["walk", "cycle", "canoe", "boat"] as const).flatMap((mode) =>
      typed[mode].split(", ").map((word) => [word, MODES_OF_WORDS[mode]] as const),
    ),
  ),
);

const MODE = `(?:(${[...MODES.keys()].join("|")})[\\s-]*)?`;
const AT_START = new RegExp(`^${MODE}${NODE}${NUMBER}\\s*`, "iu");
const BEFORE_NUMBER = new RegExp(`(?<!\\p{L})${MODE}${NODE}${NUMBER}\\s*(?=\\p{L}{0,2}\\d)`, "giu");

/** A text that begins with a word for a node. */
interface AfterNodeWords {
  /** The networks that the words name; null for any. */
  readonly modes: readonly NetworkMode[] | null;
  /** The text after the words; empty if they are all. */
  readonly rest: string;
}

/** Splits "fietsknooppunt 51", "node 51" or "Knotenpunkt Nr. 51" after its words; null for a text that does not begin with such words. */
export function afterNodeWords(text: string): AfterNodeWords | null {
  const [words, mode = ""] = AT_START.exec(text) ?? [];
  if (words === undefined) return null;
  return { modes: MODES.get(mode.toLowerCase()) ?? null, rest: text.slice(words.length).trim() };
}

/** Removes the words for a node before each number: "kp 12, Knoten 34" becomes "12, 34". */
export function withoutNodeWords(text: string): string {
  return text.replace(BEFORE_NUMBER, "");
}
