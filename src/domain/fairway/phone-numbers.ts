/** A telephone number as written, and in the form of a `tel:` link. */
export interface PhoneNumber {
  readonly text: string;
  /** Digits, with "+" before those with the code of a country. */
  readonly digits: string;
}

/** A piece of a note: plain, or with a telephone number in the form of a `tel:` link. */
export interface NotePiece {
  readonly text: string;
  /** Null for plain text. */
  readonly digits: string | null;
}

/** Not in a time or a date, or just behind one. */
const AFTER_NO_DIGIT = String.raw`(?<!\d[.:\u2013-]?)`;
/** Between the code of an area and the rest. */
const GAP = String.raw`[\s/\u2013-]{1,3}`;
/** One character at most divides the other digits, because two numbers stand further apart: "06-12345678 - 06-87654321". */
const digits = (count: number) => String.raw`(?:[\s\u2013-]?\d){${count}}`;

/** The numbers between other words; other rows of digits are times and dates. */
const PATTERNS = [
  // The Netherlands: "06 - 12 34 56 78", "+31 (0)20 123 4567". Behind "+32 " it is a part of another number.
  String.raw`${AFTER_NO_DIGIT}(?<!\+(?!31)\d{1,3}[\s-]?\(?)(?!\d\d-\d\d-\d{4})(?:(?:\+31|0031)[\s-]?(?:\(0\))?[\s-]?|0)[1-9](?:${digits(8)}|${GAP}\d${digits(7)}|\d${GAP}\d${digits(6)}|\d\d${GAP}\d${digits(5)})(?!\d)`,
  // "(020) 1234567", "(0522) 123456"
  String.raw`\(0[1-9](?:\d\)${digits(7)}|\d\d\)${digits(6)})(?!\d)`,
  // "06.12345678", "06.12.34.56.78"
  String.raw`${AFTER_NO_DIGIT}06(?:\.\d{8}|(?:\.\d\d){4})(?!\.?\d)`,
  // A service number, or 140 with an area code.
  String.raw`(?<!\d)0[89]00(?:[\s-]?\d){4,7}(?!\d)`,
  String.raw`(?<!\d)14\s?0\d{2,3}(?!\d)`,
  // Another country, without digits just behind it that could belong to it.
  String.raw`${AFTER_NO_DIGIT}(?:\+|00)(?!31)[1-9]\d{0,2}(?:[\s-]?\(\d{1,4}\))?(?:[\s./-]?\d){6,12}(?![\s./-]?\d)`,
];
const NUMBER = new RegExp(PATTERNS.join("|"), "g");

/** Splits a note at the telephone numbers in it. */
export function noteWithNumbers(note: string): readonly NotePiece[] {
  const pieces: NotePiece[] = [];
  let end = 0;
  for (const { 0: found, index } of note.matchAll(NUMBER)) {
    if (index > end) pieces.push({ text: note.slice(end, index), digits: null });
    pieces.push({ text: found, digits: digitsOf(found) });
    end = index + found.length;
  }
  if (end < note.length) pieces.push({ text: note.slice(end), digits: null });
  return pieces;
}

/** One row of digits and nothing else, too few for two numbers: "0170 1234567", "4417720". */
const ONLY_NUMBER = /^\+?\d(?:[\s\u2013-]?\d){4,10}$/;

/** Returns the different telephone numbers in a field for them, such as "088-7974220/088-7974221(telefax)". */
export function phoneNumbers(field: string): readonly PhoneNumber[] {
  const numbers = new Map<string, PhoneNumber>();
  for (const { text, digits } of noteWithNumbers(field)) {
    if (digits !== null && !numbers.has(digits)) numbers.set(digits, { text, digits });
  }
  const text = field.trim();
  const isNumber = numbers.size === 0 && ONLY_NUMBER.test(text);
  return isNumber ? [{ text, digits: digitsOf(text) }] : [...numbers.values()];
}

function digitsOf(written: string): string {
  const international = written.replace(/^00/, "+");
  // The zero in brackets is only dialled within the country.
  return international.replace(/^(\+.*)\(0\)/, "$1").replace(/(?!^\+)\D/g, "");
}
