import type * as nl from "../../nl/scouting/formula.ts";
import type { Words } from "../../words.ts";
export const formulaTexts = {
  heading: "Coordinates with letters",
  failed: "These formulas cannot be stored and will be lost when you close the app.",
  full: "There are 200 formulas already. Remove one first.",
  intro: "Type a coordinate with capitals for the unknown digits, such as:",
  rules: "The app computes what is in brackets: + − × and /. AB means two digits side by side.",
  text: "Formula",
  name: "Name",
  sum: "Sum of all digits",
  ranges: "What a letter can be",
  rangesHint: "0 to 9, unless you type something else, such as 1-6.",
  result: "Result",
  toPlace: "Go to this place",
  add: "New formula",
  remove: "Remove this formula",
  others: "All formulas",
  noName: "New formula",
  notDigits: "Type digits only.",
  notARange: "Type a number, or two with a hyphen.",
  otherSum: "The digits do not add up to this sum. At least one is wrong.",
  none: "None of the possible digits gives a place.",
  problems: {
    empty: "",
    "no-letters": "There is no letter in it. Type a capital where a digit is unknown.",
    unreadable:
      "This is not a coordinate with letters. Write degrees with N and E, or RD, and the unknown digits as capitals.",
    negative: "A part in brackets is below zero. Check the letters.",
    fraction: "A part in brackets is not a whole number. Check the letters.",
    "out-of-range": "There is no such place. Check the letters.",
    "rd-swapped": "In RD, x comes before y. Swap them.",
    incomplete: "This is only half a coordinate.",
    "same-axis": "The same direction occurs twice.",
  },
} satisfies Words<typeof nl.formulaTexts>;

export const formulaWords = {
  missing: (letters: string) => `Still to find: ${letters}.`,
  triedUntil: (letter, last) => `${letter} was tried up to ${last} only. Enter a smaller range.`,
  possible: (letter: string) => `Possible places, with one letter unknown (${letter}):`,
  choice: (letter: string, digits: string) => `${letter} = ${digits}`,
  outOfRange: (letters: string) => `${letters} is outside the range that you typed.`,
  rangeOf: (letter: string) => `${letter} is from-to`,
} satisfies Words<typeof nl.formulaWords>;
