import type * as nl from "../../nl/scouting/route-sheet.ts";
import type { Words } from "../../words.ts";

export const sheetTexts = {
  heading: "Orientierungs\u00adtechniken",
  link: "Orientierungs\u00adtechnik erstellen",
  reading: "Die Kreuzungen werden gesucht …",
  gone: "Diese Route oder dieser Track ist nicht mehr auf diesem Gerät gespeichert.",
  failed: "Die Kreuzungen können gerade nicht gesucht werden. Lade die Seite neu.",
  noWays:
    "Auf diesem Gerät sind keine Straßen und Wege für dieses Gebiet gespeichert, deshalb kann die App keine Kreuzungen finden. Speichere die Karte entlang dieser Route und versuche es noch einmal.",
  noJunctions: "Die Karte auf diesem Gerät enthält entlang dieser Route keine Kreuzungen.",
  junctions: "Kreuzungen",
  junctionsHint:
    "Kreuzungen, an denen man sich nicht verlaufen kann, sind nicht ausgewählt. Du kannst Kreuzungen aus- oder abwählen und Hinweise hinzufügen.",
  onSheet: "Auf dem Blatt",
  paper: "Papier",
  north: "Nordrichtung",
  norths: {
    grid: "Karte (RD)",
    magnetic: "Kompass",
    true: "Geografisch",
  },
  tracingScale: "Maßstab der Oleate",
  withDistances: "Entfernungen an gezeichneten Kreuzungen anzeigen (nicht bei Fotos)",
  noScale: "Die Streifenkarte ist nicht maßstabsgetreu.",
  print: "Drucken",
  solution: "Lösung für die Leitung",
  printSolution: "Lösung drucken",
  nothing: "Wähle mindestens eine Kreuzung aus.",
  mapMissing:
    "Für diesen Abschnitt hat dieses Gerät keine Karte. Speichere die Karte entlang dieser Route.",
  abroad: "Diese Technik gibt es nur in den Niederlanden. Wähle eine andere.",
  northUnknown:
    "Die Missweisung für dieses Jahr ist nicht bekannt. Wähle eine andere Nordrichtung.",
  incomplete: "Auf den Blättern fehlen für manche Abschnitte Anweisungen:",
  printAnyway: "Trotzdem drucken",
  printAnywayHint:
    "Für diese Abschnitte stehen dann nur Richtung und Entfernung von Punkt zu Punkt auf dem Blatt.",
  northUndefined: "Das RD-Gitter gilt nur in den Niederlanden. Wähle eine andere Nordrichtung.",
  explanation: "Alle Techniken erklärt",
  bar: "10 cm – bitte nachmessen",
  start: "Start",
  finish: "Ziel",
  straightOn: "An Kreuzungen, die nicht auf dem Blatt stehen, geht es geradeaus.",
  straightOnBesideGaps:
    "Auf Abschnitten, für die dieses Gerät eine Karte hat, geht es an allen anderen Kreuzungen geradeaus.",
  between: "Hilfspunkt",
  solutionColumns: ["Punkt", "Km ab Start", "RD", "Richtung", "Strecke", "Hinweis"],
  solutionNote:
    "Nicht für die Sippen: Hier steht, wo jeder Punkt liegt und welcher Weg richtig ist.",
  maze: "Suche im Labyrinth den Weg vom Pfeil zum Punkt. Jede Gabelung auf diesem Weg ist die nächste Kreuzung: Nimm dort denselben Weg, von links gezählt. Zähle auch Wege mit, die für dich gesperrt sind.",
  turnedFragments: "Kartenausschnitte gedreht",
  bareFragments: "Kartenausschnitte ohne Nummern",
  turned: "Die Stücke sind gedreht: Halte das Blatt so, dass der Punkt zu dir zeigt.",
  memory:
    "Hänge jedes Stück an dem Posten auf, an dem es beginnt. Die Sippe merkt sich den Weg und lässt die Karte hängen.",
  withoutMap: "Auf diesem Blatt fehlt die Karte: Sie kommt dazu, wenn die Leitung es druckt.",
  photos: "Suche der Reihe nach den Ort jedes Fotos. Geh dort vom Punkt zum Pfeil.",
  withoutPhotos: "Auf diesem Blatt fehlen die Fotos: Sie kommen dazu, wenn die Leitung es druckt.",
  fewPhotos:
    "Im Umkreis von 40 m um diese Route liegen keine zwei Wegpunkte mit Foto. Füge Fotos hinzu.",
  photosNotRead: "Die Wegpunkte sind noch nicht gelesen. Warte kurz.",
  photosFailed: "Die Fotos sind nicht lesbar. Versuche es noch einmal.",
  photosOnPaper: "Die Blätter mit Fotos kommen nicht auf ein Telefon. Drucke sie aus.",
  memoryOnPaper:
    "Merkkarten kommen nicht auf ein Telefon: sie hängen an den Posten. Drucke sie aus.",
  strokes:
    "Ein Strich nach oben ist N (Norden), nach rechts O (Osten), nach unten Z (Süden), nach links W (Westen). Beginne mit dem untersten Punkt.",
  turnedNorth: "Drehe das Blatt an jeder Kreuzung, bis das N nach Norden zeigt.",
  coordinates:
    "Die Kilometerlinie links, Hundertstel von dort, die Kilometerlinie unten, Hundertstel von dort. Drucke mit „Drucken“ eine Karte dazu: Sie hat nummerierte Kilometerlinien.",
  unnamed: "Route",
  scaleNote: "Wähle im Druckdialog 100\u00a0% (tatsächliche Größe) und keine Ränder.",
} satisfies Words<typeof nl.sheetTexts>;

