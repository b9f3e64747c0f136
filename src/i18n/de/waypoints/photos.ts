/** Texts of the photos of a waypoint. */
export const photoTexts = {
  heading: "Fotos",
  add: "Foto hinzufügen",
  remove: "Dieses Foto löschen",
  missing: "Dieses Foto ist nicht mehr auf diesem Gerät.",
  unread: "Dieses Foto lässt sich gerade nicht lesen. Es wurde nicht weggeworfen.",
  busy: "Das Foto wird verkleinert…",
  "no-picture": "Diese Datei ist nicht als Foto lesbar. Wähle ein JPEG, PNG oder WebP.",
  full: "Der Speicher dieses Geräts ist voll; das Foto wurde nicht gespeichert. Schaffe Platz und versuche es noch einmal.",
  blocked: "Der Speicher dieses Geräts funktioniert nicht; das Foto wurde nicht gespeichert.",
} as const;

/** Returns the description of a photo: "Foto 2: Zelt". */
export function photoText(number: number, name: string): string {
  return `Foto ${number}: ${name}`;
}
