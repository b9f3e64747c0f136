import type * as nl from "../../nl/water/fairways.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const fairwayTexts = {
  attribution: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0)",
  movableBridge: "Bewegliche Brücke",
  fixedBridge: "Feste Brücke",
  doubtfulBridge: "Brücke, laut Daten fest, aber mit Betriebszeiten",
  lock: "Schleuse",
  kind: "Art",
  clearance: "Durchfahrtshöhe",
  heightUnknown: "Durchfahrtshöhe unbekannt",
  sizeUnknown: "Maße unbekannt",
  width: "Breite",
  chamber: "Kammer",
  vhf: "UKW",
  operator: "Betreiber",
  boat: "Dein Boot",
  unknown: "unbekannt",
  unnamed: "Ohne Namen",
  remote: "fernbedient",
  nearNone:
    "Laut den Daten gibt es im Umkreis von 5 Kilometern keine Brücken, Schleusen oder Tonnen.",
  nearUnmarked:
    "In den Daten gibt es im Umkreis von 5 Kilometern keine Backbord- oder Steuerbordtonnen. Es können trotzdem welche da sein.",
  loading: "Wird gesucht …",
  notLoaded:
    "Noch keine Daten zu Brücken und Tonnen. Geh einmal online, danach sind sie auch offline verfügbar.",
  spans:
    "Die Durchfahrtshöhe ist die des höchsten Teils und die Breite die des breitesten; das muss nicht derselbe Teil sein.",
  gone: "Diese Brücke oder Schleuse ist nicht mehr in den Daten enthalten.",
  levels:
    "Die Durchfahrtshöhen gelten für den Bezugswasserstand des Betreibers, aber der tatsächliche Wasserstand ändert sich. Achte auch auf den Pegel.",
  aid: "Verlass dich nie ausschließlich auf diese Angaben. Richte dich nach der Gewässerkarte, den Schifffahrtszeichen und dem, was du selbst siehst.",
  light: "Feuer",
  lightUnknown: "Feuer, Kennung unbekannt",
  mark: "Bedeutung",
} satisfies Words<typeof nl.fairwayTexts>;

export const callTexts = {
  call: "Anrufen",
  ahead: "Vorher anrufen",
  aheadHelp:
    "In der Reihenfolge deiner Route, jede Nummer einmal. Das Warten nach den Bedienzeiten ist eingerechnet.",
  noNumber: "Keine Nummer in den Daten",
  outside: "Links werden außerhalb der App geöffnet und brauchen eine Internetverbindung.",
} satisfies Words<typeof nl.callTexts>;

export const voyageTexts = {
  waters:
    "Die Linien auf dem Wasser stammen aus OpenStreetMap und sind nicht vollständig; ein kurzes fehlendes Stück zwischen zwei Fahrwassern ist angenommen.",
  navigable: "Laut Karte darf dein Boot hier fahren.",
  withoutMotorboats: "Gewässer mit Motorbooten meiden",
  probablyNavigable: "Wahrscheinlich befahrbar; ob dein Boot hier fahren darf, ist nicht bekannt.",
  straightLeg: "Gerade: nicht auf bekanntem Fahrwasser.",
  depthUnknown: "Tiefe unbekannt.",
  heading: "Brücken und Schleusen",
  none: "Laut den Daten gibt es auf dieser Route keine Brücken oder Schleusen.",
  lowestFixed: "Niedrigste feste Brücke",
  narrowest: "Engste Durchfahrt",
  canoe: "Die Maße von „Mein Boot“ gelten nicht für ein Kanu.",
  noBoat: "Gib die Maße deines Boots ein, dann siehst du, wo du nicht durchkommst.",
  toBoat: "Mein Boot eingeben",
  avoid: "Unpassierbares umgehen",
  levels:
    "Die Durchfahrtshöhen gelten für den Bezugswasserstand des Betreibers, aber der tatsächliche Wasserstand ändert sich.",
} satisfies Words<typeof nl.voyageTexts>;

export const watersFileTexts = {
  fetching: "Die Gewässer der Niederlande (1,2\u00a0MB) werden geladen.",
  here: "Die Gewässer der Niederlande sind auf diesem Gerät.",
  failed: "Die Gewässer der Niederlande wurden nicht geladen: Strecken auf dem Wasser sind gerade.",
  offline:
    "Die Gewässer der Niederlande sind nicht auf diesem Gerät: Strecken auf dem Wasser sind gerade. Mit Netz werden sie von selbst geladen.",
} satisfies Words<typeof nl.watersFileTexts>;

export const waterLevelTexts = {
  label: "Wasserstand ± (m)",
  hint: "Positive Werte liegen über dem Bezugswasserstand. Deine Angabe gilt mindestens einen Tag lang für alle Durchfahrtshöhen.",
  problem: "Gib eine Zahl von -6 bis 6 ein, zum Beispiel 0,2.",
  fixedSpan: "fester Teil",
  check: "Durchfahrtshöhe prüfen",
  checkHelp:
    "Prüfe diese Durchfahrtshöhe. Laut den Daten ist der bewegliche Teil mehr als 3 m niedriger als ein anderer Teil der Brücke.",
} satisfies Words<typeof nl.waterLevelTexts>;

export const markRouteTexts = {
  start:
    "Tippe auf eine Tonne, eine Brücke oder einen anderen Punkt, oder bewege das Fadenkreuz dorthin und tippe auf „Punkt“.",
  add: "Punkt",
  undo: "Letzten Punkt entfernen",
  clear: "Neu beginnen",
  save: "Als Route speichern",
  notSaved:
    "Die Route konnte nicht gespeichert werden. Prüfe in den Einstellungen, ob noch Speicherplatz frei ist, und versuche es noch einmal.",
  details: "Abfahrt, Wasserstand und Anrufe",
  straight: "gerade, auch über Land",
  offWater: (length: string) => `davon ${length} neben bekanntem Fahrwasser`,
  restore: "Punkte zurückholen",
} satisfies Words<typeof nl.markRouteTexts>;

