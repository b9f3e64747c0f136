import type * as nl from "../../nl/scouting/techniques.ts";
import type { Words } from "../../words.ts";

export const techniquesTexts = {
  heading: "Techniken erklärt",
  intro:
    "Für die Leitung: jede Technik in fünf Sätzen mit einem Beispiel. Du kannst diese Seite für eine Gruppenstunde ausdrucken.",
  print: "Diese Seite drucken",
  example: "Beispiel",
} satisfies Words<typeof nl.techniquesTexts>;

export const techniqueExplanations = {
  "dot-and-arrow": {
    name: "Punkt-Pfeil-Route",
    sentences: [
      "Jedes Bild zeigt eine Kreuzung von oben.",
      "Du kommst am Punkt an und gehst in Pfeilrichtung weiter.",
      "Das Bild ist so gedreht, dass du immer von unten kommst.",
      "Die Bilder stehen in der richtigen Reihenfolge: Streiche durch, was du hinter dir hast.",
      "Kreuzungen, an denen der Weg eindeutig ist, sind weggelassen.",
    ],
  },
  junctions: {
    name: "Kreuzungsroute",
    sentences: [
      "Jedes Bild zeigt eine Kreuzung mit Norden oben.",
      "Norde das Blatt wie eine Karte ein: Dreh es, bis der Nordpfeil nach Norden zeigt. Dabei hilft dir ein Kompass oder eine bekannte Straße.",
      "Du kommst am Punkt an und gehst in Pfeilrichtung weiter.",
      "Wenn die Anzahl der Wege nicht stimmt, bist du noch nicht an der richtigen Kreuzung.",
      "Zähl die Bilder mit, damit du weißt, wo du bist.",
    ],
  },
  fragments: {
    name: "Kartenausschnitte",
    sentences: [
      "Jeder Kreis ist ein Stück Karte um eine Kreuzung, in der Reihenfolge der Route.",
      "Du kommst vom Punkt und gehst zum Pfeil.",
      "Suche auf dem Stück Karte die Wege, die du um dich siehst.",
      "Sind die Stücke gedreht, halte das Blatt so, dass der Punkt zu dir zeigt.",
      "Geh geradeaus, bis du beim nächsten Stück bist.",
    ],
  },
  photos: {
    name: "Foto-Orientierung",
    sentences: [
      "Jedes Foto ist ein Ort an der Route, in der Reihenfolge, in der man vorbeikommt.",
      "Geh, bis du siehst, was auf dem Foto ist.",
      "Die Zeichnung daneben sagt, wie es weitergeht: vom Punkt zum Pfeil.",
      "Eine Kreuzung ohne Foto hat nur die Zeichnung.",
      "Die Leitung macht die Fotos bei Wegpunkten an der Route, mit Blick in Laufrichtung.",
    ],
  },
  strip: {
    name: "Streifenkarte",
    sentences: [
      "Diese Technik heißt auch Fischgräte: Die lange Linie ist die Route, zu einer Geraden gestreckt und von unten nach oben zu lesen.",
      "Jeder Strich zur Seite ist eine Abzweigung, die du nicht nimmst.",
      "Ein Strich rechts bedeutet, dass rechts von dir ein Weg abzweigt, an dem du vorbeigehst.",
      "Die Entfernungen sind nicht maßstabsgetreu: Nur die Reihenfolge zählt.",
      "Gibt es dort, wo ein Strich steht, keine Abzweigung, dann bist du zu weit oder noch nicht weit genug gegangen.",
    ],
  },
  maze: {
    name: "Labyrinth",
    sentences: [
      "Suche im Labyrinth den Weg vom Pfeil zum Punkt.",
      "Jede Gabelung auf diesem Weg ist eine Kreuzung, in derselben Reihenfolge.",
      "Draußen führen ebenso viele Wege weiter wie im Labyrinth, auch gesperrte.",
      "Nimm den Weg, der im Labyrinth zum Punkt führt, von links gezählt.",
      "Gabelungen in Sackgassen zählen nicht.",
    ],
  },
  winds: {
    name: "Windrosenroute",
    sentences: [
      "An jedem Punkt bekommst du die nächste Himmelsrichtung, zum Beispiel NNO.",
      "Halte den Kompass waagerecht und dreh dich, bis die Nadel auf Norden steht.",
      "Such den Weg, der am besten zu dieser Richtung passt.",
      "Die Windrose hat sechzehn Richtungen im Abstand von je 22,5 Grad.",
      "Folge dem Weg über die angegebene Entfernung bis zum nächsten Punkt.",
    ],
  },
  strokes: {
    name: "Punkt-Strich-Route",
    sentences: [
      "Jeder Punkt hat einen Strich und ist ein Buchstabe einer niederländischen Himmelsrichtung.",
      "Ein Strich nach oben ist N (Norden), nach rechts O (Osten), nach unten Z (Süden), nach links W (Westen).",
      "Lies von unten nach oben: unten ein Strich nach unten, darüber einer nach rechts ist ZO, Südosten.",
      "Ergibt das etwas, das es nicht gibt, wie OZ, dann lies von oben nach unten.",
      "Suche mit dem Kompass den Weg, der am besten zur Richtung passt.",
    ],
  },
  knots: {
    name: "Knotenroute",
    sentences: [
      "Knüpfe die Knoten der Reihe nach in ein Seil, oder gib das Blatt mit.",
      "Zu jeder Kreuzung gehört der nächste Knoten.",
      "Zähle die Wege von links nach rechts, mit dem Rücken zu dem Weg, auf dem du gekommen bist.",
      "Der Knoten sagt, den wievielten Weg du nimmst; der Schlüssel steht unten auf dem Blatt.",
      "Zähle auch einen Weg mit, der gesperrt ist.",
    ],
  },
  degrees: {
    name: "Marschzahlroute",
    sentences: [
      "An jedem Punkt bekommst du die nächste Marschzahl, also die Richtung in Grad.",
      "Daneben steht die Entfernung zum nächsten Punkt. Norden ist 0, Osten 90, Süden 180 und Westen 270 Grad.",
      "Stell die Marschzahl am Kompass ein und dreh dich, bis die Nadel auf Norden steht.",
      "Der Richtungspfeil des Kompasses zeigt dann, wohin du gehen musst.",
      "Oben auf dem Blatt steht, auf welche Nordrichtung sich die Marschzahlen beziehen: Gitternord, magnetisch Nord oder geografisch Nord.",
    ],
  },
  "turned-north": {
    name: "Vektor mit wechselndem Norden",
    sentences: [
      "Jedes Bild ist eine Kreuzung mit einem dünnen Pfeil nach Norden und einem dicken Pfeil der Route.",
      "Norden zeigt auf jedem Bild in eine andere Richtung.",
      "Drehe das Blatt, bis der dünne Pfeil nach Norden zeigt.",
      "Der dicke Pfeil zeigt dann den Weg, den du nimmst.",
      "Drehe das Blatt an jeder Kreuzung neu.",
    ],
  },
  vectors: {
    name: "Vektorroute",
    sentences: [
      "Jeder Pfeil ist ein Abschnitt der Route, von einem Punkt zum nächsten.",
      "Die Richtung des Pfeils ist die Richtung auf der Karte, mit Norden oben.",
      "Die Länge des Pfeils entspricht maßstäblich der Entfernung. Dünne Pfeile sind größer gezeichnet und haben einen eigenen Maßstab.",
      "Miss den Winkel mit einem Kartenwinkelmesser und die Länge mit einem Lineal. Grad und Meter stehen zur Kontrolle daneben.",
      "Zeichne die Pfeile nacheinander auf die Karte, dann hast du die ganze Route.",
    ],
  },
  coordinates: {
    name: "Koordinatenroute",
    sentences: [
      "Jeder Punkt hat vier Zahlen mit zwei Ziffern.",
      "Die erste ist die Kilometerlinie links vom Punkt, die zweite, wie viele Hundertstel du nach rechts gehst.",
      "Die dritte ist die Kilometerlinie unter dem Punkt, die vierte, wie viele Hundertstel du nach oben gehst.",
      "Zeichne die Punkte auf eine Karte mit nummerierten Kilometerlinien.",
      "Wähle selbst den Weg von einem Punkt zum nächsten.",
    ],
  },
  helicopter: {
    name: "Helikopterroute",
    sentences: [
      "Du gehst in gerader Linie von Punkt zu Punkt, so wie ein Helikopter fliegen würde.",
      "Für jeden Abschnitt bekommst du eine Marschzahl und eine Entfernung.",
      "Zeichne den Punkt in die Karte ein und wähle selbst den Weg dorthin.",
      "Bestimme die Richtung an jedem Punkt neu, damit sich Fehler nicht aufsummieren.",
      "Geh nicht durchs Wasser, über Gleise oder über Privatgelände, auch wenn die Richtung dorthin weist.",
    ],
  },
  tracing: {
    name: "Oleate",
    sentences: [
      "Die Oleate zeigt die Route auf Transparentpapier, ohne Karte.",
      "Leg sie auf eine Karte im gleichen Maßstab.",
      "Richte die Kreuze genau an den Kilometerlinien mit denselben Zahlen aus.",
      "Miss zuerst nach, ob der Balken unten 10 cm lang ist. Wenn nicht, stimmt der Maßstab nicht.",
      "Folge dann der Linie auf dem Papier; die Karte siehst du hindurch.",
    ],
  },
  corridor: {
    name: "Korridorkarte",
    sentences: [
      "Die Karte endet 100 m neben der Route.",
      "Die Punkte sind die Punkte der Route, mit ihren Nummern.",
      "Geh auf den Wegen der Karte von Punkt zu Punkt.",
      "Die Route selbst ist nicht eingezeichnet.",
      "Hört die Karte auf, bist du zu weit: Geh zurück zum letzten Punkt.",
    ],
  },
  memory: {
    name: "Merkkarte",
    sentences: [
      "An jedem Posten hängt eine Karte mit dem Weg zum nächsten.",
      "Sieh sie dir an, bis du den Weg kennst, und lass die Karte hängen.",
      "Achte auf die Wege, an denen du vorbeigehst, und wo du abbiegst.",
      "Geh den Weg aus dem Gedächtnis.",
      "Vergessen? Geh zurück zum Posten und sieh noch einmal nach.",
    ],
  },
  resection: {
    name: "Rückwärts\u00adeinschneiden",
    sentences: [
      "Mit dem Rückwärts\u00adeinschneiden findest du heraus, wo du selbst bist.",
      "Such zwei oder drei Punkte, die du sehen kannst und die auch auf der Karte eingezeichnet sind.",
      "Peil jeden Punkt mit dem Kompass an und schreib die Gradzahl auf.",
      "Zeichne von jedem Punkt aus die Gegenrichtung ein. Du bist dort, wo sich die Linien schneiden.",
      "Wähle Punkte, die von dir aus gesehen ungefähr im rechten Winkel zueinander liegen. Drei Linien ergeben ein kleines Fehlerdreieck.",
    ],
  },
  intersection: {
    name: "Vorwärts\u00adeinschneiden",
    sentences: [
      "Mit dem Vorwärts\u00adeinschneiden findest du heraus, wo etwas anderes ist.",
      "Stell dich an einen Ort, den du auf der Karte findest, und peil den unbekannten Punkt an.",
      "Mach das noch einmal von einem anderen Ort aus.",
      "Zeichne von jedem Ort aus die gepeilte Richtung ein. Der Punkt liegt dort, wo sich die Linien schneiden.",
      "Je näher der Schnittwinkel der Linien an 90° liegt, desto genauer ist das Ergebnis.",
    ],
  },
  projection: {
    name: "Projektion",
    sentences: [
      "Eine Projektion führt von einem bekannten Punkt zu einem neuen Punkt.",
      "Du bekommst eine Marschzahl und eine Entfernung.",
      "Zeichne die Richtung mit einem Kartenwinkelmesser in die Karte ein.",
      "Miss die Entfernung entlang dieser Linie: Bei 1:25.000 entspricht ein Kilometer vier Zentimetern.",
      "Vom neuen Punkt aus geht es mit der nächsten Projektion weiter.",
    ],
  },
  square: {
    name: "Km-Quadrat und Koordinate",
    sentences: [
      "Die Linien auf der Karte bilden Quadrate von einem mal einem Kilometer.",
      "Ein Km-Quadrat wird nach den Linien links und unten benannt: zuerst der Rechtswert, dann der Hochwert.",
      "Sechs Ziffern sind auf hundert Meter genau, acht Ziffern auf zehn Meter.",
      "Leg die Ecke des Planzeigers an den Punkt und lies die Werte an der Skala ab.",
      "Merk dir: erst den Flur entlang, dann die Treppe hinauf.",
    ],
  },
} satisfies Words<typeof nl.techniqueExplanations>;
