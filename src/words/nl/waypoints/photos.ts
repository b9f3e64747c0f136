/** Texts of the photos of a waypoint. */
export const photoTexts = {
  heading: "Foto's",
  add: "Foto toevoegen",
  remove: "Verwijder deze foto",
  missing: "Deze foto is niet meer op dit apparaat.",
  unread: "Deze foto kan nu niet worden gelezen. Hij is niet weggegooid.",
  busy: "De foto wordt kleiner gemaakt…",
  "no-picture": "Dit bestand kan ik niet als foto lezen. Kies een JPEG, PNG of WebP.",
  full: "De opslag van dit apparaat is vol; de foto is niet bewaard. Maak ruimte vrij en probeer het opnieuw.",
  blocked: "De opslag van dit apparaat werkt niet; de foto is niet bewaard.",
} as const;

/** The description of a photo: "Foto 2 van Tent". */
export const photoText = (number: string, name: string) => `Foto ${number} van ${name}`;
