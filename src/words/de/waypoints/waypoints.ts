import type * as nl from "../../nl/waypoints/waypoints.ts";
import type { Words } from "../../words.ts";

/** The word before the number in the name of a waypoint without a name: "Wegpunkt 3". */
export const WAYPOINT_WORD = "Wegpunkt" satisfies Words<typeof nl.WAYPOINT_WORD>;

export const waypointTexts = {
  heading: "Wegpunkte",
  name: "Name",
  note: "Notiz",
  save: "Speichern",
  edit: "Bearbeiten",
  remove: "Löschen",
  back: "Alle Wegpunkte",
  position: "Ort",
  created: "Hinzugefügt",
  changed: "Geändert",
  notDeletedFull:
    "Der Wegpunkt konnte nicht gelöscht werden, weil der Speicher dieses Geräts voll ist. Gib Speicherplatz frei und versuche es noch einmal.",
  notDeleted:
    "Der Wegpunkt konnte nicht gelöscht werden, weil die App nicht auf den Speicher dieses Geräts zugreifen kann.",
  cancel: "Abbrechen",
} satisfies Words<typeof nl.waypointTexts>;

export const colorTexts = {
  green: "Grün",
  blue: "Blau",
  purple: "Lila",
  pink: "Rosa",
  red: "Rot",
  orange: "Orange",
  brown: "Braun",
  black: "Schwarz",
} satisfies Words<typeof nl.colorTexts>;
