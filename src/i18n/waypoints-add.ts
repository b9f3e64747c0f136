/** Texts of the form that adds a waypoint. */
export const addTexts = {
  add: "Waypoint toevoegen",
  where: "Waar",
  typed: "Coördinaten typen",
  noPositionYet: "Er is nog geen positie; kies een andere plek of wacht op de eerste positie.",
  saved: "Bewaard",
} as const;

/** "Hier, op mijn positie (3 min geleden)": what is to know of the position stands behind it. */
export function hereText(note: string | null): string {
  return note === null ? "Hier, op mijn positie" : `Hier, op mijn positie (${note})`;
}

/** "Midden van de kaart (bij Baarn)"; the town by which people say where it is. */
export function mapCenterText(town: string | null): string {
  return town === null ? "Midden van de kaart" : `Midden van de kaart (bij ${town})`;
}
