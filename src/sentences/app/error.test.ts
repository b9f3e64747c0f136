import { expect, it } from "vitest";
import { statusText } from "./error.ts";

it.each([
  [400, "Foute aanvraag"],
  [401, "Niet geautoriseerd"],
  [403, "Geen toegang"],
  [404, "Pagina niet gevonden"],
  [500, "Pagina niet gevonden"],
  [418, "Pagina niet gevonden"],
])("names status %d %s", (status, text) => {
  expect(statusText(status)).toBe(text);
});
