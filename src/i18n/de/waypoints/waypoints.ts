/** The word before the number in the name of a waypoint without a name: "Wegpunkt 3". */
export const WAYPOINT_WORD = "Wegpunkt";

/** Texts of the waypoint list, the form and the detail screen. */
export const waypointTexts = {
  heading: "Wegpunkte",
  name: "Name",
  note: "Notiz",
  save: "Speichern",
  edit: "Bearbeiten",
  remove: "Löschen",
  back: "Alle Wegpunkte",
  position: "Stelle",
  created: "Hinzugefügt",
  changed: "Geändert",
  notDeletedFull:
    "Löschen ging nicht, denn der Speicher dieses Geräts ist voll. Der Wegpunkt ist noch da. Schaffe Platz und versuche es noch einmal.",
  notDeleted:
    "Löschen ging nicht, denn der Speicher dieses Geräts funktioniert nicht. Der Wegpunkt ist noch da.",
  cancel: "Abbrechen",
} as const;

/** The names of the colours. */
export const colorTexts = {
  green: "Grün",
  blue: "Blau",
  purple: "Lila",
  pink: "Rosa",
  red: "Rot",
  orange: "Orange",
  brown: "Braun",
  black: "Schwarz",
} as const;
