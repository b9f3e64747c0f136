import type { AlongKind, AlongPlace } from "#i18n/nl/plan/along-route.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";

/** Texts about places along a plan. */
export const alongTexts = {
  heading: "Entlang der Route",
  looking: "Orte entlang der Route werden gesucht …",
  nothing:
    "Deine Kartenpakete und gespeicherten Gebiete enthalten keine Orte, die höchstens 150 m von deiner geplanten Route entfernt sind.",
  unknown:
    "Auf diesem Gerät sind keine Orte entlang der Route gespeichert. Lade ein Kartenpaket mit Karte (nicht nur mit Knotenpunkten) herunter oder speichere dieses Gebiet.",
  kinds: "Was möchtest du sehen?",
  print: "Mit Orten entlang der Route",
} as const;

const NAMES: Readonly<Record<AlongKind, readonly [one: string, several: string]>> = {
  water: ["Trinkwasser", "Trinkwasser"],
  toilet: ["Toilette", "Toiletten"],
  food: ["Essen", "Essen"],
  campsite: ["Campingplatz", "Campingplätze"],
  repair: ["Fahrradreparatur", "Fahrradreparatur"],
  station: ["Bahnhof", "Bahnhöfe"],
  ferry: ["Fähre", "Fähren"],
  bench: ["Sitzbank", "Sitzbänke"],
};

/** Returns a kind with its count: "Toiletten 3". */
export function alongCount(kind: AlongKind, count: number): string {
  return `${NAMES[kind][count === 1 ? 0 : 1]} ${count}`;
}

/** Returns the name of a place, or else its kind: "De Sluis", "Café". */
export function alongTitle({ kind, place }: AlongPlace): string {
  return place.name || kindWords(kind, place);
}

/** Returns the kind of a named place and its distance from the route: "Café · 80 m von der Route". */
export function alongHint({ kind, place, offMeters }: AlongPlace): string {
  const off = `${formatMeters(offMeters)} von der Route`;
  return place.name ? `${kindWords(kind, place)} · ${off}` : off;
}

function kindWords(kind: AlongKind, { poi }: AlongPlace["place"]): string {
  return poi ? poiKind(poi.kind, poi.group) : NAMES[kind][0];
}

/** The button for the rest of a long list. */
export function allAlong(count: number): string {
  return `Alle ${count} anzeigen`;
}

/** Returns the kinds between two numbers, for a small space: "Trinkwasser, 2 × Essen". */
export function alongInShort(
  counts: readonly (readonly [kind: AlongKind, count: number])[],
): string {
  return counts
    .map(([kind, count]) => {
      const name = NAMES[kind][0];
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(", ");
}
