import { counted } from "#sentences/intl/format.ts";
import { namedRouteTexts as texts, namedRouteWords as words } from "#words/plan/named-routes.ts";

/** "Wandelroute · 12 km in je pakketten". */
export function routeFacts(mode: "walk" | "cycle", length: string): string {
  return words.inPacks(texts.modes[mode], length);
}

/** "Van Pieterburen naar Sint-Pietersberg"; null unless both are known. */
export function fromToText({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): string | null {
  return from && to ? words.fromTo(from, to) : null;
}

/** "In 3 stukken; volgen kan over 4,2 km." */
export function piecesText(count: number, length: string): string {
  return words.pieces(counted(count), length);
}

/** "Met 2 zijstukken en alternatieven, samen 3 km." */
export function sidesText(count: number, length: string): string {
  return words.sides(counted(count), length);
}

/** "Er zijn nog 212 routes. Zoek op naam of nummer." */
export function moreRoutesText(count: number): string {
  return words.more(counted(count));
}
