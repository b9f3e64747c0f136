import { describe, expect, test } from "vitest";
import {
  aboutBytes,
  areaFactsText,
  areaProblemText,
  areaSizeText,
  tileProgressText,
} from "./areas.ts";

describe("the size of an area", () => {
  test.each([
    [9_040, 7_460, "9 bij 7,5 km"],
    [24_600, 9_960, "25 bij 10 km"],
    [620, 344, "620 bij 340 m"],
    [1_240, 344, "1,2 bij 0,34 km"],
  ])("of %d by %d metres", (width, height, text) => {
    expect(areaSizeText(width, height)).toBe(text);
  });

  test("has the precision of an estimate", () => {
    expect(aboutBytes(12_345_678)).toBe("ongeveer 12 MB");
    expect(aboutBytes(987_000)).toBe("ongeveer 1,0 MB");
  });
});

test("progress is shown in tiles", () => {
  expect(tileProgressText({ done: 1240, total: 2560 }, 8_300_000)).toBe(
    "1.240 van 2.560 tegels · 8,3 MB",
  );
});

test("a saved area shows its date, and that of its data if known", () => {
  const savedAtMs = Date.UTC(2026, 10, 21, 12);
  expect(areaFactsText(12e6, savedAtMs, null)).toBe("12 MB · bewaard op 21 november 2026");
  expect(areaFactsText(12e6, savedAtMs, "2025-12-03")).toBe(
    "12 MB · bewaard op 21 november 2026 · gegevens van 3 december 2025",
  );
});

describe("a problem of an area", () => {
  test("does not mention an address, a catalogue or a pack", () => {
    const problems = [
      "unreachable",
      "redirected",
      "html-answered",
      "server-error",
      "storage-blocked",
    ];
    for (const problem of problems) {
      expect(areaProblemText(problem, "Delft")).not.toMatch(/adres|catalogus|pakket|maker/);
    }
  });

  test("gives the same advice as for a pack where that applies", () => {
    expect(areaProblemText("disk-full", "Rond Delft")).toBe(
      "Rond Delft is niet opgehaald. Er is te weinig ruimte op dit apparaat. Maak ruimte vrij en probeer het opnieuw.",
    );
  });
});
