import { describe, expect, it } from "vitest";
import { departureTime } from "./departure-time.ts";

/** Wednesday 25 November 2026, 19:33 in Amsterdam. */
const NOW_MS = Date.UTC(2026, 10, 25, 18, 33, 20);

function departure(date: string, time: string, nowMs = NOW_MS): string | null {
  const found = departureTime({ date, time }, nowMs);
  if (!found) return null;
  return `${new Date(found.atMs).toISOString().slice(0, 16)}${found.isMoved ? " moved" : ""}`;
}

describe("departureTime", () => {
  it("is today for a time that is still to come, and tomorrow for one that has passed", () => {
    expect(departure("", "20:15")).toBe("2026-11-25T19:15");
    expect(departure("", "19:33")).toBe("2026-11-25T18:33");
    expect(departure("", "08:00")).toBe("2026-11-26T07:00 moved");
    expect(departure("2026-11-25", "08:00")).toBe("2026-11-26T07:00 moved");
  });

  it("is on the chosen date", () => {
    expect(departure("2026-11-28", "08:00")).toBe("2026-11-28T07:00");
    expect(departure("2026-11-28", "")).toBe("2026-11-28T18:33");
    expect(departure("2026-11-25", "")).toBe("2026-11-25T18:33");
  });

  it("is never on a date that has passed", () => {
    expect(departure("2026-11-24", "08:00")).toBe("2026-11-26T07:00 moved");
    expect(departure("2025-12-31", "21:00")).toBe("2026-11-25T20:00 moved");
  });

  it("is tomorrow on the clock, over midnight and on days when the clock changes", () => {
    expect(departure("", "00:10", Date.UTC(2026, 11, 31, 22, 50))).toBe("2026-12-31T23:10 moved");
    expect(departure("", "08:00", Date.UTC(2026, 2, 28, 19, 0))).toBe("2026-03-29T06:00 moved");
    expect(departure("", "08:00", Date.UTC(2026, 9, 24, 19, 0))).toBe("2026-10-25T07:00 moved");
  });

  it("is nothing without a choice, or for a text that is not a date or time", () => {
    expect(departure("", "")).toBeNull();
    expect(departure("2026-02-30", "08:00")).toBeNull();
    expect(departure("275760-01-01", "08:00")).toBeNull();
    expect(departure("", "8 uur")).toBeNull();
  });
});