export const TECHNIQUE_NAMES = {
  "dot-and-arrow": "Punkt-Pfeil-Route",
  junctions: "Kreuzungsroute",
  fragments: "Kartenausschnitte",
  photos: "Foto-Orientierung",
  strip: "Streifenkarte",
  maze: "Labyrinth",
  winds: "Windrosenroute",
  strokes: "Punkt-Strich-Route",
  knots: "Knotenroute",
  degrees: "Marschzahlroute",
  "turned-north": "Vektor mit wechselndem Norden",
  vectors: "Vektorroute",
  coordinates: "Koordinatenroute",
  helicopter: "Helikopterroute",
  tracing: "Oleate",
  corridor: "Korridorkarte",
  memory: "Merkkarte",
} satisfies Words<typeof nl.TECHNIQUE_NAMES>;

export const TECHNIQUE_HINTS = {
  "dot-and-arrow":
    "Der Punkt zeigt, woher man kommt, der Pfeil, wohin man geht. Jede Kreuzung ist so gedreht, dass man von unten kommt.",
  junctions: "Jede Kreuzung ist mit Norden oben gezeichnet. Es geht vom Punkt zum Pfeil.",
  fragments: "Jede Kreuzung als rundes Stück Karte: vom Punkt zum Pfeil.",
  photos:
    "Fotos von Wegpunkten in der Reihenfolge, in der man vorbeikommt, und wohin man dort geht.",
  strip:
    "Die Route als gerade Linie, von unten nach oben zu lesen. Die Seitenstriche sind Abzweigungen, die man nicht nimmt.",
  maze: "Suche den Weg durch das Labyrinth. Jede Gabelung auf diesem Weg ist eine Kreuzung.",
  winds: "Zu jedem Punkt die Himmelsrichtung und die Entfernung zum nächsten Punkt.",
  strokes: "Jeder Punkt mit einem Strich ist ein Buchstabe der Himmelsrichtung.",
  knots: "An jeder Kreuzung sagt ein Knoten, der wievielte Weg von links zu nehmen ist.",
  degrees: "Zu jedem Punkt die Marschzahl in Grad und die Entfernung zum nächsten Punkt.",
  "turned-north": "Jede Kreuzung hat ihren eigenen Norden und den Pfeil der Route.",
  vectors:
    "Jeder Pfeil zeigt maßstabsgetreu Richtung und Entfernung zum nächsten Punkt. Grad und Meter stehen daneben.",
  coordinates: "Jeder Punkt als Koordinate auf einer Karte mit nummerierten Kilometerlinien.",
  helicopter: "In gerader Linie von Punkt zu Punkt, wie ein Helikopter: Marschzahl und Entfernung.",
  tracing:
    "Die Route auf Transparentpapier. Richte die Kreuze an den Kilometerlinien der Karte aus.",
  corridor: "Nur die Karte bis 100 m neben der Route, mit den Punkten.",
  memory: "Hänge an jedem Posten eine Karte mit dem Weg zum nächsten auf, zum Merken.",
} satisfies Words<typeof nl.TECHNIQUE_HINTS>;

export const startText = ((place, length) =>
  `Start: ${place}. Die Route ist ${length} lang.`) satisfies Words<typeof nl.startText>;

export const departureText = ((wind) => `Los geht es in Richtung ${wind}.`) satisfies Words<
  typeof nl.departureText
>;

export const tracingNote = ((scale) =>
  `Für eine Karte im Maßstab ${scale}: Richte die Kreuze an den Kilometerlinien mit denselben Zahlen aus.`) satisfies Words<
  typeof nl.tracingNote
>;

/** "Kartenstücke in 1:10.000 …" */
export const fragmentsNote = ((scale) =>
  `Kartenstücke in ${scale}, der Reihe nach. Du kommst vom Punkt und gehst zum Pfeil.`) satisfies Words<
  typeof nl.fragmentsNote
>;

/** "Eine Karte in 1:10.000, …" */
export const corridorNote = ((scale) =>
  `Eine Karte in ${scale}, bis 100 m neben der Route. Geh mit der Karte von Punkt zu Punkt.`) satisfies Words<
  typeof nl.corridorNote
>;

