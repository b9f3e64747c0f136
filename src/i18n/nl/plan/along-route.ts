import { formatMeters } from "#sentences/intl/format.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";

/** Texts about places along a plan. */
export const alongTexts = {
  heading: "Onderweg",
  looking: "Kijken wat er onderweg is …",
  nothing: "Binnen 150 m van dit plan staat niets in je kaartpakketten en bewaarde gebieden.",
  unknown:
    "Op dit apparaat staat niet wat er onderweg is. Haal een kaartpakket met kaart op, of bewaar dit gebied.",
  kinds: "Wat wil je zien?",
  print: "Met wat er onderweg is",
} as const;

export type AlongKind =
  | "water"
  | "toilet"
  | "food"
  | "campsite"
  | "repair"
  | "station"
  | "ferry"
  | "bench";

const NAMES: Readonly<Record<AlongKind, readonly [one: string, several: string]>> = {
  water: ["Drinkwater", "Drinkwater"],
  toilet: ["Toilet", "Toiletten"],
  food: ["Eten", "Eten"],
  campsite: ["Camping", "Campings"],
  repair: ["Fietsreparatie", "Fietsreparatie"],
  station: ["Station", "Stations"],
  ferry: ["Veer", "Veren"],
  bench: ["Bank", "Banken"],
};

/** Returns a kind with its count: "Toiletten 3". */
export function alongCount(kind: AlongKind, count: number): string {
  return `${NAMES[kind][count === 1 ? 0 : 1]} ${count}`;
}

export interface AlongPlace {
  readonly kind: AlongKind;
  readonly place: {
    readonly name: string;
    readonly poi?: { readonly kind: string; readonly group: string | null };
  };
  readonly alongMeters: number;
  readonly offMeters: number;
}

/** Returns the name of a place, or else its kind: "De Sluis", "Café". */
export function alongTitle({ kind, place }: AlongPlace): string {
  return place.name || kindWords(kind, place);
}

/** Returns the kind of a named place and its distance from the route: "Café · 80 m ernaast". */
export function alongHint({ kind, place, offMeters }: AlongPlace): string {
  const off = `${formatMeters(offMeters)} ernaast`;
  return place.name ? `${kindWords(kind, place)} · ${off}` : off;
}

function kindWords(kind: AlongKind, { poi }: AlongPlace["place"]): string {
  return poi ? poiKind(poi.kind, poi.group) : NAMES[kind][0];
}

/** The button for the rest of a long list. */
export function allAlong(count: number): string {
  return `Toon alle ${count}`;
}

/** Returns the kinds between two numbers, for a small space: "drinkwater, 2 × eten". */
export function alongInShort(
  counts: readonly (readonly [kind: AlongKind, count: number])[],
): string {
  return counts
    .map(([kind, count]) => {
      const name = NAMES[kind][0].toLowerCase();
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(", ");
}
