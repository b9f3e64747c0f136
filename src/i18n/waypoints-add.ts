/** Texts of the form that adds a waypoint. */
export const addTexts = {
  add: "Waypoint toevoegen",
  where: "Waar",
  here: "Hier, op mijn positie",
  mapCenter: "Midden van de kaart",
  typed: "Coördinaten typen",
  noPositionYet: "Er is nog geen positie; kies een andere plek of wacht op de eerste positie.",
  saved: "Bewaard",
} as const;
