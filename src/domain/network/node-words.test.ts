import { describe, expect, it } from "vitest";
import { afterNodeWords, withoutNodeWords } from "./node-words.ts";

const WALK = ["walk"];
const CYCLE = ["cycle"];
const CANOE = ["canoe"];
const BOATS = ["motorboat", "canoe"];

/** The words that people type before a number, in each language. */
const WORDS = [
  ["knooppunt", null],
  ["Knoop", null],
  ["kp", null],
  ["kp.", null],
  ["node", null],
  ["Junction", null],
  ["Knotenpunkt", null],
  ["Knoten", null],
  ["KP", null],
  ["wandelknooppunt", WALK],
  ["walking node", WALK],
  ["Wanderknotenpunkt", WALK],
  ["fietsknooppunt", CYCLE],
  ["cycle node", CYCLE],
  ["bike junction", CYCLE],
  ["Fahrradknotenpunkt", CYCLE],
  ["Rad-Knotenpunkt", CYCLE],
  ["kanoknooppunt", CANOE],
  ["canoe node", CANOE],
  ["Kanuknotenpunkt", CANOE],
  ["vaarknooppunt", BOATS],
  ["boating node", BOATS],
  ["Bootsknotenpunkt", BOATS],
] as const;

describe.each(WORDS)("the words %s before a number", (words, modes) => {
  it("are read, with or without a word for the number", () => {
    for (const number of ["51", "nr 51", "no. 51", "Nr. 51", "number 51"]) {
      expect(afterNodeWords(`${words} ${number}`), number).toEqual({ modes, rest: "51" });
    }
    expect(afterNodeWords(`${words}51`)).toEqual({ modes, rest: "51" });
    expect(afterNodeWords(words)).toEqual({ modes, rest: "" });
  });

  it("are left out of a list of numbers", () => {
    expect(withoutNodeWords(`${words} 12, ${words} 34`)).toBe("12, 34");
  });
});

it.each(["Knooppuntweg 5", "nodeweg", "Knotenpunktstraße 1", "51", "", "Delft"])(
  "%j does not begin with them",
  (text) => {
    expect(afterNodeWords(text)).toBeNull();
  },
);
