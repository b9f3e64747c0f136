import { expect, it } from "vitest";
import { openingHoursText, poiKind } from "./points-of-interest.ts";

it("uses the name of the kind, or else of its class", () => {
  expect(poiKind("drinking_water", "drinking_water")).toBe("Drinkwater");
  expect(poiKind("christian", "place_of_worship")).toBe("Gebedshuis");
  expect(poiKind("hearing_aids", null)).toBe("Punt op de kaart");
});

it.each([
  ["24/7", "dag en nacht"],
  ["Mo-Fr 09:00-18:00;Su off", "ma-vr 09:00-18:00; zo gesloten"],
  ["Mo,We 10:00-12:00", "ma, wo 10:00-12:00"],
  ["week 1-10 open", "week 1-10 open"],
])("tells opening hours in Dutch: %s", (written, text) => {
  expect(openingHoursText(written)).toBe(text);
});
