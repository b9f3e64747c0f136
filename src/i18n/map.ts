/** Texts of the map screen. */
export const mapTexts = {
  heading: "Kaart",
  map: "Kaart. Verschuif met de pijltjestoetsen, zoom met plus en min, Shift+F10 kiest het midden.",
  ownPosition: "Jouw positie",
  attribution: "Bronvermelding tonen of verbergen",
  baseAttribution: "© OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
  loading: "De kaart wordt geladen",
  controls: "Kaartknoppen",
  follow: "Volg mijn positie",
  unfollow: "Volgen stoppen",
  waitingForPosition: "Wacht op positie",
  zoomIn: "Zoom in",
  zoomOut: "Zoom uit",
  aim: "Waypoint op de kaart kiezen",
  aimHelp: "Schuif de kaart tot het kruis op de plek staat.",
  aimConfirm: "Kies deze plek",
  cancel: "Annuleer",
  close: "Sluiten",
  newWaypoint: "Nieuw waypoint",
  name: "Naam",
  add: "Waypoint toevoegen",
  details: "Bekijk waypoint",
  overviewOnly: "Alleen overzichtskaart",
  retry: "Opnieuw proberen",
  noWebgl:
    "Deze browser kan de kaart niet tekenen (WebGL 2 ontbreekt of staat uit). Je positie en waypoints werken wel.",
} as const;

/** What a screen reader hears and everyone sees after a waypoint was saved. */
export function waypointSaved(name: string): string {
  return `Bewaard: ${name}`;
}

/** What is shown when the servers of these sources do not answer. */
export function sourcesUnreachable(names: readonly string[], isBase: boolean): string {
  const verb = names.length > 1 ? "zijn" : "is";
  const instead = isBase ? "; je ziet de ingebouwde overzichtskaart" : "";
  return `${joined(names)} ${verb} niet bereikbaar${instead}.`;
}

/** What is shown when a source has no pictures at this zoom. */
export function zoomInToSee(name: string): string {
  return `${name} zie je pas als je verder inzoomt.`;
}

function joined(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" en ");
}
