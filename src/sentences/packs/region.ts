import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { RegionPartKind } from "#domain/packs/region/region-status.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { list } from "#words/locale.ts";
import { regionTexts, regionWords as words } from "#words/packs/region.ts";
import { aboutBytes, areaProblemText } from "./areas.ts";
import { dataDateText, homePackProblemText } from "./packs.ts";
import { sliceProblemText } from "./slice.ts";

/** "De knooppunten komen uit kaartpakket Delft (0,3 MB, gegevens van 6 augustus 2026).", with the map if it has one. */
export function fromPackText(
  name: string,
  { bytes, dataDate }: Pick<PackIndexEntry, "bytes" | "dataDate">,
  hasMap: boolean,
): string {
  const facts = [formatBytes(bytes), ...(dataDate === null ? [] : [dataDateText(dataDate)])];
  return words[hasMap ? "allFromPack" : "fromPack"](name, facts.join(", "));
}

/** "Dat is ongeveer 12 MB.": a guess, from the average of the country. */
export function networksSizeText(bytes: number): string {
  return words.networksSize(aboutBytes(bytes));
}

/** "Kaart: 240 van 560 tegels · 8,3 MB": the state of a part. */
export function regionPartText(part: RegionPartKind, state: string): string {
  return words[`${part}Part` as const](state);
}

/** Returns why a part of a region was not fetched, and what to do. */
export function regionProblemText(
  part: RegionPartKind,
  { kind, problem }: { readonly kind?: PackJob["kind"]; readonly problem: string },
): string {
  if (part === "map") return areaProblemText(problem, null);
  if (kind === "marks") return marksProblemText(problem);
  if (kind === "slice") return sliceProblemText(problem, null);
  return homePackProblemText(problem, { name: null, fileName: null });
}

/** A browser does not tell a service that is down from one that does not allow this app. */
const NO_ANSWER = ["unreachable", "redirected", "not-found", "server-error", "server-busy"];

function marksProblemText(problem: string): string {
  if (NO_ANSWER.includes(problem)) return regionTexts.marksUnreachable;
  if (problem === "damaged") return regionTexts.marksDamaged;
  return sliceProblemText(problem, null);
}

/** "De betonning van dit gebied staat al op dit apparaat (gegevens van 15 september 2026)." */
export function marksHereText(dataDate: string | null): string {
  return words.marksHere(dataDate === null ? regionTexts.dateUnknown : dataDateText(dataDate));
}

/** "De betonning komt uit kaartpakket Betonning (0,3 MB, gegevens van 15 september 2026)." */
export function marksFromPackText(
  name: string,
  { bytes, dataDate }: Pick<PackIndexEntry, "bytes" | "dataDate">,
): string {
  const facts = [formatBytes(bytes), ...(dataDate === null ? [] : [dataDateText(dataDate)])];
  return words.marksFromPack(name, facts.join(", "));
}

/** The parts of a region on this device. */
export type RegionParts = Readonly<Record<keyof typeof words.parts, boolean>>;

const PARTS = ["map", "networks", "marks", "waters"] as const;

function listedParts(parts: Partial<RegionParts>): string {
  return list(PARTS.filter((part) => parts[part]).map((part) => words.parts[part]));
}

/** "Rond Utrecht staat op dit apparaat: kaart, knooppunten en vaarwegen." */
export function regionDoneText(name: string, parts: RegionParts): string {
  return words.done(name, listedParts(parts));
}

/** "12 MB · kaart en knooppunten": the facts of a region on this device. */
export function regionFactsText(bytes: number, parts: Omit<RegionParts, "waters">): string {
  const { map, networks, marks } = parts;
  const isUnknown = !map && !marks;
  return `${formatBytes(bytes)} · ${listedParts({ map, networks: networks || isUnknown, marks })}`;
}
