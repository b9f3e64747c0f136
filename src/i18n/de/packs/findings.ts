import type { NetworkCounts } from "#i18n/nl/packs/findings.ts";
import { wholeNumber } from "#sentences/intl/format.ts";

/** Texts about what was found when a pack was made. */
export const findingsTexts = {
  failed: "Der Inhalt kann gerade nicht gelesen werden.",
  unknown: "Diese Version der App kann den Inhalt nicht lesen. Erstelle das Paket neu.",
  newest:
    "Die Datei hat kein Datum. Für das Paket gilt deshalb das Datum der neuesten Änderung in der Datei.",
  waysTooLarge:
    "Die Wege dieses Gebiets brauchen zu viel Speicher: Dieses Paket hat nur die nummerierten Netze. Wähle ein kleineres Gebiet für Routen über alle Wege.",
  noWays: "Es enthält keine Straßen oder Wege.",
  broken: "Unterbrochene Routen",
  brokenHint:
    "Mit diesen Routen kannst du nicht planen. Entweder liegt es an den Daten in OpenStreetMap, oder die Routen liegen teilweise außerhalb des Gebiets.",
} as const;

const NODES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  walk: ["Wanderknotenpunkt", "Wanderknotenpunkte"],
  cycle: ["Radknotenpunkt", "Radknotenpunkte"],
  canoe: ["Kanuknotenpunkt", "Kanuknotenpunkte"],
  motorboat: ["Bootsknotenpunkt", "Bootsknotenpunkte"],
};

/** "128 Wanderknotenpunkte, 201 Routen, 312 km; 3 Routen sind unterbrochen". */
export function networkFoundText(counts: NetworkCounts): string {
  const { mode, resolved, km } = counts;
  const nodes = counts.nodes + counts.looseNodes;
  const [one, many] = NODES[mode] ?? [mode, mode];
  const found = `${counted(nodes, one, many)}, ${counted(resolved, "Route", "Routen")}, ${wholeNumber.format(km)} km`;
  const broken = counts.routes - counts.leftOut - resolved;
  if (broken <= 0) return found;
  return `${found}; ${broken === 1 ? "1 Route ist" : `${wholeNumber.format(broken)} Routen sind`} unterbrochen`;
}

const REASONS: Readonly<Record<string, string>> = {
  "no-ways": "keine Wege",
  "ways-not-in-extract": "liegt außerhalb des Gebiets",
  "post-missing": "ein Knotenpunkt fehlt",
  "too-few-posts": "keine zwei Knotenpunkte",
  "single-post": "beginnt und endet am selben Knotenpunkt",
  disconnected: "hat eine Lücke oder endet im Nichts",
};

const MODES: Readonly<Record<string, string>> = {
  walk: "Wandern",
  cycle: "Radfahren",
  canoe: "Kanu",
  motorboat: "Boot",
};

/** "34-35 (Wandern): ein Knotenpunkt fehlt". */
export function brokenRouteText(title: string, mode: string, reason: string): string {
  const name = title === "" ? "Route ohne Namen" : title;
  return `${name} (${MODES[mode] ?? mode}): ${REASONS[reason] ?? "nicht benutzbar"}`;
}

/** "50 weitere von 212 zeigen". */
export function moreBrokenText(count: number, total: number): string {
  const [some, all] = [wholeNumber.format(count), wholeNumber.format(total)];
  return count === 1 ? `1 weitere von ${all} anzeigen` : `${some} weitere von ${all} anzeigen`;
}

function counted(count: number, one: string, many: string): string {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`;
}
