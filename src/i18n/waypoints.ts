/** Texts of the waypoint list, the form and the detail screen. */
export const waypointTexts = {
  heading: "Waypoints",
  list: "Jouw waypoints",
  add: "Waypoint toevoegen",
  empty:
    "Nog geen waypoints. Een waypoint is een plek die je wilt terugvinden: je tent, een post, een pontje. Voeg er hieronder een toe, of houd op de kaart een plek ingedrukt.",
  name: "Naam",
  note: "Notitie",
  where: "Waar",
  here: "Hier, op mijn positie",
  mapCenter: "Midden van de kaart",
  typed: "Coördinaten typen",
  typedLabel: "Coördinaten",
  typedHint:
    "Graden (52,15517, 5,38720), RD (155000, 463000), UTM, MGRS, plus code, scoutcoördinaten of een kaartlink",
  save: "Bewaar",
  saved: "Bewaard",
  edit: "Wijzigen",
  remove: "Verwijderen",
  showOnMap: "Toon op de kaart",
  back: "Alle waypoints",
  noteEmpty: "Geen notitie",
  position: "Plek",
  distance: "Afstand",
  bearing: "Peiling",
  created: "Toegevoegd",
  changed: "Gewijzigd",
  noPositionYet: "Er is nog geen positie; kies een andere plek of wacht op de eerste positie.",
  nameMissing: "Geef het waypoint een naam.",
  storageFull:
    "De opslag van dit apparaat is vol. Het waypoint staat alleen nog in het geheugen: maak ruimte vrij, of download je waypoints bij Instellingen.",
  storageBlocked:
    "Deze browser laat niets bewaren. Het waypoint staat alleen nog in het geheugen: download je waypoints bij Instellingen.",
  notDeleted:
    "Verwijderen lukte niet, want de opslag van dit apparaat doet niet mee. Het waypoint staat er nog.",
  cancel: "Annuleer",
  notSaved: "Bewaren lukte niet. Probeer het nog een keer.",
} as const;
