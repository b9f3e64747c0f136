import { expect, it } from "vitest";
import { turnText } from "./direction.ts";

it.each([
  [0, "recht vooruit"],
  [-14, "recht vooruit"],
  [16, "20° naar rechts"],
  [-93, "90° naar links"],
  [267, "90° naar links"],
  [-181, "achter je"],
  [164, "160° naar rechts"],
  [720, "recht vooruit"],
])("says a turn of %d degrees as %s", (degrees, text) => {
  expect(turnText(degrees)).toBe(text);
});
