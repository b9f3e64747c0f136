/** A telephone number as it is written, and as a `tel:` link needs it. */
export interface PhoneNumber {
  readonly text: string;
  /** Digits, with "+" before those of another country. */
  readonly digits: string;
}

/** Five digits ("14020") or more, with blanks, dashes and brackets between. */
const NUMBER = /\+?\d(?:[\s().–-]{0,3}\d){4,13}/g;

/** Finds the telephone numbers in a text such as "088-7974220/088-7974221(telefax)". */
export function phoneNumbers(text: string): readonly PhoneNumber[] {
  return [...text.matchAll(NUMBER)].map(([found]) => ({
    text: found,
    // The zero in brackets is dialled within the country only.
    digits: found.replace(/^(\+.*)\(0\)/, "$1").replace(/(?!^\+)\D/g, ""),
  }));
}
