/** A name longer than this is none. */
const MAX_NAME_CHARS = 200;
/** What must be shown of makers and licences comes to less. */
const MAX_CREDIT_CHARS = 500;

/** Control characters and the ends of lines; and what turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name out of a file of others as it can be shown and looked up: one line, nothing that rearranges
 * the text around it, 200 characters at most. Empty when nothing is left.
 */
export function plainName(text: string): string {
  return plainLine(text, MAX_NAME_CHARS);
}

/** The same for the words about makers and licence, 500 characters at most. */
export function plainCredit(text: string): string {
  return plainLine(text, MAX_CREDIT_CHARS);
}

function plainLine(text: string, maxChars: number): string {
  // Cut first: what is megabytes long must not be searched.
  const line = text.slice(0, maxChars).replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  return line.replace(/[\ud800-\udbff]$/, "");
}
