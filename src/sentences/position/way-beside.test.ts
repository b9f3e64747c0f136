import { expect, it } from "vitest";
import type { WayBeside } from "#domain/network/ways/route/find-way-beside.ts";
import { trackEndsText, wayBesideLine, wayBesideText } from "./way-beside.ts";

const STREET: WayBeside = {
  kind: "road",
  name: "Rotterdamseweg",
  distanceMeters: 12.4,
  bearing: 92,
};

it("names the side of a street and the distance", () => {
  expect(wayBesideText(STREET)).toBe("aan de oostkant van de Rotterdamseweg, 12 m");
  expect(wayBesideText({ ...STREET, name: "Doelenplein", bearing: 350 })).toBe(
    "aan de noordkant van het Doelenplein, 12 m",
  );
  expect(wayBesideText({ ...STREET, name: "Oude Delft" })).toBe(
    "aan de oostkant van Oude Delft, 12 m",
  );
  expect(wayBesideText({ ...STREET, name: "De Nieuwe Haven" })).toBe(
    "aan de oostkant van De Nieuwe Haven, 12 m",
  );
  expect(wayBesideText({ ...STREET, name: null, kind: "cycleway" })).toBe(
    "aan de oostkant van een fietspad, 12 m",
  );
});

it("tells no side on the street itself, or of a place that is not known well enough", () => {
  expect(wayBesideText({ ...STREET, distanceMeters: 3 })).toBe("op de Rotterdamseweg");
  expect(wayBesideText(STREET, 15)).toBe("bij de Rotterdamseweg");
  expect(wayBesideText({ ...STREET, name: null, kind: "steps" }, 15)).toBe("bij een trap");
});

it("says only that the street is near, or nothing, of a place that may be far from it", () => {
  const on = { ...STREET, distanceMeters: 3 };
  expect(wayBesideLine(on, 12)).toBe("Op de Rotterdamseweg");
  expect(wayBesideLine(on, 60)).toBe("Bij de Rotterdamseweg");
  expect(wayBesideLine(on, 150)).toBeNull();
  expect(wayBesideLine(STREET, 150)).toBeNull();
});

it("says where a track begins, and where it ends if that is another street", () => {
  const end = { ...STREET, name: null, kind: "path", distanceMeters: 40 } as const;
  expect(trackEndsText(STREET, STREET)).toBe("Begonnen op de Rotterdamseweg.");
  expect(trackEndsText(STREET, end)).toBe("Begonnen op de Rotterdamseweg, geëindigd bij een pad.");
  expect(trackEndsText(STREET, null)).toBe("Begonnen op de Rotterdamseweg.");
  expect(trackEndsText(null, end)).toBeNull();
});
