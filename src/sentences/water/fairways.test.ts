import { expect, it } from "vitest";
import type { Passage } from "#domain/fairway/passage/passage.ts";
import { chamberText, passageText } from "./fairways.ts";

const PASSES = { state: "passes", limit: null, fitsFixedSpan: false, compared: [] } as const;
const LOCK = { kind: "lock", chambers: 1 } as const;
const BRIDGE = { kind: "bridge", chambers: null } as const;

it.each([
  [
    { ...PASSES, compared: ["width", "length"] },
    LOCK,
    "breedte en lengte passen; diepte en brug onbekend",
  ],
  [
    { ...PASSES, compared: ["width", "length"] },
    { ...LOCK, chambers: 2 },
    "past in de breedste en in de langste kolk, misschien niet dezelfde; diepte en brug onbekend",
  ],
  [{ ...PASSES, compared: ["length"] }, LOCK, "lengte past, de rest is onbekend"],
  [PASSES, LOCK, "onbekend of je erdoor kunt"],
  [{ ...PASSES, compared: ["height", "width"] }, BRIDGE, "kan eronderdoor"],
  [{ ...PASSES, compared: ["width"] }, BRIDGE, "breedte past, hoogte onbekend"],
  [
    { ...PASSES, state: "opens", limit: "height", fitsFixedSpan: true },
    BRIDGE,
    "onder het hoogste vaste deel (breedte onbekend), of als hij opengaat",
  ],
  [{ ...PASSES, state: "opens", limit: "height" }, BRIDGE, "alleen als hij opengaat (hoogte)"],
])("%#: says of a passage only what was compared", (passage, object, text) => {
  expect(passageText(passage as Passage, object)).toBe(text);
});

it("says which chamber is as long as that", () => {
  expect([1, 2, null].map((chambers) => chamberText(chambers, 24))).toEqual([
    "1 kolk, 24\u00a0m lang",
    "2 kolken, de langste 24\u00a0m",
    "de langste 24\u00a0m",
  ]);
});
