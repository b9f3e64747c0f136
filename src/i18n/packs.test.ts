import { expect, test } from "vitest";
import { addedText, dataDateText, formatBytes } from "./packs.ts";

test.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [33_400, "34 kB"],
  [290_000, "0,3 MB"],
  [9_900_000, "9,9 MB"],
  [84_600_000, "85 MB"],
  [1_300_000_000, "1,3 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  ["2025-08-06", "gegevens van 6 augustus 2025"],
  ["2021-05", "gegevens van mei 2021"],
  ["2019", "gegevens uit 2019"],
  ["vorige week", "gegevens van vorige week"],
])("%s is said as: %s", (dataDate, text) => {
  expect(dataDateText(dataDate)).toBe(text);
});

test.each([
  [["Delft"], "Kaartpakket Delft staat op dit apparaat."],
  [["Delft", "Ede", "Meppel"], "3 kaartpakketten staan op dit apparaat: Delft, Ede en Meppel."],
])("of %j it is said that they are there", (names, text) => {
  expect(addedText(names)).toBe(text);
});
