import type { KindCount } from "#domain/plans/along-legs.ts";
import type { AlongKind, PlaceAlong } from "#domain/search/along-route.ts";
import { bareNumber, counted, formatMeters } from "#sentences/intl/format.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";
import { inSentence } from "#words/locale.ts";
import { alongCounts, alongNames, alongWords } from "#words/plan/along-route.ts";
import { trackOnWaysWords } from "#words/tracks/track-on-ways.ts";

/** A place along a plan, without where it lies. */
interface AlongPlace extends Pick<PlaceAlong, "kind" | "offMeters"> {
  readonly place: Pick<PlaceAlong["place"], "name" | "poi">;
}

/** Returns a kind with its count: "Toiletten 3". */
export function alongCount(kind: AlongKind, count: number): string {
  return alongCounts[kind](counted(count, bareNumber));
}

/** Returns the name of a place, or else its kind: "De Sluis", "Café". */
export function alongTitle({ kind, place }: AlongPlace): string {
  return place.name || kindWords(kind, place);
}

/** Returns the kind of a named place and its distance from the route: "Café · 80 m ernaast". */
export function alongHint({ kind, place, offMeters }: AlongPlace): string {
  const off = alongWords.off(formatMeters(offMeters));
  return place.name ? `${kindWords(kind, place)} · ${off}` : off;
}

function kindWords(kind: AlongKind, { poi }: AlongPlace["place"]): string {
  return poi ? poiKind(poi.kind, poi.group) : alongNames[kind];
}

/** The button for the rest of a long list. */
export function allAlong(count: number): string {
  return alongWords.all(counted(count, bareNumber));
}

/** Returns the kinds between two numbers, for a small space: "drinkwater, 2 × eten". */
export function alongInShort(counts: readonly KindCount[]): string {
  return counts
    .map(([kind, count]) => `${count === 1 ? "" : `${count} × `}${inSentence(alongNames[kind])}`)
    .join(", ");
}

/** "De Sluis (2,1 km), 3,4 km", the places of a kind along a track; one that has no other name than the kind has only its distance. */
export function placesAlongText(
  kind: AlongKind,
  places: readonly (AlongPlace & { readonly alongMeters: number })[],
  lengthText: (meters: number) => string,
): string {
  const texts = places.map((place) => {
    const [title, distance] = [alongTitle(place), lengthText(place.alongMeters)];
    return title === alongNames[kind] ? distance : trackOnWaysWords.placeAt(title, distance);
  });
  return [...new Set(texts)].join(", ");
}
