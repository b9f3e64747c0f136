/** The entries of a file of words in another language: the same keys, each with a text of its own. */
export type Words<Entries> = Entries extends string
  ? string
  : Entries extends (...values: infer Values) => string
    ? (...values: Values) => string
    : {
        readonly [Key in keyof Entries]: Words<Entries[Key]>;
      };
/** A number in a text: itself, to choose the form of the words around it, and as it is shown. */
export interface Count {
  readonly count: number;
  readonly shown: string;
}
/** The forms of a text for a number, in which `#` is the number as it is shown: "# tile" and "# tiles". Some languages have more than two. */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly other: string;
}
/**
 * Returns the function that chooses the form of a text for a number. The rules of the browser are asked for on first use, as
 * the formats of numbers are.
 */
export declare function pluralOf(locale: string): (count: Count, forms: PluralForms) => string;
/** Returns the function that writes a list: "a, b and c", or with "or". */
export declare function listOf(
  locale: string,
  type: "conjunction" | "disjunction",
): (items: readonly string[]) => string;
