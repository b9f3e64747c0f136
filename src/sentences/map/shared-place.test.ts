import { expect, it } from "vitest";
import { sharedPlaceText } from "./map-cards.ts";

it("shares the coordinates of a place without a name once", () => {
  const text = (name: string) => sharedPlaceText(name, null, "48.40850, 15.60650", "geo:48.4085");
  expect(text("48.40850, 15.60650")).toBe("48.40850, 15.60650\ngeo:48.4085");
  expect(text("Kamp")).toBe("Kamp: 48.40850, 15.60650\ngeo:48.4085");
});
