/** The street, path or cycleway beside a place. */
export const wayBesideWords = {
  // Ends of names, separated by spaces: those with the first article, and those with the second. All other names have none.
  firstArticle:
    "straat weg laan kade dijk singel gracht dreef steeg brug vaart haven markt allee boulevard baan poort ring wal kering dam route lei esplanade gaarde",
  secondArticle:
    "plein pad hof park plantsoen erf viaduct hofje einde laantje straatje weggetje paadje",
  // First words of names that need no article.
  ownArticle: "De Het 't Den",
  onFirst: (name: string) => `op de ${name}`,
  onSecond: (name: string) => `op het ${name}`,
  onBare: (name: string) => `op ${name}`,
  nearFirst: (name: string) => `bij de ${name}`,
  nearSecond: (name: string) => `bij het ${name}`,
  nearBare: (name: string) => `bij ${name}`,
  ofFirst: (name: string) => `van de ${name}`,
  ofSecond: (name: string) => `van het ${name}`,
  ofBare: (name: string) => `van ${name}`,
  // Ways without a name.
  on: {
    road: "op een weg",
    cycleway: "op een fietspad",
    path: "op een pad",
    track: "op een landweg",
    steps: "op een trap",
  },
  near: {
    road: "bij een weg",
    cycleway: "bij een fietspad",
    path: "bij een pad",
    track: "bij een landweg",
    steps: "bij een trap",
  },
  of: {
    road: "van een weg",
    cycleway: "van een fietspad",
    path: "van een pad",
    track: "van een landweg",
    steps: "van een trap",
  },
  // The sides clockwise from north: "aan de oostkant van de Rotterdamseweg, 12 m".
  sides: [
    "aan de noordkant",
    "aan de noordoostkant",
    "aan de oostkant",
    "aan de zuidoostkant",
    "aan de zuidkant",
    "aan de zuidwestkant",
    "aan de westkant",
    "aan de noordwestkant",
  ],
  beside: (side: string, way: string, distance: string) => `${side} ${way}, ${distance}`,
  // A track: "Begonnen op de Rotterdamseweg", "Geëindigd bij een fietspad".
  begun: (where: string) => `Begonnen ${where}.`,
  begunAndEnded: (start: string, end: string) => `Begonnen ${start}, geëindigd ${end}.`,
} as const;
