import type * as nl from "../../nl/plan/along-route.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const alongTexts = {
  heading: "Entlang der Route",
  looking: "Orte entlang der Route werden gesucht …",
  nothing:
    "Deine Kartenpakete und gespeicherten Gebiete enthalten keine Orte, die höchstens 150 m von deiner geplanten Route entfernt sind.",
  unknown:
    "Auf diesem Gerät sind keine Orte entlang der Route gespeichert. Lade ein Kartenpaket mit Karte (nicht nur mit Knotenpunkten) herunter oder speichere dieses Gebiet.",
  kinds: "Was möchtest du sehen?",
  print: "Mit Orten entlang der Route",
} satisfies Words<typeof nl.alongTexts>;

export const alongNames = {
  water: "Trinkwasser",
  toilet: "Toilette",
  food: "Essen",
  campsite: "Campingplatz",
  repair: "Fahrradreparatur",
  station: "Bahnhof",
  ferry: "Fähre",
  bench: "Sitzbank",
} satisfies Words<typeof nl.alongNames>;

export const alongCounts = {
  water: (count) => plural(count, { one: "Trinkwasser #", other: "Trinkwasser #" }),
  toilet: (count) => plural(count, { one: "Toilette #", other: "Toiletten #" }),
  food: (count) => plural(count, { one: "Essen #", other: "Essen #" }),
  campsite: (count) => plural(count, { one: "Campingplatz #", other: "Campingplätze #" }),
  repair: (count) => plural(count, { one: "Fahrradreparatur #", other: "Fahrradreparatur #" }),
  station: (count) => plural(count, { one: "Bahnhof #", other: "Bahnhöfe #" }),
  ferry: (count) => plural(count, { one: "Fähre #", other: "Fähren #" }),
  bench: (count) => plural(count, { one: "Sitzbank #", other: "Sitzbänke #" }),
} satisfies Words<typeof nl.alongCounts>;

export const alongWords = {
  off: (distance) => `${distance} von der Route`,
  all: (count) => `Alle ${count.shown} anzeigen`,
} satisfies Words<typeof nl.alongWords>;
