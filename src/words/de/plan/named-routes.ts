import type * as nl from "../../nl/plan/named-routes.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const namedRouteTexts = {
  heading: "Markierte Routen",
  hint: "Fernwanderwege, Radrouten und andere Routen aus deinen Kartenpaketen",
  filter: "Nach Name oder Nummer suchen",
  none: "Deine Kartenpakete haben keine markierten Routen. Nur vor Kurzem erstellte Pakete haben sie.",
  noMatch: "Keine Route mit diesem Namen oder dieser Nummer.",
  loading: "Routen werden gesucht …",
  failed: "Die Routen lassen sich gerade nicht suchen.",
  gone: "Diese Route ist nicht mehr in deinen Kartenpaketen.",
  onLine: "Mehrere Routen auf diesem Weg",
  beyond: "Geht außerhalb deiner Kartenpakete weiter.",
  follow: "Folgen",
  followBack: "In Gegenrichtung folgen",
  plan: "Einen Plan daraus machen",
  openPlan: "Plan ansehen",
  partOf: "Dieses Stück",
  planning: "Der Plan wird erstellt …",
  noPlan: "Deine Kartenpakete haben hier keine Wege für einen Plan. Folgen geht trotzdem.",
  planFailed: "Ein Plan lässt sich gerade nicht erstellen. Versuche es noch einmal.",
  part: "Ein Stück wählen",
  partStart: "Tippe auf die Route, wo du anfängst, oder schiebe das Kreuz darauf.",
  partEnd: "Tippe jetzt, wo du aufhörst.",
  beginHere: "Hier anfangen",
  endHere: "Hier aufhören",
  again: "Neu beginnen",
  partNone: "Zwischen diesen Orten läuft die Route nicht durch. Wähle zwei Orte auf einem Stück.",
  stages: "Etappen",
  modes: { walk: "Wanderroute", cycle: "Radroute" },
  showAll: "Auf der Karte zeigen",
} satisfies Words<typeof nl.namedRouteTexts>;

export const namedRouteWords = {
  inPacks: (kind, length) => `${kind} · ${length} in deinen Paketen`,
  fromTo: (from, to) => `Von ${from} nach ${to}`,
  pieces: (count, length) =>
    `${plural(count, { one: "In # Stück", other: "In # Stücken" })}; folgen kannst du ${length}.`,
  sides: (count, length) =>
    `${plural(count, { one: "Mit # Abstecher oder Alternative", other: "Mit # Abstechern und Alternativen" })}, zusammen ${length}.`,
  gaps: (length) => `Über eine Lücke von ${length} ist die Linie gerade.`,
  partLength: (name, length) => `${name}: ${length}`,
  more: (count) =>
    `Es gibt ${plural(count, { one: "noch # Route", other: "noch # Routen" })}. Suche nach Name oder Nummer.`,
  off: (length) => `Einer der Orte liegt ${length} neben der Route.`,
  strays: (length) => `Auf ${length} weicht der Plan von der Route ab.`,
} satisfies Words<typeof nl.namedRouteWords>;
