import { expect, it } from "vitest";
import { altitudeReferenceOf } from "./altitude-reference.ts";

it.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile", "ellipsoid"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0", "ellipsoid"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari", "sea-level"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile", "sea-level"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0 Safari/537.36", "sea-level"],
])("knows from what %s counts", (userAgent, reference) => {
  expect(altitudeReferenceOf(userAgent)).toBe(reference);
});
