import { comparableLabel } from "#domain/network/comparable-label.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { afterNodeWords } from "#domain/network/node-words.ts";

/** A search for a numbered node. */
export interface NodeQuery {
  /** The number, in comparable form: "51", "a12". */
  readonly label: string;
  /** The networks that the words name; null for any. */
  readonly modes: readonly NetworkMode[] | null;
}

/** A label behind a word for a node, which says enough for any label. */
const LABEL = /^(?:\p{L}{1,2} )?[\p{L}\p{N}]{1,4}$/u;
/** A number as signed, which may have letters: "51", "A07", "B1a", and "A 07" with a space in it. */
const NUMBER = /^\p{L}{0,2} ?\d{1,3}\p{L}?$/u;

/**
 * Reads "knooppunt 51", "fietsknooppunt 51", "node 51", "Knotenpunkt 51", "kp 51" and the bare "51" or "a07"; null for anything
 * else. A bare text may mean something else too, such as the road "a2". Folded text.
 */
export function readNodeQuery(typed: string): NodeQuery | null {
  const words = afterNodeWords(typed);
  if (words && LABEL.test(words.rest)) {
    return { label: comparableLabel(words.rest), modes: words.modes };
  }
  return NUMBER.test(typed) ? { label: comparableLabel(typed), modes: null } : null;
}

/** Returns whether a text (as typed) asks for a node without a number: "knooppunt", "Fietsknooppunten". */
export function lacksNodeNumber(typed: string): boolean {
  return afterNodeWords(typed.trim())?.rest === "";
}
