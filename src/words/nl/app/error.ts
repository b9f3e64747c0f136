/** Texts of the error page. */
export const errorTexts = {
  heading: "Oeps.",
  home: "Home",
  tryAgain: "Probeer opnieuw",
  unknownWaypoint: "Dit waypoint staat niet (meer) op dit apparaat.",
  unknownRoute: "Dit adres hoort niet bij Scouting Map.",
  screenNotLoaded:
    "Dit scherm kon niet worden geladen. Controleer je verbinding en probeer het opnieuw; je waypoints en instellingen zijn er nog.",
  unexpected:
    "Er ging iets mis in de app. Je waypoints en instellingen zijn er nog; ga naar Home en probeer het opnieuw.",
  exportRecord: "Exporteer",
} as const;

/** The texts of a status of a server, and of every other. */
export const statusTexts = {
  400: "Foute aanvraag",
  401: "Niet geautoriseerd",
  403: "Geen toegang",
  other: "Pagina niet gevonden",
} as const;

/** Reports a record that could not be drawn. */
export const recordNotDrawnText = (name: string) =>
  `“${name}” kan hier niet worden getoond. Het is er nog: exporteer het om het te bewaren.`;
