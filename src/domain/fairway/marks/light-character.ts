import type { FairwayMark, MarkKind } from "#domain/fairway/fairway-object.ts";

/** A light whose character the source does not give. */
export const UNKNOWN_LIGHT = "?";

/** The facts about a light that the source does not give. */
export type LightGap = "character" | "group-and-color" | "color";

/** The number of flashes of a cardinal mark; north flashes without a pause. Source: IALA. */
const CARDINAL_FLASHES: Partial<Readonly<Record<MarkKind, string>>> = {
  north: "",
  east: "(3)",
  south: "(6)",
  west: "(9)",
};

/** The period of a cardinal mark where the source has none, seconds. */
const CARDINAL_SECONDS: Partial<Readonly<Record<MarkKind, Readonly<Record<string, number>>>>> = {
  east: { Q: 10, VQ: 5 },
  south: { Q: 15, VQ: 10 },
  west: { Q: 15, VQ: 10 },
};

/** In place of the group of a light: the source may have left it out. */
const UNKNOWN_GROUP = "(?)";

/**
 * Returns the character of a light as a chart writes it. The source gives rhythm and period without the group: that of a
 * cardinal mark follows from its kind, and "(?)" stands for any other. A period of zero is left out. Characters in another
 * form, such as those that this function returned, stay as they are.
 * @param source characters such as "Q. 10s", joined by ", "
 */
export function lightCharacter(kind: MarkKind, source: string): string {
  if (source === "") return "";
  const characters = source.split(", ").map((one) => characterOf(kind, one));
  return [...new Set(characters)].join(", ");
}

/** Returns what is not known about the light of a mark; null without a light, or if the kind of the mark tells everything. */
export function lightGap({ kind, light }: Pick<FairwayMark, "kind" | "light">): LightGap | null {
  if (light === "") return null;
  if (light === UNKNOWN_LIGHT) return "character";
  if (light.includes(UNKNOWN_GROUP)) return "group-and-color";
  return kind in CARDINAL_FLASHES ? null : "color";
}

function characterOf(kind: MarkKind, source: string): string {
  const [, rhythm, seconds] = /^([A-Za-z]+(?:\+[A-Za-z]+)?)\.? ?(?:(\d+)s)?$/.exec(source) ?? [];
  if (!rhythm) return source;
  const periodSeconds = Number(seconds ?? 0);
  const cardinal = cardinalCharacter(kind, rhythm, periodSeconds);
  if (cardinal !== null) return cardinal;
  const period = periodSeconds > 0 ? `${periodSeconds}s` : "";
  // A fixed and an isophase light have no group.
  if (rhythm === "F" || rhythm === "Iso") return `${rhythm}. ${period}`.trim();
  return `${rhythm}${UNKNOWN_GROUP}${period}`;
}

/** Returns null for another kind of mark, and for a rhythm that no cardinal mark has. */
function cardinalCharacter(kind: MarkKind, rhythm: string, periodSeconds: number): string | null {
  const flashes = CARDINAL_FLASHES[kind];
  const rate = rhythm.replace("+LFl", "");
  if (flashes === undefined || (rate !== "Q" && rate !== "VQ")) return null;
  if (flashes === "") return rate;
  const long = kind === "south" ? "+LFl." : "";
  return `${rate}${flashes}${long}${periodSeconds || CARDINAL_SECONDS[kind]?.[rate]}s`;
}
