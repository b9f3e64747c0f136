import type * as nl from "../../nl/plan/guidance.ts";
import type { Words } from "../../words.ts";

export const guidanceTexts = {
  heading: "Navigation",
  follow: "Dieser Route folgen",
  followAndRecord: "Folgen und aufzeichnen",
  followsOther: "Du folgst noch der früheren Version dieser Route.",
  followThis: "Diesem Plan folgen",
  backToFollowed: "Zurück zur laufenden Route",
  followTrack: "Diesem Track folgen",
  goBack: "Denselben Weg zurück",
  notFollowed: "Dieser Linie kannst du nicht folgen, weil sie zu wenige Punkte hat.",
  failed: "Die Navigation konnte nicht gestartet werden. Versuche es noch einmal.",
  start: "Start",
  end: "Ende",
  point: "Punkt",
  goal: "Ziel",
  straight: "Luftlinie",
  northUp: "Norden oben",
  more: "Mehr anzeigen",
  close: "Karte anzeigen",
  fill: "Bildschirm füllen",
  next: "Nächster:",
  after: "Danach",
  waiting: "Deine Position wird gesucht",
  off: "Abseits der Route",
  offHelp: "bis zur Route (Luftlinie)",
  backToRoute: "Zurück zur Route",
  newPlan: "Neuer Plan von hier",
  newPlanNone:
    "Auf diesem Gerät sind keine Knotenpunkte für dieses Gebiet gespeichert. Geh zurück zur Route oder füge in den Einstellungen ein Kartenpaket hinzu.",
  newPlanUnreachable:
    "Der Rest deines Plans ist von hier über das Knotenpunktnetz nicht erreichbar. Geh zurück zur Route.",
  newPlanFailed: "Der neue Plan konnte nicht erstellt werden. Versuche es noch einmal.",
  arrived: "Du bist am Ziel",
  done: "Fertig",
  time: "Zeit",
  stopRecording: "Aufzeichnung beenden und speichern",
  recordingStored: "Die Aufzeichnung wurde unter „Tracks“ gespeichert.",
  recordingNotStored:
    "Die Aufzeichnung konnte nicht als Track gespeichert werden. Du findest sie weiterhin unter „Aufzeichnung“.",
  toGo: "Noch",
  arrival: "Ankunft",
  screenKeptOn: "Der Bildschirm bleibt an.",
  screenMayGoOff:
    "Der Bildschirm schaltet sich möglicherweise von selbst aus. Lass ihn an, sonst hörst du keine Ansagen.",
  notStored:
    "Der Speicher ist voll oder nicht verfügbar. Wenn du die App schließt, musst du die Route neu auswählen.",
  lost: "Die Route, der du gefolgt bist, kann nicht mehr gelesen werden. Plane sie noch einmal.",
  turn: "Richtung umkehren",
  plan: "Plan",
  stop: "Navigation beenden",
} satisfies Words<typeof nl.guidanceTexts>;

export const turnNames = {
  straight: "geradeaus",
  "slight-left": "schräg links",
  "slight-right": "schräg rechts",
  left: "links abbiegen",
  right: "rechts abbiegen",
  "sharp-left": "scharf links",
  "sharp-right": "scharf rechts",
  back: "umkehren",
} satisfies Words<typeof nl.turnNames>;

export const warningTexts = {
  heading: "Ansagen",
  distance: "Entfernung vor einem Knotenpunkt",
  earlier: "Früher, wenn du schnell Rad fährst",
  vibrates: "Vibration",
  vibratesHint: "Sofern dein Handy das unterstützt",
  sounds: "Ton",
  soundsHint: "Nach dem Neuladen erst, wenn du auf den Bildschirm getippt hast",
  speaks: "Stimme",
  noVoice:
    "Auf diesem Gerät gibt es keine deutsche Stimme, deshalb wird nichts angesagt. Installiere eine in den Einstellungen deines Geräts.",
} satisfies Words<typeof nl.warningTexts>;

/** "noch 8,2 km". */
export const toGoText = ((distance) => `noch ${distance}`) satisfies Words<typeof nl.toGoText>;

/** "Die Route selbst ist näher: 120 m". */
export const nearerText = ((distance) => `Die Route selbst ist näher: ${distance}`) satisfies Words<
  typeof nl.nearerText
>;

export const toStartTexts = {
  walk: "Geh zum Start",
  cycle: "Fahr zum Start",
  canoe: "Paddle zum Start",
  motorboat: "Fahr zum Start",
} satisfies Words<typeof nl.toStartTexts>;

export const standStillWords = {
  noSignal: (age) => `Seit ${age} kein Signal.`,
  tooFast: {
    walk: "Du bist zu schnell zum Wandern.",
    cycle: "Du bist zu schnell zum Radfahren.",
    canoe: "Du bist zu schnell für ein Kanu.",
    motorboat: "Du bist zu schnell für ein Boot.",
  },
  standStill: "Die Entfernungen werden nicht aktualisiert.",
} satisfies Words<typeof nl.standStillWords>;

export const guidanceWords = {
  point: "ein Punkt",
  atPoint: "dem Punkt",
  turnAt: (label, turn) => `bei ${label} ${turn}`,
  intoStreet: (turn, street) => `${turn}, ${street}`,
  times: "laut Karte zeitweise geschlossen",
  ferry: "Fähre",
  namedFerry: (name) => `Fähre ${name}`,
  stairs: "Treppe",
  getOff: (length: string) => `absteigen, ${length} schieben`,
  turnAhead: (distance, turn) => `in ${distance} ${turn}`,
  ahead: (distance, cue) => `in ${distance}: ${cue}`,
  at: (label) => `Bei ${label}`,
  turnNow: (label, turn) => `Bei ${label} ${turn}`,
  back: "Wieder auf der Route",
  spokenCue: (distance, cue) => `In ${distance} ${cue}`,
  spokenTurn: (distance, turn) => `In ${distance} ${turn}`,
  spokenNode: (distance, number) => `In ${distance} kommt Knotenpunkt ${number}`,
  spokenPlace: (distance, place) => `In ${distance} kommt ${place}`,
  meters: (number) => `${number} Meter`,
  inMeters: (number) => `${number} Metern`,
  nauticalMiles: (number) => `${number} Seemeilen`,
  miles: (number) => `${number} Meilen`,
  feet: (number) => `${number} Fuß`,
  arrivalIn: (age) => `in ${age}`,
} satisfies Words<typeof nl.guidanceWords>;
