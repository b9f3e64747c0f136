/** Texts of the dashboard. */
export const dashboardTexts = {
  heading: "Dashboard",
  position: "Jouw positie",
  toLocation: "Alles over je positie",
  nearest: "Waypoints dichtbij",
  allWaypoints: "Alle waypoints",
  noWaypoints: "Je hebt nog geen waypoints. Leg een plek vast op de kaart of bij Waypoints.",
  addWaypoint: "Waypoint toevoegen",
  openMap: "Open de kaart",
  offline: "Zonder netwerk",
  offlineReady: "Scouting Map staat op dit apparaat en start zonder netwerk.",
  offlineWaiting: "Scouting Map wordt nog op dit apparaat gezet; blijf even verbonden.",
  offlineUnsupported: "Deze browser kan de app niet bewaren; zonder netwerk start hij niet.",
  works: "Werkt zonder netwerk",
  worksList: [
    "Overzichtskaart van Nederland",
    "Je positie, hoogte en richting",
    "Waypoints en instellingen",
  ],
  needsNetwork: "Heeft netwerk nodig",
  needsNetworkList: [
    "Kaarten van PDOK, OpenStreetMap, OpenTopoMap en CyclOSM",
    "Wandel-, fiets- en vaarnetwerken",
  ],
} as const;
