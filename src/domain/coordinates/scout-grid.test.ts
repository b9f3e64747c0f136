import { describe, expect, it } from "vitest";
import { readShortRd } from "#domain/coordinate-forms/read-short-rd.ts";
import { fromRd } from "./rd.ts";
import { kilometerSquare, scoutCoordinate } from "./scout-grid.ts";

const RD = { x: 191_234.9, y: 403_056.7 };

describe("the scout grid", () => {
  it("names a kilometre square by its corner", () => {
    expect(kilometerSquare(RD)).toBe("191/403");
  });

  it.each([
    [4, "9103"],
    [6, "912030"],
    [8, "91230305"],
  ] as const)("truncates to %d digits, with leading zeros", (digits, text) => {
    expect(scoutCoordinate(RD, digits)).toBe(text);
  });

  it("is read back by the reader of short RD, within the square", () => {
    const [found] = readShortRd(scoutCoordinate(RD, 8), fromRd(RD)).candidates;
    expect(found?.text).toBe("191230, 403050");
  });
});
