import type { TechniqueExplanation } from "#i18n/nl/scouting/techniques.ts";

/** Texts of the leader's page. */
export const techniquesTexts = {
  heading: "Techniken erklärt",
  intro:
    "Für die Leitung: jede Technik in fünf Sätzen mit einem Beispiel. Druck die Seite für eine Gruppenstunde aus.",
  print: "Erklärung drucken",
  example: "Beispiel",
} as const;

/** The techniques in the order in which they are taught. */
export const TECHNIQUE_EXPLANATIONS: readonly TechniqueExplanation[] = [
  {
    id: "dot-and-arrow",
    name: "Punkt-Pfeil-Route",
    sentences: [
      "Jedes Bild ist eine Kreuzung, von oben gesehen.",
      "Du kommst aus der Richtung des Punkts und gehst in Richtung des Pfeils weiter.",
      "Das Bild ist so gedreht, dass du immer von unten kommst.",
      "Die Bilder stehen in der richtigen Reihenfolge: Streich ab, was du hinter dir hast.",
      "Kreuzungen, an denen der Weg eindeutig ist, sind weggelassen.",
    ],
  },
  {
    id: "junctions",
    name: "Kreuzungsroute",
    sentences: [
      "Jedes Bild ist eine Kreuzung mit Norden oben.",
      "Norde das Blatt ein wie eine Karte: mit dem Kompass oder an einem bekannten Weg, bis der Nordpfeil nach Norden zeigt.",
      "Du kommst vom Punkt und gehst zum Pfeil.",
      "Stimmt die Zahl der Wege nicht, dann bist du noch nicht an der richtigen Kreuzung.",
      "Zähl die Bilder mit, damit du weißt, wo du bist.",
    ],
  },
  {
    id: "strip",
    name: "Streifenkarte",
    sentences: [
      "Sie heißt auch Fischgräte: Die lange Linie ist die gerade gezogene Route, gelesen von unten nach oben.",
      "Jeder Strich zur Seite ist ein Weg, den du liegen lässt.",
      "Steht ein Strich rechts, dann lässt du diesen Weg rechts liegen.",
      "Die Entfernungen stimmen nicht: Nur die Reihenfolge zählt.",
      "Kein Seitenweg, wo ein Strich steht? Dann bist du zu weit oder noch nicht weit genug.",
    ],
  },
  {
    id: "winds",
    name: "Windrosenroute",
    sentences: [
      "Bei jedem Punkt steht die Himmelsrichtung, in die du weitergehst, zum Beispiel NNO.",
      "Halte den Kompass waagerecht und dreh dich, bis die Nadel auf Norden steht.",
      "Such den Weg, der am besten zur Himmelsrichtung passt.",
      "Die Windrose hat sechzehn Richtungen, jeweils 22,5 Grad auseinander.",
      "Daneben steht, wie weit du in diese Richtung gehst, bis zum nächsten Punkt.",
    ],
  },
  {
    id: "degrees",
    name: "Marschzahlroute",
    sentences: [
      "Bei jedem Punkt steht die Marschzahl, also die Richtung in Grad, in die du weitergehst.",
      "Daneben steht, wie weit du dann gehst, bis zum nächsten Punkt. Norden ist 0, Osten 90, Süden 180 und Westen 270 Grad.",
      "Stell die Marschzahl am Kompass ein und dreh dich, bis die Nadel auf Norden steht.",
      "Der Richtungspfeil des Kompasses zeigt dann auf den Weg, den du nimmst.",
      "Oben auf dem Blatt steht, ab welchem Nord die Grade zählen: Gitternord, magnetisch Nord oder geografisch Nord.",
    ],
  },
  {
    id: "vectors",
    name: "Vektorroute",
    sentences: [
      "Jeder Pfeil ist ein Stück der Route, von einem Punkt zum nächsten.",
      "Die Richtung des Pfeils ist die Richtung auf der Karte, mit Norden oben.",
      "Die Länge des Pfeils ist die Entfernung im Maßstab; ein dünner Pfeil ist größer gezeichnet, sein Maßstab steht dabei.",
      "Miss den Winkel mit einem Kartenwinkelmesser und die Länge mit einem Lineal: Grad und Meter stehen zum Nachrechnen dabei.",
      "Zeichne die Pfeile hintereinander auf die Karte, und du hast die ganze Route.",
    ],
  },
  {
    id: "helicopter",
    name: "Helikopterroute",
    sentences: [
      "Du gehst von Punkt zu Punkt, wie ein Helikopter fliegt: in Luftlinie.",
      "Zu jedem Stück stehen Marschzahl und Entfernung dabei.",
      "Zeichne den Punkt in die Karte ein und wähle selbst die Wege dorthin.",
      "Bestimme an jedem Punkt die Richtung neu, dann setzt sich ein Fehler nicht fort.",
      "Geh nicht über Wasser, Gleise oder Privatgelände, auch wenn der Pfeil dorthin zeigt.",
    ],
  },
  {
    id: "tracing",
    name: "Oleate",
    sentences: [
      "Die Oleate ist die Route auf durchsichtigem Papier, ohne Karte.",
      "Leg sie auf eine Karte im gleichen Maßstab.",
      "Die Kreuzchen gehören genau auf die Kilometerlinien mit denselben Zahlen.",
      "Miss zuerst, ob der Balken unten 10 cm lang ist, sonst stimmt der Maßstab nicht.",
      "Geh danach mit der Karte die Linie ab, die du durch das Papier siehst.",
    ],
  },
  {
    id: "resection",
    name: "Rückwärtseinschneiden",
    sentences: [
      "Mit dem Rückwärtseinschneiden findest du heraus, wo du selbst bist.",
      "Such zwei oder drei Punkte, die du siehst und die auch auf der Karte sind.",
      "Peil jeden Punkt mit dem Kompass an und schreib die Gradzahl auf.",
      "Zeichne von jedem Punkt aus die Linie zurück: Wo sie sich schneiden, bist du.",
      "Nimm Punkte, die ungefähr quer zueinander liegen; bei drei Linien entsteht ein kleines Fehlerdreieck.",
    ],
  },
  {
    id: "intersection",
    name: "Vorwärtseinschneiden",
    sentences: [
      "Mit dem Vorwärtseinschneiden findest du heraus, wo etwas anderes ist.",
      "Stell dich an eine Stelle, die du auf der Karte zeigen kannst, und peil den unbekannten Punkt an.",
      "Mach das noch einmal von einer anderen Stelle aus.",
      "Zeichne von jeder Stelle aus die Linie nach vorn: Wo sie sich schneiden, liegt der Punkt.",
      "Je weiter deine Stellen auseinanderliegen, desto genauer wird der Schnittpunkt.",
    ],
  },
  {
    id: "projection",
    name: "Projektion",
    sentences: [
      "Eine Projektion führt von einem bekannten Punkt zu einem neuen Punkt.",
      "Du bekommst die Marschzahl und die Entfernung.",
      "Trag auf der Karte mit dem Kartenwinkelmesser die Richtung ab.",
      "Miss entlang dieser Linie die Entfernung: Bei 1:25.000 ist ein Kilometer vier Zentimeter lang.",
      "Vom neuen Punkt aus kann die nächste Projektion beginnen.",
    ],
  },
  {
    id: "square",
    name: "Km-Quadrat und Koordinate",
    sentences: [
      "Die Linien auf der Karte bilden Quadrate von einem mal einem Kilometer.",
      "Ein Km-Quadrat heißt nach den Linien links und unten: zuerst der Rechtswert, dann der Hochwert.",
      "Mit sechs Ziffern triffst du auf hundert Meter genau, mit acht Ziffern auf zehn Meter.",
      "Leg den Planzeiger mit der Ecke an den Punkt und lies die Striche ab.",
      "Merk dir: erst den Flur entlang, dann die Treppe hinauf.",
    ],
  },
];
