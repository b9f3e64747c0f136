import * as de from "./de/typed/kinds.ts";
import * as en from "./en/typed/kinds.ts";
import * as nl from "./nl/typed/kinds.ts";

/** The words for kinds of places, in every language at once and in the order of the languages, the default first. */
export const TYPED_KINDS = [nl.typedKinds, en.typedKinds, de.typedKinds] as const;
