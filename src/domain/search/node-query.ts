/** A numbered node that somebody asks for. */
export interface NodeQuery {
  /** The number or letters, folded: "51", "a12". */
  readonly label: string;
  /** "walk", "bike" or "sail" when the words say which; null for any. */
  readonly mode: string | null;
}

const WORDS = /^(wandel|fiets|vaar|kano)?\s*(?:knooppunt|knoop|kp|node)\s+([\p{L}\p{N}]{1,4})$/u;
const NUMBER = /^\d{1,3}$/;

const MODES: Readonly<Record<string, string>> = {
  wandel: "walk",
  fiets: "bike",
  vaar: "sail",
  kano: "sail",
};

/** Reads "knooppunt 51", "fietsknooppunt 51", "kp 51" and the bare "51"; null for anything else. Folded text. */
export function readNodeQuery(typed: string): NodeQuery | null {
  const [, word = "", label] = WORDS.exec(typed) ?? [];
  if (label) return { label, mode: MODES[word] ?? null };
  return NUMBER.test(typed) ? { label: typed, mode: null } : null;
}
