import { expect, it } from "vitest";
import { waterOfLegTexts } from "./leg-water.ts";

const WATER = { knownMeters: 0, openMeters: 0, carried: [] };

/** Returns the sentences about a leg of 4 km with these facts, with plain spaces. */
function textsOf(
  water: Parameters<typeof waterOfLegTexts>[0]["water"],
  draughtMeters: number | null = null,
) {
  const leg = { meters: 4000, ...(water && { water }) };
  const texts = waterOfLegTexts(leg, "motorboat", draughtMeters);
  return texts.map((text) => text.replace(/\s/g, " "));
}

it("says of a water whether a boat may be there only where the map does", () => {
  const probably = "Waarschijnlijk bevaarbaar; of je boot hier mag varen, is niet bekend.";
  expect(textsOf(undefined)).toEqual([probably]);
  expect(textsOf(WATER)).toEqual([probably]);
  expect(textsOf({ ...WATER, knownMeters: 3999 })).toEqual([
    "Volgens de kaart mag je boot hier varen.",
  ]);
  const [partly] = textsOf({ ...WATER, knownMeters: 1000 });
  expect(partly).toBe("Over 1,62 NM van de 2,16 NM is niet bekend of je boot er mag varen.");
});

it("says where a canoe is carried, over what open water it goes, and the draught in the map", () => {
  const carried = [
    { atMeters: 1200, meters: 30 },
    { atMeters: 2500, meters: 120 },
  ];
  const putIns = [
    { atMeters: 800, name: "Kanosteiger" },
    { atMeters: 3000, name: null },
  ];
  const water = { knownMeters: 3850, openMeters: 900, carried, putIns, maxDraughtMeters: 1.2 };
  const texts = waterOfLegTexts({ meters: 4000, water }, "canoe", null).map((text) =>
    text.replace(/\s/g, " "),
  );
  expect(texts).toEqual([
    "Volgens de kaart mag je boot hier varen.",
    "900 m over open water.",
    "Overdragen: 30 m na 1,2 km en 120 m na 2,5 km.",
    "In- of uitstappen: Kanosteiger na 800 m en na 3,0 km.",
    "Diepgang volgens de kaart hoogstens 1,2 m.",
  ]);
});

it("says that a water is too shallow only for a boat that draws more", () => {
  const texts = (draughtMeters: number | null) =>
    textsOf({ ...WATER, maxDraughtMeters: 1.25 }, draughtMeters).at(-1);
  expect(texts(null)).toBe("Diepgang volgens de kaart hoogstens 1,25 m.");
  expect(texts(1.25)).toBe("Diepgang volgens de kaart hoogstens 1,25 m.");
  expect(texts(1.3)).toBe("Diepgang volgens de kaart hoogstens 1,25 m: jouw boot steekt 1,3 m.");
});
