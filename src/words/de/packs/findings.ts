import type * as nl from "../../nl/packs/findings.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const findingsTexts = {
  failed: "Der Inhalt kann gerade nicht gelesen werden.",
  unknown: "Diese Version der App kann den Inhalt nicht lesen. Erstelle das Paket neu.",
  newest:
    "Die Datei hat kein Datum. Für das Paket gilt deshalb das Datum der neuesten Änderung in der Datei.",
  waysTooLarge:
    "Die Wege dieses Gebiets brauchen zu viel Speicher: Dieses Paket hat nur die nummerierten Netze. Wähle ein kleineres Gebiet für Routen über alle Wege.",
  noWays: "Es enthält keine Straßen oder Wege.",
  watersTooLarge:
    "Die Wasserwege dieses Gebiets brauchen zu viel Speicher: Dieses Paket hat sie nicht. Wähle ein kleineres Gebiet.",
  namedTooLarge:
    "Die markierten Routen dieses Gebiets brauchen zu viel Speicher: Dieses Paket hat sie nicht. Wähle ein kleineres Gebiet.",
  brokenNamed: "Markierte Routen mit einer Lücke",
  brokenNamedHint:
    "Diese Routen sind in OpenStreetMap unterbrochen. Wo eine Route das Gebiet verlässt, zählt das nicht.",
  broken: "Unterbrochene Routen",
  brokenHint:
    "Mit diesen Routen kannst du nicht planen. Entweder liegt es an den Daten in OpenStreetMap, oder die Routen liegen teilweise außerhalb des Gebiets.",
} satisfies Words<typeof nl.findingsTexts>;

export const brokenReasons = {
  "no-ways": "keine Wege",
  "ways-not-in-extract": "liegt außerhalb des Gebiets",
  "post-missing": "ein Knotenpunkt fehlt",
  "too-few-posts": "keine zwei Knotenpunkte",
  "single-post": "beginnt und endet am selben Knotenpunkt",
  disconnected: "hat eine Lücke oder endet im Nichts",
} satisfies Words<typeof nl.brokenReasons>;

export const findingModes = {
  walk: "Wandern",
  cycle: "Radfahren",
  canoe: "Kanu",
  motorboat: "Boot",
} satisfies Words<typeof nl.findingModes>;

export const networkNodes = {
  walk: (count) => plural(count, { one: "# Wanderknotenpunkt", other: "# Wanderknotenpunkte" }),
  cycle: (count) => plural(count, { one: "# Radknotenpunkt", other: "# Radknotenpunkte" }),
  canoe: (count) => plural(count, { one: "# Kanuknotenpunkt", other: "# Kanuknotenpunkte" }),
  motorboat: (count) => plural(count, { one: "# Bootsknotenpunkt", other: "# Bootsknotenpunkte" }),
} satisfies Words<typeof nl.networkNodes>;

export const findingsWords = {
  routes: (count) => plural(count, { one: "# Route", other: "# Routen" }),
  broken: (found, routes) =>
    `${found}; ${plural(routes, { one: "# Route ist", other: "# Routen sind" })} unterbrochen`,
  nameless: "Route ohne Namen",
  gap: (gaps, length) =>
    plural(gaps, {
      one: `hat eine Lücke von ${length}`,
      other: `hat # Lücken, die erste von ${length}`,
    }),
  brokenRoute: (name, mode, reason) => `${name} (${mode}): ${reason}`,
  more: (count, total) => `${count} weitere von ${total} anzeigen`,
} satisfies Words<typeof nl.findingsWords>;
