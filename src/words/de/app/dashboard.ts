import type * as nl from "../../nl/app/dashboard.ts";
import type { Words } from "../../words.ts";

export const dashboardTexts = {
  heading: "Dashboard",
  firstSteps: "Erste Schritte",
  product:
    "Eine Outdoor-Karte, die auch offline funktioniert: Plane eine Route von Knotenpunkt zu Knotenpunkt, folge ihr und behalte immer im Blick, wo du bist.",
  findLoop: "Rundtour planen",
  fetchRegion: "Deine Region laden",
  goingOn: "Aktiv",
  tracks: "Tracks",
  toLocation: "Alles zu deiner Position",
  nearest: "Wegpunkte in der Nähe",
  allWaypoints: "Alle Wegpunkte",
  noWaypoints:
    "Du hast noch keine Wegpunkte. Füge auf der Karte oder unter „Wegpunkte“ einen hinzu.",
  addWaypoint: "Wegpunkt hinzufügen",
  openMap: "Karte öffnen",
  allRoutes: "Alle Routen",
  offline: "Offline",
  offlineReady: "Scouting Map ist auf diesem Gerät gespeichert und startet auch ohne Internet.",
  offlineWaiting: "Scouting Map wird noch auf diesem Gerät gespeichert. Bleib noch kurz online.",
  offlineUnsupported:
    "Dieser Browser kann die App nicht speichern. Deshalb startet sie nur mit Internetverbindung.",
  toPacks: "Kartenpakete hinzufügen",
} satisfies Words<typeof nl.dashboardTexts>;
