import type * as nl from "../../nl/app/page.ts";
import type { Words } from "../../words.ts";

export const pageTexts = {
  description:
    "Karte für alle, die in den Niederlanden wandern, Rad fahren, segeln oder mit den Pfadfindern unterwegs sind. Funktioniert auch offline.",
  needsScript: "Scouting Map braucht JavaScript, um die Karte zu zeichnen.",
} satisfies Words<typeof nl.pageTexts>;

export const screenshotLabels = {
  plan: "Eine Route über nummerierte Knotenpunkte bei Delft",
  navigation: "Navigation: der nächste Knotenpunkt und die Entfernung dorthin",
  desktop: "Eine Route mit ihren Knotenpunkten auf einem breiten Bildschirm",
} satisfies Words<typeof nl.screenshotLabels>;

export const shortcutNames = {
  plan: "Planen",
  loop: "Rundtour",
  recording: "Aufzeichnen",
  map: "Karte",
  waypoints: "Wegpunkte",
  location: "Mein Standort",
} satisfies Words<typeof nl.shortcutNames>;
