/** Texts of the dashboard. */
export const dashboardTexts = {
  heading: "Dashboard",
  firstSteps: "Begin hier",
  product:
    "Een kaart voor buiten die ook zonder netwerk werkt: plan een route langs knooppunten, volg hem en zie altijd waar je bent.",
  findLoop: "Maak een rondje",
  fetchRegion: "Haal je streek op",
  goingOn: "Nu bezig",
  tracks: "Tracks",
  toLocation: "Alles over je positie",
  nearest: "Waypoints dichtbij",
  allWaypoints: "Alle waypoints",
  noWaypoints: "Je hebt nog geen waypoints. Leg een plek vast op de kaart of bij Waypoints.",
  addWaypoint: "Waypoint toevoegen",
  openMap: "Open de kaart",
  allRoutes: "Alle routes",
  offline: "Zonder netwerk",
  offlineReady: "Scouting Map staat op dit apparaat en start zonder netwerk.",
  offlineWaiting: "Scouting Map wordt nog op dit apparaat gezet; blijf even verbonden.",
  offlineUnsupported: "Deze browser kan de app niet bewaren; zonder netwerk start hij niet.",
  toPacks: "Kaartpakketten toevoegen",
} as const;
