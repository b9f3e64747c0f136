/** Texts of the tool that fills in the letters of a coordinate. */
export const formulaTexts = {
  heading: "Formulecoördinaten",
  failed: "Deze formules kunnen niet bewaard worden en gaan verloren als je de app sluit.",
  full: "Er staan al 200 formules. Verwijder er eerst een.",
  intro: "Typ een coördinaat met hoofdletters voor de onbekende cijfers, zoals:",
  rules: "Tussen haakjes rekent de app: + − × en /. AB zijn twee cijfers achter elkaar.",
  text: "Formule",
  name: "Naam",
  sum: "Som van alle cijfers",
  ranges: "Wat een letter kan zijn",
  rangesHint: "0 tot 9, tenzij je iets anders typt, zoals 1-6.",
  result: "Uitkomst",
  toPlace: "Naar deze plek",
  add: "Nieuwe formule",
  remove: "Verwijder deze formule",
  others: "Alle formules",
  noName: "Nieuwe formule",
  notDigits: "Typ alleen cijfers.",
  notARange: "Typ een getal, of twee met een streepje.",
  otherSum: "De cijfers zijn samen niet deze som. Minstens één klopt niet.",
  none: "Met geen van de mogelijke cijfers is dit een plek.",
  problems: {
    empty: "",
    "no-letters": "Hier staat geen letter in. Zet een hoofdletter waar een cijfer onbekend is.",
    unreadable:
      "Dit is geen coördinaat met letters. Schrijf graden met N en E, of RD, en de onbekende cijfers als hoofdletters.",
    negative: "Tussen haakjes komt een getal onder nul uit. Kijk de letters na.",
    fraction: "Tussen haakjes komt geen heel getal uit. Kijk de letters na.",
    "out-of-range": "Zo'n plek bestaat niet. Kijk de letters na.",
    "rd-swapped": "Bij RD staat x voor y. Keer ze om.",
    incomplete: "Er staat maar een half coördinaat.",
    "same-axis": "Er staat twee keer dezelfde richting.",
  },
} as const;

/** Sentences with values. */
export const formulaWords = {
  missing: (letters: string) => `Nog te vinden: ${letters}.`,
  triedUntil: (letter: string, last: string) =>
    `${letter} is alleen tot ${last} geprobeerd. Vul een kleiner bereik in.`,
  possible: (letter: string) => `Mogelijke plekken, met nog één onbekende letter (${letter}):`,
  choice: (letter: string, digits: string) => `${letter} = ${digits}`,
  outOfRange: (letters: string) => `${letters} ligt buiten wat je zelf als mogelijk opgaf.`,
  rangeOf: (letter: string) => `${letter} is van-tot`,
} as const;
