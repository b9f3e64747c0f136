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
  typedHint: "Graden (52,15517, 5,38720) of RD (155000, 463000)",
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
  coordinatesUnreadable:
    "Deze coördinaten kan ik niet lezen. Typ graden zoals 52,15517, 5,38720 of RD zoals 155000, 463000.",
  coordinatesOutOfRange:
    "Deze coördinaten bestaan niet: graden lopen tot 90 en 180, RD-x van 0 tot 300000 en RD-y van 300000 tot 630000.",
  coordinatesIncomplete: "Hier ontbreekt een helft: typ twee getallen, zoals 52,15517, 5,38720.",
  coordinatesNotLoaded:
    "Coördinaten lezen lukt nu niet. Controleer je verbinding en probeer het opnieuw.",
  rdSwapped:
    "Deze RD-coördinaten lijken omgedraaid: typ eerst x (0 tot 300000), dan y (300000 tot 630000).",
  storageFull:
    "De opslag van dit apparaat is vol. Het waypoint staat alleen nog in het geheugen: maak ruimte vrij, of download je waypoints bij Instellingen.",
  storageBlocked:
    "Deze browser laat niets bewaren. Het waypoint staat alleen nog in het geheugen: download je waypoints bij Instellingen.",
  notDeleted:
    "Verwijderen lukte niet, want de opslag van dit apparaat doet niet mee. Het waypoint staat er nog.",
  coordinatesEmpty: "Typ eerst de coördinaten, zoals 52,15517, 5,38720 of 155000, 463000.",
  cancel: "Annuleer",
  notSaved: "Bewaren lukte niet. Probeer het nog een keer.",
} as const;

/** What is wrong with typed coordinates, and what to type instead. */
export function coordinateTroubleText(reason: string): string {
  if (reason === "rd-swapped") return waypointTexts.rdSwapped;
  if (reason === "out-of-range") return waypointTexts.coordinatesOutOfRange;
  if (reason === "empty") return waypointTexts.coordinatesEmpty;
  if (reason === "incomplete") return waypointTexts.coordinatesIncomplete;
  return waypointTexts.coordinatesUnreadable;
}
