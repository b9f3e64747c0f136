/** Texts of the dashboard. */
export const dashboardTexts = {
  heading: "Dashboard",
  firstSteps: "Fang hier an",
  product:
    "Eine Karte für draußen, die auch ohne Netz funktioniert: Plane eine Route über Knotenpunkte, folge ihr und sieh immer, wo du bist.",
  findLoop: "Rundtour planen",
  fetchRegion: "Deine Region laden",
  goingOn: "Läuft gerade",
  tracks: "Tracks",
  toLocation: "Alles zu deiner Position",
  nearest: "Wegpunkte in der Nähe",
  allWaypoints: "Alle Wegpunkte",
  noWaypoints:
    "Du hast noch keine Wegpunkte. Speichere einen Ort auf der Karte oder unter „Wegpunkte“.",
  addWaypoint: "Wegpunkt hinzufügen",
  openMap: "Karte öffnen",
  routes: "Routen",
  allRoutes: "Alle Routen",
  offline: "Ohne Netz",
  offlineReady: "Scouting Map ist auf diesem Gerät gespeichert und startet auch ohne Netz.",
  offlineWaiting: "Scouting Map wird noch auf dieses Gerät geladen; bleib kurz verbunden.",
  offlineUnsupported:
    "Dieser Browser kann die App nicht speichern; ohne Netz startet sie deshalb nicht.",
  works: "Funktioniert ohne Netz",
  worksList: [
    "Übersichtskarte der Niederlande",
    "Deine Kartenpakete mit Wegen, Straßen und Knotenpunkten",
    "Deine Position, Höhe und Richtung",
    "Wegpunkte, auch importieren, exportieren und teilen",
  ],
  toPacks: "Kartenpakete hinzufügen",
  needsNetwork: "Braucht Netz",
  needsNetworkList: [
    "Wege, Straßen und Knotenpunkte, wo du kein Kartenpaket hast",
    "Karten von PDOK, OpenStreetMap, OpenTopoMap und CyclOSM",
  ],
} as const;
