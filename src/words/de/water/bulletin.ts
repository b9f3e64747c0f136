import type * as nl from "../../nl/water/bulletin.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const noticeTexts = {
  heading: "Nachrichten für die Schifffahrt",
  ask: "Nachrichten laden",
  asking: "Lädt Nachrichten …",
  reading: "Nachrichten für die Schifffahrt: noch nicht gelesen.",
  missing:
    "Nachrichten für die Schifffahrt sind noch nicht geladen. Sieh unter www.vaarweginformatie.nl nach, ob du durchkommst.",
  offlineOnly: "Du hast „nur offline“ gewählt, deshalb lädt die App keine neuen.",
  failed: "Neuere ließen sich nicht laden.",
  hours:
    "Zu welchen Stunden des Tages es gilt, steht nicht dabei. Lies die Nachricht unter www.vaarweginformatie.nl.",
  show: "Auf der Karte zeigen",
  unsearched: "Ob Nachrichten deine Route betreffen, wurde nicht geprüft.",
  unplaced: "Ohne Namen",
} satisfies Words<typeof nl.noticeTexts>;

export const noticeKinds = {
  blocked: "gesperrt",
  "no-service": "kein Betrieb",
  partly: "teilweise gesperrt",
  height: "eingeschränkte Höhe",
  width: "eingeschränkte Breite",
  length: "eingeschränkte Länge",
  depth: "eingeschränkte Tiefe",
  service: "andere Betriebszeiten",
  delay: "Verzögerung",
  caution: "besondere Vorsicht",
  other: "andere Nachricht",
} satisfies Words<typeof nl.noticeKinds>;

export const noticeWords = {
  fresh: (moment) => `Nachrichten von ${moment}.`,
  old: (moment) => `Die Nachrichten sind von ${moment}, älter als ein Tag. Es kann neue geben.`,
  ahead: (moment) =>
    `Die Nachrichten sind von ${moment}, später als deine Uhr. Wie alt sie sind, ist nicht bekannt.`,
  by: (kind, moment) => `${kind} laut den Nachrichten von ${moment}`,
  period: (start, end) => `von ${start} bis ${end}`,
  periodOpen: (start) => `ab ${start}, bis auf Weiteres`,
  onRoute: (count) =>
    plural(count, { one: "# Nachricht auf deiner Route", other: "# Nachrichten auf deiner Route" }),
  noneOnRoute: "Auf deiner Route gibt es keine Nachrichten mit einem Ort.",
  later: (day) => `Nachrichten, die nach dem ${day} beginnen, sind noch nicht geladen.`,
  leftOut: (count) =>
    plural(count, {
      one: "# Nachricht ohne lesbaren Ort fehlt hier.",
      other: "# Nachrichten ohne lesbaren Ort fehlen hier.",
    }),
} satisfies Words<typeof nl.noticeWords>;

export const tideWords = {
  high: (clock, height) => `Hochwasser ${clock} ${height}`,
  low: (clock, height) => `Niedrigwasser ${clock} ${height}`,
  turn: (clock, height) => `${clock} ${height}`,
  tides: (tides) => `${tides} bezogen auf NAP, ohne Wind`,
  station: (name, distance) => `${name}, ${distance} entfernt`,
  level: (height, name, clock, distance) =>
    `${height} bezogen auf NAP bei ${name} (${distance}), gemessen ${clock}`,
  depths: (highest, others) =>
    `Ist es ${highest} so tief wie eingegeben, dann ${others}: berechnete Gezeiten, ohne Wind.`,
  deep: (moment, depth) => `${moment} etwa ${depth}`,
  dry: (moment) => `${moment} trocken`,
  now: "jetzt",
  at: (clock) => `um ${clock}`,
  outside: "Berechnete Gezeiten für die nächsten 24 Stunden gibt es nicht.",
} satisfies Words<typeof nl.tideWords>;

export const tideTexts = {
  tide: "Gezeiten",
  level: "Wasserstand",
  count: "Mit den Gezeiten rechnen",
  countHint: "Nur auf Gewässern, die mit dem Meer steigen und fallen.",
  notApplied:
    "Nicht mit der Höhe verrechnet: Auf welchen Wasserstand sie sich bezieht, steht nicht in den Daten.",
  missing: "Die Gezeiten sind noch nicht geladen.",
  far: "Im Umkreis von 25 km gibt es in den Daten keine Gezeitenstation.",
} satisfies Words<typeof nl.tideTexts>;
