import { expect, test } from "vitest";
import { formatCoordinate } from "#domain/coordinate-forms/all-forms.ts";
import { COORDINATE_FORMATS } from "#domain/coordinates/coordinate-format.ts";
import { coordinateExamples } from "#words/app/settings.ts";

const DOM_TOWER = { lat: 52.09074, lng: 5.12142 };

test.each(COORDINATE_FORMATS)("the example of %s matches the output of the app", (format) => {
  expect(coordinateExamples[format]).toBe(formatCoordinate(DOM_TOWER, format));
});
