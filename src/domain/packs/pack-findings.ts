import type { BrokenRoute, MadePack } from "#domain/packs/make/make-network-pack.ts";

/** The name of the file with the findings in the folder of a pack. */
export const FINDINGS_FILE = "findings.json";

/** The findings in an extract when a pack was made of it. */
export interface PackFindings extends Pick<MadePack, "networks" | "brokenRoutes"> {
  /** True if the extract declares the date of its data; if not, it is that of its newest object. */
  readonly isDateDeclared: boolean;
  /** The outcome for its ways; absent in packs made before they existed. */
  readonly ways?: MadePack["ways"] | undefined;
  /** The outcome for its waters for boats; absent in packs made before they existed. */
  readonly waters?: MadePack["waters"] | undefined;
  /** The outcome for its named routes; absent in packs made before they existed. */
  readonly named?: MadePack["named"] | undefined;
  /** The named routes with a gap; absent in packs made before they existed. */
  readonly brokenNamed?: MadePack["brokenNamed"] | undefined;
}

/** The values of `PackFindings.ways`, `waters` and `named`. */
export const WAYS_OUTCOMES = [
  "made",
  "none",
  "too-large",
] as const satisfies readonly MadePack["ways"][];

/** The reasons why a route is broken. */
export const BROKEN_REASONS = [
  "no-ways",
  "ways-not-in-extract",
  "post-missing",
  "too-few-posts",
  "single-post",
  "disconnected",
] as const satisfies readonly BrokenRoute["reason"][];
