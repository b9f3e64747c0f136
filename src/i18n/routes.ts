/** Texts of the screens of kept plans. */
export const routesTexts = {
  heading: "Routes",
  none: "Nog geen routes. Maak er een langs knooppunten en bewaar hem.",
  make: "Maak een route",
  loading: "Routes worden gelezen …",
  list: "Bewaarde routes",
  bin: "Prullenbak",
  binHint: "Wat je verwijdert, blijft hier 30 dagen.",
  putBack: "Zet terug",
  throwAway: "Gooi weg",
  gone: "Deze route staat niet op dit apparaat.",
  all: "Alle routes",
  open: "Open op de kaart",
  remove: "Verwijder",
  name: "Naam",
  note: "Notitie",
  save: "Bewaar",
  saved: "Bewaard.",
  failed: "Bewaren lukte niet: er is geen ruimte of geen opslag. Probeer het opnieuw.",
  changed: "In je kaartpakketten loopt deze route nu anders.",
  broken:
    "In je kaartpakketten is een knooppunt of stuk van deze route weg. Je bewaarde route blijft zoals hij was.",
  repair: "Herstel",
  running: "Jouw plan",
} as const;

/** "Zet terug: Rondje Delft". */
export function aboutRoute(action: string, name: string): string {
  return `${action}: ${name}`;
}
