import type * as nl from "../../nl/map/tool-list.ts";
import type { Words } from "../../words.ts";

export const toolListTexts = {
  search: "In dieser Liste suchen",
  recent: "Zuletzt verwendet",
  none: (query) => `Nichts gefunden für „${query}“.`,
  shortcut: (key) => `Taste ${key}`,
  groups: {
    route: "Route",
    measure: "Messen und Peilen",
    map: "Karte speichern und drucken",
    water: "Auf dem Wasser",
    game: "Spiele",
  },
} satisfies Words<typeof nl.toolListTexts>;

export const toolKeywords = {
  routes: "plan gpx tour gespeichert teilen import",
  aim: "punkt ort markieren pin neu hinzufügen kreuz",
  around: "umgebung nähe orte trinkwasser toilette wc café bank knotenpunkte",
  "named-route": "fernwanderweg radroute wanderweg radweg gr lf law",
  measure: "abstand länge lineal linie kilometer fläche strecke",
  survey:
    "rückwärtseinschnitt vorwärtseinschnitt kreuzpeilung kompass azimut grad mils strich dreieck",
  formula: "geocache mystery rätsel unbekannt formel",
  protractor: "planzeiger kompass azimut winkel maßstab lineal geodreieck",
  practice: "kartenlesen training quiz spiel",
  help: "notfall notruf 112 rettung sos position vorlesen sms",
  trails: "postenlauf posten actionbound schnitzeljagd code antwort",
  hunt: "jotihunt fuchsjagd fuchs füchse spiel kreis",
  "fairways-near":
    "brücke schleuse tonne boje feuer licht bedienung ukw funk durchfahrtshöhe telefon",
  "mark-route": "tonne boje bootsroute wegpunkte segeln",
  "save-area": "download herunterladen offline karte sichern gebiet gemeinde paket",
  "fetch-region": "download herunterladen offline karte knotenpunkte netz umgebung gemeinde paket",
  "fetch-networks":
    "download herunterladen netz knotenpunktnetz knooppunten openstreetmap paket offline",
  offline: "netz internet empfang gespeichert karte prüfen",
  print: "ausdrucken papier pdf a4 a3 atlas maßstab topografische karte",
  anchor: "ankeralarm slippen schwojen",
  "describe-center": "screenreader koordinaten vorlesen aussprechen",
} satisfies Words<typeof nl.toolKeywords>;
