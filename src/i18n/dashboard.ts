/** Texts of the dashboard. */
export const dashboardTexts = {
  heading: "Dashboard",
  toLocation: "Alles over je positie",
  nearest: "Waypoints dichtbij",
  allWaypoints: "Alle waypoints",
  noWaypoints: "Je hebt nog geen waypoints. Leg een plek vast op de kaart of bij Waypoints.",
  addWaypoint: "Waypoint toevoegen",
  openMap: "Open de kaart",
  routes: "Routes",
  allRoutes: "Alle routes",
  offline: "Zonder netwerk",
  offlineReady: "Scouting Map staat op dit apparaat en start zonder netwerk.",
  offlineWaiting: "Scouting Map wordt nog op dit apparaat gezet; blijf even verbonden.",
  offlineUnsupported: "Deze browser kan de app niet bewaren; zonder netwerk start hij niet.",
  works: "Werkt zonder netwerk",
  worksList: [
    "Overzichtskaart van Nederland",
    "Je kaartpakketten, met paden, straten en knooppunten",
    "Je positie, hoogte en richting",
    "Waypoints, ook importeren, exporteren en delen",
  ],
  toPacks: "Kaartpakketten toevoegen",
  needsNetwork: "Heeft netwerk nodig",
  needsNetworkList: [
    "Paden, straten en knooppunten waar je geen kaartpakket van hebt",
    "Kaarten van PDOK, OpenStreetMap, OpenTopoMap en CyclOSM",
  ],
} as const;