export const turnWords = {
  straight: "geradeaus",
  halfLeft: "halb links",
  halfRight: "halb rechts",
  left: "links",
  right: "rechts",
  sharpLeft: "scharf links",
  sharpRight: "scharf rechts",
  round: "umkehren",
} satisfies Words<typeof nl.turnWords>;

export const sheetWords = {
  junction: "Kreuzung",
  turningPoint: "Wendepunkt",
  junctionAfter: (junction, distance, turn) => `${junction} nach ${distance}, ${turn}`,
  remark: (junction) => `Hinweis zu Kreuzung ${junction}`,
  scale: (meters) => `1 mm = ${meters}\u00a0m`,
  or: (one, other) => `${one} oder ${other}`,
  otherScale: (scale) => `Achtung: anderer Maßstab, ${scale}`,
  otherScales: (scale, others) =>
    `${scale}. Dünne Pfeile haben einen anderen Maßstab; er steht daneben (${others}).`,
  point: (point) => `Punkt ${point}`,
  theFinish: "Das Ziel",
  afterPoint: (point) => `Punkt ${point}`,
  afterPartStart: "dem Anfang dieses Abschnitts",
  partStart: (point, place, length) => `${point}: ${place}. Dieser Abschnitt ist ${length} lang.`,
  finish: (point, distance, after) => `${point} kommt ${distance} nach ${after}.`,
  norths: {
    grid: "Gitternord (RD-Gitter)",
    magnetic: "magnetisch Nord (Kompass)",
    true: "geografisch Nord",
  },
  northUp: (north) => `In jeder Zeichnung ist ${north} oben.`,
  northFrom: (north) => `Alle Richtungen beziehen sich auf ${north}.`,
  eastOfTrue: (degrees, day) =>
    `Das liegt ${degrees}° östlich von geografisch Nord (Stand: ${day}).`,
  westOfTrue: (degrees, day) =>
    `Das liegt ${degrees}° westlich von geografisch Nord (Stand: ${day}).`,
} satisfies Words<typeof nl.sheetWords>;

export const gapWords = {
  stretch: (from, to) => `von km ${from} bis ${to}`,
  wholeRoute: "von der ganzen Route",
  noMap: (where) => `${where} hat dieses Gerät keine Karte, deshalb fehlen dort die Kreuzungen.`,
  junctionsMissing: (from, to) => `Km ${from}–${to}: keine Karte, deshalb fehlen Kreuzungen.`,
  seeTable: (from, to) => `Km ${from}–${to}: keine Karte, siehe Tabelle.`,
  courses: (from, to, north) => `Km ${from}–${to}: Von Punkt zu Punkt, Luftlinie. ${north}`,
  tooLarge: (paper, scale) =>
    `Die Oleate passt im Maßstab ${scale} nicht auf ${paper}. Wähle eine andere Technik oder einen kürzeren Abschnitt.`,
  fitsOtherwise: (paper, scale, others) =>
    `Die Oleate passt im Maßstab ${scale} nicht auf ${paper}, wohl aber in ${others}.`,
  fit: (paper, scale) => `${scale} auf ${paper}`,
} satisfies Words<typeof nl.gapWords>;

export const sheetColumns = {
  winds: ["Von", "Richtung", "Strecke", "Bis", "Hinweis"],
  degrees: ["Von", "Grad", "Strecke", "Bis", "Hinweis"],
  helicopter: ["Von", "Grad", "Strecke", "Bis", "Hinweis"],
  knots: ["Punkt", "Nach", "Knoten", "Hinweis"],
  coordinates: ["Punkt", "Koordinate", "Hinweis"],
} satisfies Words<typeof nl.sheetColumns>;

export const sourceWords = {
  sources: {
    ways: "Kreuzungen aus den Wegen des Kartenpakets, jeder Arm in seiner eigenen Richtung.",
    "ways-without-closed":
      "Kreuzungen aus den Wegen des Kartenpakets. Gesperrte Wege kennt dieses Paket nicht.",
    map: "Kreuzungen aus der gezeichneten Karte: Eine Brücke oder ein Tunnel kann als Kreuzung erscheinen.",
    both: "Kreuzungen teils aus den Wegen des Kartenpakets, teils aus der gezeichneten Karte.",
  },
  closedArm: "Dünn mit Querstrich: ein Weg, den man sieht, aber nicht betreten darf.",
} satisfies Words<typeof nl.sourceWords>;

export const knotWords = {
  unsuited: (degrees) => `Diese Technik passt hier nicht: geh ${degrees}.`,
  knots: [
    "Slipstek",
    "Überhandknoten",
    "Achterknoten",
    "Kreuzknoten",
    "Mastwurf",
    "Palstek",
    "Schotstek",
  ],
  turnRound: (knot) => `${knot}: umkehren.`,
  exit: (knot, exit) => `${knot}: Weg ${exit} von links.`,
} satisfies Words<typeof nl.knotWords>;
