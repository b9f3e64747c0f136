import type * as nl from "../../nl/app/works-offline.ts";
import type { Words } from "../../words.ts";

export const worksOfflineTexts = {
  works: "Funktioniert offline",
  worksList: [
    "Übersichtskarte der Niederlande",
    "Deine Kartenpakete mit Wegen, Straßen und Knotenpunkten",
    "Deine Position, Höhe und Richtung",
    "Wegpunkte, einschließlich Import, Export und Teilen",
  ],
  needsNetwork: "Nur mit Internet",
  needsNetworkList: [
    "Wege, Straßen und Knotenpunkte außerhalb deiner Kartenpakete",
    "Karten von PDOK, OpenStreetMap, OpenTopoMap und CyclOSM",
  ],
} satisfies Words<typeof nl.worksOfflineTexts>;
