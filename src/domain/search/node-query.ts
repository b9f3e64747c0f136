import { comparableLabel } from "#domain/network/comparable-label.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";

/** A search for a numbered node. */
export interface NodeQuery {
  /** The number, in comparable form: "51", "a12". */
  readonly label: string;
  /** The networks that the words name; null for any. */
  readonly modes: readonly NetworkMode[] | null;
}

const WORDS =
  /^(wandel|fiets|vaar|kano)?\s*(?:knooppunt|knoop|kp|node)(?:\s+|(?=\d))((?:\p{L}{1,2} )?[\p{L}\p{N}]{1,4})$/u;
const ONLY_WORDS = /^(?:wandel|fiets|vaar|kano)?\s*(?:knooppunt(?:en)?|knoop|kp|node)$/iu;
/** A number as signed, which may have letters: "51", "A07", "B1a", and "A 07" with a space in it. */
const NUMBER = /^\p{L}{0,2} ?\d{1,3}\p{L}?$/u;

const MODES: Readonly<Record<string, readonly NetworkMode[]>> = {
  wandel: ["walk"],
  fiets: ["cycle"],
  vaar: ["motorboat", "canoe"],
  kano: ["canoe"],
};

/**
 * Reads "knooppunt 51", "fietsknooppunt 51", "kp 51" and the bare "51" or "a07"; null for anything else. A bare text may
 * mean something else too, such as the road "a2". Folded text.
 */
export function readNodeQuery(typed: string): NodeQuery | null {
  const [, word = "", label] = WORDS.exec(typed) ?? [];
  if (label) return { label: comparableLabel(label), modes: MODES[word] ?? null };
  return NUMBER.test(typed) ? { label: comparableLabel(typed), modes: null } : null;
}

/** Returns whether a text (as typed) asks for a node without a number: "knooppunt", "Fietsknooppunten". */
export function lacksNodeNumber(typed: string): boolean {
  return ONLY_WORDS.test(typed.trim());
}
