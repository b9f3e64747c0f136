import { formatAge, localNumber } from "#i18n/intl/format.ts";
import { seaDistanceText } from "./boating.ts";

/** Texts of the anchor watch. */
export const anchorTexts = {
  heading: "Ankerwache",
  where: "Wo liegt der Anker?",
  here: "Hier",
  hereHint: "An deiner jetzigen Position.",
  atBow: "Am Bug",
  atBowHint:
    "So weit vor deiner Position, wie das Gerät hinter dem Bug liegt, in der Richtung, in die der Bug zeigt.",
  noHeading:
    "Schalte den Kompass ein oder fahr ein Stück: Im Moment ist nicht bekannt, wohin der Bug zeigt.",
  radius: "Wie groß ist der Kreis?",
  calculated: "Berechnet",
  byHand: "Selbst gezeichnet",
  byHandHint: "Tippe auf der Karte dorthin, wo der Rand verläuft, oder gib den Radius ein.",
  rode: "Kette und Leine draußen (m)",
  depth: "Tiefe bei Hochwasser (m)",
  bowHeight: "Bug über Wasser (m)",
  antennaOffset: "Gerät hinter dem Bug (m)",
  radiusMeters: "Radius (m)",
  tooShort:
    "So erreicht der Anker den Grund nicht: Gib mehr Kette und Leine oder eine geringere Tiefe ein.",
  tooSmall: "Ein Kreis unter 5 m ist kleiner als der mögliche Fehler der Position.",
  badNumber: "Gib in jedem Feld eine Zahl in Metern ein, wie 25 oder 1,5.",
  noPosition: "Noch keine Position: Ohne Position gibt es keine Ankerwache.",
  sound: "Ton",
  soundOff: "Ton aus: Tippe einmal auf „Alarm testen“.",
  soundOn: "Ton an. Nichts gehört? Stell dein Gerät lauter.",
  test: "Alarm testen",
  start: "Ankerwache starten",
  limits:
    "Lass den Bildschirm an und Scouting Map sichtbar: Bei ausgeschaltetem Bildschirm bekommt eine Web-App keine Position, und es ertönt kein Alarm. Schließ das Ladegerät an.",
  screenOn: "Dein Gerät lässt den Bildschirm an.",
  screenOff:
    "Dein Gerät lässt den Bildschirm nicht von selbst an: Schalte die automatische Sperre aus.",
  strip: "Vor Anker",
  stripSoundOff: "Ton aus",
  distance: "Vom Anker",
  accuracy: "Genauigkeit",
  since: "Seit",
  bowHeading: "Bug zeigt nach (Grad)",
  bowHeadingHint: "Leer: der Kompass oder dein Kurs. Sonst 0 bis 359, von geografisch Nord aus.",
  move: "Anker versetzen",
  moveHelp: "Tippe auf der Karte dorthin, wo der Anker liegt, oder schieb die Kartenmitte dorthin.",
  moveHere: "Hierhin",
  moveDone: "Fertig",
  alarmLine:
    "An der gestrichelten Linie geht der Alarm los: der Radius plus der jetzt mögliche Fehler der Position.",
  raise: "Anker lichten",
  raiseAsk: "Die Ankerwache endet, und der Kreis verschwindet.",
  raiseYes: "Ja, Anker lichten",
  raiseNo: "Nein, weiter wachen",
  notStored:
    "Die Ankerwache konnte nicht gespeichert werden: Nach dem Neuladen ist sie nicht mehr da.",
  unreadable:
    "Die frühere Ankerwache ist nicht lesbar und wacht nicht. Richte sie noch einmal ein.",
  alarm: "Ankeralarm",
  acknowledge: "Bestätigen",
  acknowledgeHint:
    "Dann ist es zwei Minuten still. Hat sich danach nichts geändert, ertönt er wieder.",
  openAlarm: "Alarm zeigen",
  toMap: "Auf der Karte zeigen",
} as const;

/** The reason for the alarm. */
export const ALARM_TEXTS = {
  dragging: "Außerhalb des Kreises: Der Anker slippt.",
  lost: "Keine brauchbare Position mehr: Der Anker wird nicht überwacht.",
  interrupted: "Scouting Map war geschlossen: Der Anker wurde nicht überwacht.",
} as const;

const oneDecimal = localNumber({ maximumFractionDigits: 1 });

/** "Radius 30 m · Länge 6-mal die Höhe vom Grund bis zum Bug": the calculated radius and its scope. */
export function radiusText(radiusMeters: number, scope: number | null): string {
  const radius = `Radius ${Math.round(radiusMeters)} m`;
  return scope === null
    ? radius
    : `${radius} · Länge ${oneDecimal.format(scope)}-mal die Höhe vom Grund bis zum Bug`;
}

/** "12 m von 38 m": the distance from the anchor and the allowed distance. */
export function ofRadiusText(distanceMeters: number | null, radiusMeters: number): string {
  const distance = distanceMeters === null ? "–" : seaDistanceText(distanceMeters);
  return `${distance} von ${seaDistanceText(radiusMeters)}`;
}

const percent = localNumber({ style: "percent", maximumFractionDigits: 0 });

/** "Akku 62 %. Laut System reicht er bei dieser Nutzung noch 5:20 h." */
export function batteryText(level: number, isCharging: boolean, lasts: string | null): string {
  const charge = `Akku ${percent.format(level)}`;
  if (isCharging) return `${charge}, wird geladen.`;
  return lasts === null
    ? `${charge}. Wie lange er bei dieser Nutzung reicht, sagt der Browser nicht.`
    : `${charge}. Laut System reicht er bei dieser Nutzung noch ${lasts}.`;
}

/** "seit 3 min". */
export function alarmSinceText(ageMs: number): string {
  return `seit ${formatAge(Math.max(0, ageMs))}`;
}
