/** The word before the number in the name of a waypoint without a name: "Waypoint 3". */
export const WAYPOINT_WORD = "Waypoint";

/** Texts of the waypoint list, the form and the detail screen. */
export const waypointTexts = {
  heading: "Waypoints",
  name: "Naam",
  note: "Notitie",
  save: "Bewaar",
  edit: "Wijzigen",
  remove: "Verwijderen",
  back: "Alle waypoints",
  position: "Plek",
  created: "Toegevoegd",
  changed: "Gewijzigd",
  notDeletedFull:
    "Verwijderen lukte niet, want de opslag van dit apparaat is vol. Het waypoint staat er nog. Maak ruimte vrij en probeer het opnieuw.",
  notDeleted:
    "Verwijderen lukte niet, want de opslag van dit apparaat werkt niet. Het waypoint staat er nog.",
  cancel: "Annuleer",
} as const;

/** The names of the colours. */
export const colorTexts = {
  green: "Groen",
  blue: "Blauw",
  purple: "Paars",
  pink: "Roze",
  red: "Rood",
  orange: "Oranje",
  brown: "Bruin",
  black: "Zwart",
} as const;
