import type * as nl from "../../nl/water/boating.ts";
import type { Words } from "../../words.ts";

export const boatingTexts = {
  boating: "Auf dem Wasser",
  boatingHint:
    "Mit MOB-Taste, Steuerstand, Ankerwache und „Nachtrot“. Verlass dich nie ausschließlich auf die App.",
  close: "Schließen",
  aid: "Verlass dich auf dem Wasser nie ausschließlich auf Scouting Map. Die Daten können veraltet oder unvollständig sein. Richte dich immer nach der Gewässerkarte, den Schifffahrtszeichen, dem Wetter und dem, was du selbst siehst.",
  aidRead: "Verstanden",
  askBoat: "Gib einmal die Maße deines Boots ein, dann siehst du, wo du durchkommst.",
  toBoat: "Mein Boot",
  allOfIt: "Alle Einstellungen fürs Boot",
} satisfies Words<typeof nl.boatingTexts>;

export const overboardTexts = {
  short: "MOB",
  mark: "Mensch über Bord: diese Position markieren",
  open: "Mensch über Bord: Position anzeigen",
  heading: "Mensch über Bord",
  stored: "Die Position bleibt gespeichert, auch wenn die App abstürzt oder dein Handy ausgeht.",
  storing: "Die Position wird gespeichert …",
  failed:
    "Die Position konnte nicht gespeichert werden. Lass Scouting Map geöffnet und schreib die Koordinaten auf.",
  noFix: "Noch keine Position. Die erste empfangene Position wird markiert.",
  unreadable:
    "Eine frühere MOB-Position konnte nicht gelesen werden. Sie bleibt separat gespeichert.",
  since: "Zeit seitdem",
  distance: "Entfernung",
  bearing: "Peilung",
  places: "Markierte Positionen",
  noPosition: "keine Position",
  help: "Funke auf UKW-Kanal 16 oder wähle 112. Nenne diese Koordinaten.",
  call: "112 anrufen",
  steerBack: "Zurücksteuern",
  toMap: "Auf der Karte anzeigen",
  end: "Alle sind an Bord",
  endNo: "Nein, weiter",
} satisfies Words<typeof nl.overboardTexts>;

export const helmTexts = {
  heading: "Steuerstand",
  steerHere: "Hierhin steuern",
  stop: "Steuern beenden",
  stopAgain: "Zum Beenden noch einmal tippen",
  restartLeg: "Neue Linie ab hier",
  noTarget:
    "Wähle ein Ziel: Tippe auf die Karte oder einen Wegpunkt und dann auf „Hierhin steuern“.",
  notStored:
    "Dieses Ziel konnte nicht gespeichert werden. Beim Neuladen der Seite geht es verloren.",
  speed: "Fahrt · SOG",
  course: "Kurs · COG",
  bearing: "Peilung · BRG",
  distance: "Entfernung · DST",
  crossTrack: "Querabweichung · XTE",
  madeGood: "Zum Ziel · VMG",
  arrival: "Ankunft · ETA",
  unknown: "–",
  standing: "keine Fahrt",
  notMeasured: "nicht gemessen",
  noSignal: "kein Signal",
  notNearing: "kommt nicht näher",
  noLeg: "keine Linie",
  onCourse: "auf Kurs",
  onLine: "auf der Linie",
} satisfies Words<typeof nl.helmTexts>;

export const steeringTexts = {
  target: "Ziel",
  routeEnd: "Ende der Route",
  noPosition: "noch keine Position",
} satisfies Words<typeof nl.steeringTexts>;

export const overboardWords = {
  nthPlace: (nth) => `Position ${nth}`,
  several: (places) => `${places.shown} Positionen bleiben markiert, bis alle an Bord sind.`,
  askEnd: "Sind alle sicher an Bord? Wenn du bestätigst, wird die Position gelöscht.",
  askEndAll: (places) =>
    `Sind alle sicher an Bord? Wenn du bestätigst, werden alle ${places.shown} Positionen gelöscht.`,
  end: "Ja, Position löschen",
  endAll: "Ja, alle Positionen löschen",
  accuracy: (distance) => `auf ${distance} genau`,
  fixWasFresh: (accuracy) => `Die Position war ${accuracy}.`,
  fixWasOld: (age, accuracy) => `Position beim Markieren: vor ${age} gemessen, ${accuracy}.`,
  fixCameLater: (age, accuracy) => `Die erste Position wurde ${age} später empfangen, ${accuracy}.`,
} satisfies Words<typeof nl.overboardWords>;

export const steeringWords = {
  passed: (name) => `${name} passiert`,
  passedUnnamed: "Punkt passiert",
  thenEnd: (passed) => `${passed}: Ende der Route`,
  thenNext: (passed, next) => `${passed}, als Nächstes ${next}`,
  arrived: (name) => `Angekommen: ${name}`,
  arrivedUnnamed: "Am Ziel angekommen",
  offRight: (distance) => `XTE ${distance} rechts der Linie`,
  offLeft: (distance) => `XTE ${distance} links der Linie`,
  turnToPort: (degrees) => `◀ ${degrees} nach Backbord`,
  turnToStarboard: (degrees) => `${degrees} nach Steuerbord ▶`,
  steerLeft: "rechts der Linie: nach links steuern",
  steerRight: "links der Linie: nach rechts steuern",
} satisfies Words<typeof nl.steeringWords>;

export const crossTrackWords = {
  bases: { user: "deine eigene Grenze", water: "nach dem Gewässer", default: "Standard" },
  limit: (meters, basis) => `Grenze ${meters}\u00a0m, ${basis}`,
  over: (meters) => `außerhalb der Grenze von ${meters}\u00a0m`,
} satisfies Words<typeof nl.crossTrackWords>;
