import type * as nl from "../../nl/water/anchor.ts";
import type { Words } from "../../words.ts";

export const anchorTexts = {
  heading: "Ankerwache",
  where: "Wo liegt der Anker?",
  here: "Hier",
  hereHint: "An deiner aktuellen Position.",
  atBow: "Am Bug",
  atBowHint: "Von deiner Position aus um den Abstand zwischen Gerät und Bug nach vorn versetzt.",
  noHeading:
    "Die App weiß nicht, wohin der Bug zeigt. Schalte den Kompass ein oder fahr ein Stück.",
  radius: "Wie groß soll der Kreis sein?",
  calculated: "Berechnet",
  byHand: "Selbst gezeichnet",
  byHandHint:
    "Tippe auf der Karte dorthin, wo der Rand des Kreises liegen soll, oder gib den Radius ein.",
  rode: "Kette und Leine draußen (m)",
  depth: "Tiefe bei Hochwasser (m)",
  bowHeight: "Bug über Wasser (m)",
  antennaOffset: "Gerät hinter dem Bug (m)",
  radiusMeters: "Radius (m)",
  tooShort:
    "Mit dieser Länge erreicht der Anker den Grund nicht. Gib eine größere Länge für Kette und Leine oder eine geringere Tiefe ein.",
  tooSmall: "Ein Radius unter 5 m ist kleiner als der mögliche Positionsfehler.",
  badNumber: "Gib in jedem Feld eine Zahl in Metern ein, zum Beispiel 25 oder 1,5.",
  noPosition: "Die Ankerwache braucht eine Position, aber es gibt noch keine.",
  soundOff: "Der Ton ist aus. Tippe einmal auf „Alarm testen“.",
  soundOn: "Der Ton ist an. Wenn du nichts gehört hast, stelle dein Gerät lauter.",
  test: "Alarm testen",
  start: "Ankerwache starten",
  limits:
    "Lass den Bildschirm an und Scouting Map im Vordergrund. Bei ausgeschaltetem Bildschirm empfängt eine Web-App keine Position und kann keinen Alarm geben. Schließe das Ladegerät an.",
  screenOn: "Der Bildschirm bleibt eingeschaltet.",
  screenOff:
    "Die App kann den Bildschirm hier nicht eingeschaltet lassen. Schalte die automatische Bildschirmsperre aus.",
  strip: "Vor Anker",
  refused: "Keine Erlaubnis für den Standort: Jetzt wird nicht gewacht",
  stripDragging: "Slippt, Ton pausiert",
  stripSoundOff: "Ton aus",
  accuracy: "Genauigkeit",
  since: "Seit",
  bowHeading: "Bugrichtung (Grad)",
  bowHeadingHint:
    "Leer lassen, um den Kompass oder deinen Kurs zu verwenden. Sonst 0 bis 359, bezogen auf geografisch Nord.",
  move: "Anker versetzen",
  moveHelp:
    "Tippe auf der Karte auf die Stelle, an der der Anker liegt, oder verschiebe die Kartenmitte dorthin.",
  moveHere: "Hierhin versetzen",
  moveDone: "Fertig",
  alarmLine:
    "Der Alarm ertönt, sobald du die gestrichelte Linie überschreitest. Sie liegt um die aktuelle Ungenauigkeit der Position weiter außen als der Radius.",
  raise: "Anker lichten",
  raiseAsk: "Die Ankerwache endet, und der Kreis verschwindet.",
  raiseYes: "Ja, Anker lichten",
  raiseNo: "Nein, weiter überwachen",
  notStored:
    "Die Ankerwache konnte nicht gespeichert werden. Beim Neuladen der Seite geht sie verloren.",
  raiseNotStored:
    "Anker auf, aber das konnte nicht gespeichert werden: Nach dem Neuladen wird er wieder bewacht.",
  unreadable:
    "Die bisherige Ankerwache konnte nicht gelesen werden und ist nicht aktiv. Richte sie noch einmal ein.",
  alarm: "Ankeralarm",
  acknowledge: "Bestätigen",
  acknowledgeHint:
    "Der Alarm ist dann zwei Minuten lang stumm. Wenn sich nichts geändert hat, ertönt er wieder.",
  openAlarm: "Alarm anzeigen",
  toMap: "Auf der Karte anzeigen",
} satisfies Words<typeof nl.anchorTexts>;

export const ALARM_TEXTS = {
  dragging: "Du bist außerhalb des Kreises: Der Anker slippt.",
  lost: "Es gibt keine brauchbare Position mehr. Der Anker wird nicht überwacht.",
  interrupted: "Scouting Map war geschlossen. Der Anker wurde nicht überwacht.",
} satisfies Words<typeof nl.ALARM_TEXTS>;

export const anchorWords = {
  radius: (meters) => `Radius ${meters}\u00a0m`,
  scope: (radius, scope) => `${radius} · Verhältnis zur Tiefe ${scope}:1`,
  ofRadius: (distance, radius) => `${distance} von ${radius}`,
  battery: (percents) => `Akku ${percents}\u00a0%`,
  charging: (battery) => `${battery}, wird geladen.`,
  lasts: (battery, time) =>
    `${battery}. Laut System reicht der Akku bei gleichbleibender Nutzung noch ${time}.`,
  lastsUnknown: (battery) =>
    `${battery}. Der Browser gibt nicht an, wie lange der Akku noch reicht.`,
  alarmSince: (age) => `seit ${age}`,
} satisfies Words<typeof nl.anchorWords>;
