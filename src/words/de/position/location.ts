import type * as nl from "../../nl/position/location.ts";
import type { Words } from "../../words.ts";

export const locationTexts = {
  heading: "Mein Standort",
  instruments: "Instrumente",
  now: "Jetzt",
  inCoordinates: "Koordinaten",
  help: "Hilfe: Position vorlesen",
  screenOff: "Bei ausgeschaltetem Bildschirm kann eine Web-App deine Position nicht bestimmen.",
  allowCompass: "Kompass einschalten",
  addHere: "Als Wegpunkt speichern",
} satisfies Words<typeof nl.locationTexts>;

export const instrumentTexts = {
  layout: "Wie bist du unterwegs?",
  big: "Groß",
  bigHeading: "Instrumente, groß",
  closeBig: "Große Ansicht schließen",
  speak: "Vorlesen",
  newTrip: "Neue Tour",
  undoTrip: "Zurück zur vorherigen Tour",
  tripBegan: "Strecke, Zeit und Geschwindigkeiten werden ab jetzt gemessen.",
  tapHint: "Tippe auf ein Feld, um die Anzeige zu ändern.",
  choose: "Was möchtest du hier sehen?",
  exchange: "Etwas anderes wählen",
  close: "Schließen",
  unknown: "–",
  notMeasured: "nicht gemessen",
  noSignal: "kein Signal",
  standing: "keine Bewegung",
  notGone: "noch nicht bewegt",
  searching: "wird gesucht …",
  none: "keiner in der Nähe",
  noWaypoints: "du hast noch keinen",
  allDay: "heute nicht",
  moving: "in Bewegung",
  magnetic: "bezogen auf magnetisch Nord",
  allowCompass: "noch aus",
  switchCompassOn: "Kompass einschalten",
} satisfies Words<typeof nl.instrumentTexts>;

export const LAYOUT_NAMES = {
  foot: "Zu Fuß",
  bicycle: "Fahrrad",
  water: "Wasser",
} satisfies Words<typeof nl.LAYOUT_NAMES>;

export const instrumentNames = {
  speed: "Geschwin\u00addigkeit",
  averageSpeed: "Durchschnitt",
  maxSpeed: "Maximum",
  pace: "Pace",
  course: "Kurs",
  compass: "Kompass",
  magneticCompass: "Kompass magnetisch",
  altitude: "Höhe",
  accuracy: "Genauigkeit",
  coordinates: "Koordinaten",
  tripDistance: "Strecke",
  tripTime: "Zeit unterwegs",
  sunrise: "Sonnen\u00adaufgang",
  sunset: "Sonnen\u00aduntergang",
  nearestNode: "Nächster Knotenpunkt",
  nearestWaypoint: "Nächster Wegpunkt",
} satisfies Words<typeof nl.instrumentNames>;

export const ALTITUDE_REFERENCE_TEXTS = {
  ellipsoid: "laut deinem Gerät, über dem Ellipsoid (WGS84), nicht über dem Meeresspiegel",
  "sea-level": "laut deinem Gerät, über dem Meeresspiegel",
} satisfies Words<typeof nl.ALTITUDE_REFERENCE_TEXTS>;

export const waterInstrumentNames = {
  speed: "Fahrt (SOG)",
  course: "Kurs (COG)",
} satisfies Words<typeof nl.waterInstrumentNames>;

/** Explains an altitude above NAP: "über NAP, auf 8 m genau; 52 m über dem Ellipsoid". */
export const aboveNapWords = ((error, height) =>
  `über NAP, auf ${error} genau; ${height} über dem Ellipsoid`) satisfies Words<
  typeof nl.aboveNapWords
>;
