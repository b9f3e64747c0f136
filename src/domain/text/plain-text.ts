/** The longest name; real names are shorter. */
const MAX_NAME_CHARS = 200;
/** The longest credit; real credits are shorter. */
const MAX_CREDIT_CHARS = 500;

/** Control characters, line ends, and characters that change the direction of text. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;

/** Characters without width, and those that change the direction of text: messengers and web pages add them. */
const INVISIBLE = /[\p{Cf}\u180e]|\p{Variation_Selector}/gu;

/** Removes characters that nobody sees, for a text whose every character counts, such as a coordinate. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/**
 * Cleans a name from foreign data for display and search: one line, without characters that rearrange the
 * text around it, at most 200 characters. May be empty.
 */
export function plainName(text: string): string {
  return plainLine(text, MAX_NAME_CHARS);
}

/** Cleans a credit (makers and licence) in the same way, at most 500 characters. */
export function plainCredit(text: string): string {
  return plainLine(text, MAX_CREDIT_CHARS);
}

function plainLine(text: string, maxChars: number): string {
  // Cuts first, because megabytes of text must not be searched.
  const line = text.slice(0, maxChars).replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  return line.replace(/[\ud800-\udbff]$/, "");
}
