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
    // The zero in brackets is only dialled within the country.
    digits: found.replace(/^(\+.*)\(0\)/, "$1").replace(/(?!^\+)\D/g, ""),
  }));
}
