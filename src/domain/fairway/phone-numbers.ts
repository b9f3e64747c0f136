/** A telephone number as written, and in the form of a `tel:` link. */
export interface PhoneNumber {
  readonly text: string;
  /** Digits, with "+" before those of another country. */
  readonly digits: string;
}

/** Five digits ("14020") or more, with blanks, dashes and brackets in between. */
const NUMBER = /\+?\d(?:[\s().–-]{0,3}\d){4,13}/g;

/** Finds the telephone numbers in a text such as "088-7974220/088-7974221(telefax)". */
export function phoneNumbers(text: string): readonly PhoneNumber[] {
  return [...text.matchAll(NUMBER)].map(([found]) => ({
    text: found,
    digits: digitsOf(found),
  }));
}

/**
 * A number of the Netherlands between the words of a note: ten digits, a service number, or 140 with an area code. Other rows of
 * digits in a note are times and dates, so there is no full stop between the digits.
 */
const NUMBER_IN_NOTE =
  /(?<![\d.])(?:(?:\+31|0031)[\s-]?(?:\(0\))?[\s-]?|0)[1-9](?:[\s/-]{0,3}\d){8}(?!\d)|(?<!\d)0[89]00(?:[\s-]?\d){4,7}(?!\d)|(?<!\d)140\d{2,3}(?!\d)/g;

/** A piece of a note: plain, or with a telephone number in the form of a `tel:` link. */
export interface NotePiece {
  readonly text: string;
  /** Null for plain text. */
  readonly digits: string | null;
}

/** Splits a note at the telephone numbers in it. */
export function noteWithNumbers(note: string): readonly NotePiece[] {
  const pieces: NotePiece[] = [];
  let end = 0;
  for (const { 0: found, index } of note.matchAll(NUMBER_IN_NOTE)) {
    if (index > end) pieces.push({ text: note.slice(end, index), digits: null });
    pieces.push({ text: found, digits: digitsOf(found.replace(/^0031/, "+31")) });
    end = index + found.length;
  }
  if (end < note.length) pieces.push({ text: note.slice(end), digits: null });
  return pieces;
}

function digitsOf(written: string): string {
  // The zero in brackets is only dialled within the country.
  return written.replace(/^(\+.*)\(0\)/, "$1").replace(/(?!^\+)\D/g, "");
}
