import type { NetworkMode } from "./network-mode.ts";

/** The words for a node in Dutch, English and German. English guides also call a numbered node a junction. */
const NODE = "(?:knooppunt(?:en)?|knoop|kp|nodes?|junctions?|knotenpunkte?|knoten)(?!\\p{L})\\.?";

/** "No. 51", "Nr. 51". */
const NUMBER = "(?:\\s*(?<!\\p{L})(?:nr|no|nummer|number)(?!\\p{L})\\.?)?";

/** The words for modes of travel that may stand before those for a node. */
const MODE_WORDS: readonly (readonly [words: string, modes: readonly NetworkMode[]])[] = [
  ["wandel walking hiking wander", ["walk"]],
  ["fiets cycle cycling bicycle bike rad fahrrad", ["cycle"]],
  ["kano canoe canoeing paddling kanu paddel", ["canoe"]],
  ["vaar boat boating boots wasser", ["motorboat", "canoe"]],
];
const MODES = new Map(
  MODE_WORDS.flatMap(([words, modes]) => words.split(" ").map((word) => [word, modes])),
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
