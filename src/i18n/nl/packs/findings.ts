import { wholeNumber } from "#sentences/intl/format.ts";

/** Texts about what was found when a pack was made. */
export const findingsTexts = {
  failed: "De inhoud is nu niet te lezen.",
  unknown: "Deze versie van de app kan de inhoud niet lezen. Maak het pakket opnieuw.",
  newest:
    "Het bestand noemt geen datum: die van het pakket is van de nieuwste bewerking die erin staat.",
  waysTooLarge:
    "De paden van dit gebied vragen te veel geheugen: dit pakket heeft alleen de genummerde netwerken. Kies een kleiner gebied voor routes over alle paden.",
  noWays: "Er staan geen wegen of paden in.",
  broken: "Gebroken routes",
  brokenHint:
    "Over deze routes kun je niet plannen: zo staan ze in OpenStreetMap, of ze liggen voor een deel buiten het gebied.",
} as const;

const NODES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  walk: ["wandelknooppunt", "wandelknooppunten"],
  cycle: ["fietsknooppunt", "fietsknooppunten"],
  canoe: ["kanoknooppunt", "kanoknooppunten"],
  motorboat: ["vaarknooppunt", "vaarknooppunten"],
};

/** The counts of one network. */
export interface NetworkCounts {
  readonly mode: string;
  /** Nodes with a route, and nodes without. */
  readonly nodes: number;
  readonly looseNodes: number;
  /** Routes that can be travelled, and all but those that are left out. */
  readonly resolved: number;
  readonly routes: number;
  readonly leftOut: number;
  readonly km: number;
}

/** "128 wandelknooppunten, 201 routes, 312 km; 3 routes zijn gebroken". */
export function networkFoundText(counts: NetworkCounts): string {
  const { mode, resolved, km } = counts;
  const nodes = counts.nodes + counts.looseNodes;
  const [one, many] = NODES[mode] ?? [mode, mode];
  const found = `${counted(nodes, one, many)}, ${counted(resolved, "route", "routes")}, ${wholeNumber.format(km)} km`;
  const broken = counts.routes - counts.leftOut - resolved;
  if (broken <= 0) return found;
  return `${found}; ${broken === 1 ? "1 route is" : `${wholeNumber.format(broken)} routes zijn`} gebroken`;
}

const REASONS: Readonly<Record<string, string>> = {
  "no-ways": "heeft geen paden",
  "ways-not-in-extract": "ligt buiten het bestand",
  "post-missing": "mist een knooppunt",
  "too-few-posts": "heeft geen twee knooppunten",
  "single-post": "begint en eindigt bij hetzelfde knooppunt",
  disconnected: "heeft een gat, of is nergens heen te volgen",
};

const MODES: Readonly<Record<string, string>> = {
  walk: "wandelen",
  cycle: "fietsen",
  canoe: "kanoën",
  motorboat: "varen",
};

/** "34-35 (wandelen) mist een knooppunt". */
export function brokenRouteText(title: string, mode: string, reason: string): string {
  const name = title === "" ? "Een route zonder naam" : title;
  return `${name} (${MODES[mode] ?? mode}) ${REASONS[reason] ?? "is niet te volgen"}`;
}

/** "Toon er nog 50 van 212". */
export function moreBrokenText(count: number, total: number): string {
  return `Toon er nog ${wholeNumber.format(count)} van ${wholeNumber.format(total)}`;
}

function counted(count: number, one: string, many: string): string {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`;
}
