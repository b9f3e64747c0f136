import { describe, expect, it } from "vitest";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { startGuidance } from "./guide.ts";
import { legAhead } from "./leg-ahead.ts";

const LINE = guideLineOfTrack(
  { lngs: Float64Array.of(5, 5.1, 5.1), lats: Float64Array.of(52, 52, 52.1) },
  [{ label: "B2", alongMeters: 6800 }],
);
const START = startGuidance("motorboat");
const at = (alongMeters: number, passedCount: number) => ({
  ...START,
  passedCount,
  passages: [{ alongMeters, farthestMeters: alongMeters }],
});

describe("legAhead", () => {
  it("is the leg at the current position, up to the next named point", () => {
    const first = legAhead(LINE, at(100, 0));
    expect(first?.leg).toEqual({ from: { lat: 52, lng: 5 }, to: { lat: 52, lng: 5.1 } });
    expect(first?.mark).toMatchObject({ name: "B2", lat: 52 });
    expect(first?.mark.lng).toBeCloseTo(5.0993, 3);
    expect(legAhead(LINE, START)?.leg).toEqual(first?.leg);
  });

  it("is the end of the line after its last named point", () => {
    const last = legAhead(LINE, at(9_000, 1));
    expect(last?.leg).toEqual({ from: { lat: 52, lng: 5.1 }, to: { lat: 52.1, lng: 5.1 } });
    expect(last?.mark).toEqual({ name: "", lat: 52.1, lng: 5.1 });
    expect(legAhead(LINE, at(99_000, 1))?.leg).toEqual(last?.leg);
  });

  it("is null for a line of one point", () => {
    const point = guideLineOfTrack({ lngs: Float64Array.of(5), lats: Float64Array.of(52) });
    expect(legAhead(point, START)).toBeNull();
  });
});
