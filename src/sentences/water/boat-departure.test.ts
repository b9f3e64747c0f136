import { expect, it } from "vitest";
import { voyageWaitsText } from "./boat-departure.ts";

const WAITS = { arrivalMs: 0, waitMs: 0, unknownCount: 0, closedCount: 0 };

it("says where a voyage ends on its way, instead of an arrival", () => {
  expect(voyageWaitsText(WAITS, "16:40")).toBe("Aankomst 16:40.");
  expect(voyageWaitsText({ ...WAITS, closedCount: 1 }, "16:40")).toBe(
    "Bij 1 brug of sluis kom je voorlopig niet door.",
  );
  expect(voyageWaitsText({ ...WAITS, closedCount: 2, unknownCount: 1 }, "16:40")).toBe(
    "Bij 2 bruggen of sluizen kom je voorlopig niet door. Bij 1 brug of sluis is niet bekend of je wacht.",
  );
});
