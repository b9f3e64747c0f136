import type { AlongKind, AlongPlace } from "#i18n/nl/plan/along-route.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";

/** Texts about places along a plan. */
export const alongTexts = {
  heading: "Along the way",
  looking: "Finding places along the way…",
  nothing: "Your map packs and saved areas don't include any places within 150 m of this plan.",
  unknown:
    "This device has no data about places along the way. Download a map pack that includes a map, or save this area.",
  kinds: "What would you like to see?",
  print: "Include places along the way",
} as const;

const NAMES: Readonly<Record<AlongKind, readonly [one: string, several: string]>> = {
  water: ["Drinking water", "Drinking water"],
  toilet: ["Toilet", "Toilets"],
  food: ["Food", "Food"],
  campsite: ["Campsite", "Campsites"],
  repair: ["Bike repair", "Bike repair"],
  station: ["Station", "Stations"],
  ferry: ["Ferry", "Ferries"],
  bench: ["Bench", "Benches"],
};

/** Returns a kind with its count: "Toilets 3". */
export function alongCount(kind: AlongKind, count: number): string {
  return `${NAMES[kind][count === 1 ? 0 : 1]} ${count}`;
}

/** Returns the name of a place, or else its kind: "De Sluis", "Café". */
export function alongTitle({ kind, place }: AlongPlace): string {
  return place.name || kindWords(kind, place);
}

/** Returns the kind of a named place and its distance from the route: "Café · 80 m off the route". */
export function alongHint({ kind, place, offMeters }: AlongPlace): string {
  const off = `${formatMeters(offMeters)} from the route`;
  return place.name ? `${kindWords(kind, place)} · ${off}` : off;
}

function kindWords(kind: AlongKind, { poi }: AlongPlace["place"]): string {
  return poi ? poiKind(poi.kind, poi.group) : NAMES[kind][0];
}

/** The button for the rest of a long list. */
export function allAlong(count: number): string {
  return `Show all ${count}`;
}

/** Returns the kinds between two numbers, for a small space: "drinking water, 2 × food". */
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