export const shallowTexts = {
  none: "Auf diesem Gerät sind keine Tiefenlinien gespeichert.",
  failed:
    "Die Tiefenlinien konnten nicht gelesen werden. Die App weiß deshalb nicht, ob es zu flach ist.",
  partial:
    "Einige Tiefenlinien entlang deiner Route können nicht gelesen werden. Die App weiß deshalb nicht, ob es dort für dein Boot zu flach ist.",
  level:
    "Tiefenlinien gelten für ein bestimmtes Datum und einen bestimmten Wasserstand. Die Karte färbt nur Wasser, das laut den Linien zu flach ist.",
} satisfies Words<typeof nl.shallowTexts>;

export const objectWords = {
  closedSpan: (height) => `${height} (beweglicher Teil, geschlossen)`,
  fixedSpan: (height) => `${height} (fester Teil)`,
  levelSet: (moment) => `Eingegeben am ${moment}. Stimmt das noch?`,
  atLevel: (meters) => `bei Wasserstand ${meters}\u00a0m`,
  heights: (atLevel) => `Durchfahrtshöhen ${atLevel}`,
  chambers: (chambers) => plural(chambers, { one: "# Kammer", other: "# Kammern" }),
  long: (meters) => `${meters}\u00a0m lang`,
  longest: (meters) => `die längste ${meters}\u00a0m`,
  channels: (channels) => plural(channels, { one: "Kanal #", other: "Kanäle #" }),
  vhf: (channels) => `UKW-${channels}`,
  data: (day) => `Daten vom ${day}.`,
} satisfies Words<typeof nl.objectWords>;

export const passageWords = {
  blocked: (_names, list) => `Hier kommt dein Boot nicht durch: ${list}.`,
  uncertain: (_names, list) => `Es ist nicht bekannt, ob du hier durchkommst: ${list}.`,
  states: {
    passes: "passt darunter durch",
    opens: "nur wenn die Brücke öffnet",
    blocked: "kein Durchkommen",
    unknown: "unbekannt, ob du durchkommst",
  },
  limits: {
    height: "Durchfahrtshöhe",
    width: "Breite",
    length: "Länge",
  },
  underFixedSpan: "unter dem höchsten festen Teil (Breite unbekannt), oder wenn die Brücke öffnet",
  widthFits: "Breite passt, Durchfahrtshöhe unbekannt",
  onlyFits: (limit) => `${limit} passt, der Rest ist unbekannt`,
  chamberFits: "Breite und Länge passen; Tiefe und Brücke unbekannt",
  chambersFit:
    "passt in die breiteste und in die längste Kammer, vielleicht nicht dieselbe; Tiefe und Brücke unbekannt",
} satisfies Words<typeof nl.passageWords>;

export const waterWords = {
  point: (nth) => `Punkt ${nth}`,
  shallow: (depth, places) =>
    `Deine Route kreuzt eine Tiefenlinie von ${depth}\u00a0m oder weniger (${places}). Dort kann es für dein Boot zu flach sein.`,
  places: (_distances, list) => `${list} nach dem Start`,
  morePlaces: (distances, more) => `${distances} nach dem Start und danach noch ${more.shown}-mal`,
  notShallow: (depth) => `Deine Route kreuzt keine Tiefenlinie von ${depth}\u00a0m oder weniger.`,
  restNotShallow: (depth) =>
    `Auf dem Rest kreuzt deine Route keine Tiefenlinie von ${depth}\u00a0m oder weniger.`,
  noDepth: "Für diese Route ist keine Tiefe bekannt.",
  noDepthOf: (unknown, total) => `Für ${unknown} von ${total} ist keine Tiefe bekannt.`,
  partlyKnown: (unknown: string, total: string) =>
    `Auf ${unknown} von ${total} ist nicht bekannt, ob dein Boot dort fahren darf.`,
  openWater: (distance: string) => `${distance} über offenes Wasser.`,
  carried: (stretches: string) => `Umtragen: ${stretches}.`,
  carriedAt: (length: string, along: string) => `${length} nach ${along}`,
  putIns: (places: string) => `Ein- oder Aussteigen: ${places}.`,
  putInAt: (name: string, along: string) => `${name} nach ${along}`,
  maxDraught: (meters: string) => `Tiefgang laut Karte höchstens ${meters}\u00a0m.`,
  tooShallow: (meters: string, own: string) =>
    `Tiefgang laut Karte höchstens ${meters}\u00a0m: dein Boot hat ${own}\u00a0m.`,
  legDepth: (unknown, total) => `Tiefe unbekannt auf ${unknown} von ${total}.`,
  detours: {
    unmapped: (leg, distance, straight) =>
      `${leg}: ${distance} auf dem Wasser bei ${straight} Luftlinie; das direkte Gewässer fehlt vielleicht in den Daten.`,
    obstacles: (leg, distance, straight) =>
      `${leg}: ${distance} auf dem Wasser bei ${straight} Luftlinie, weil dein Boot auf kürzeren Gewässern nicht durchkommt oder das nicht bekannt ist.`,
  },
  unmarked: (waters) =>
    `In den Daten gibt es keine Backbord- oder Steuerbordtonnen auf: ${waters}. Es können trotzdem welche da sein.`,
  otherWaters: (waters) => `${waters.shown} weitere Gewässer`,
} satisfies Words<typeof nl.waterWords>;
