/** The reasons that something was not saved, and what to do. */
export const saveProblemTexts = {
  full: "De opslag van dit apparaat is vol. Het waypoint staat alleen nog in het geheugen: maak ruimte vrij, of download je waypoints bij Instellingen.",
  blocked:
    "Deze browser laat niets bewaren. Het waypoint staat alleen nog in het geheugen: download je waypoints bij Instellingen.",
  changedElsewhere:
    "Niet bewaard: intussen is dit ook ergens anders gewijzigd. Kijk wat er nu staat en bewaar opnieuw.",
  notSaved: "Bewaren lukte niet. Probeer het nog een keer.",
} as const;
