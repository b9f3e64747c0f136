import type * as nl from "../../nl/waypoints/photos.ts";
import type { Words } from "../../words.ts";

export const photoTexts = {
  heading: "Fotos",
  add: "Foto hinzufügen",
  remove: "Dieses Foto löschen",
  missing: "Dieses Foto ist nicht mehr auf diesem Gerät.",
  unread: "Dieses Foto kann gerade nicht gelesen werden. Es wurde nicht gelöscht.",
  busy: "Das Foto wird verkleinert …",
  "no-picture":
    "Diese Datei kann nicht als Foto geöffnet werden. Wähle eine JPEG-, PNG- oder WebP-Datei.",
  full: "Das Foto wurde nicht gespeichert, weil der Speicher dieses Geräts voll ist. Gib Speicherplatz frei und versuche es noch einmal.",
  blocked:
    "Das Foto wurde nicht gespeichert, weil die App nicht auf den Speicher dieses Geräts zugreifen kann.",
} satisfies Words<typeof nl.photoTexts>;

/** The description of a photo: "Foto 2: Zelt". */
export const photoText = ((number, name) => `Foto ${number}: ${name}`) satisfies Words<
  typeof nl.photoText
>;
