import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { fuseHeading, type HeadingReport, NO_FUSION } from "#domain/position/heading.ts";
import { show } from "#parts/show.fixture.ts";
import { compassStore, headingStore, positionStore } from "#state/position/position.ts";
import { HeadingNote } from "./heading-note.tsx";

const GOING: HeadingReport = { origin: "course", courseDegrees: 90, speedMps: 1.4, atMs: 0 };
const STANDING: HeadingReport = { origin: "course", courseDegrees: null, speedMps: 0, atMs: 1000 };
const POINTING: HeadingReport = {
  origin: "compass",
  magneticDegrees: 200,
  declinationDegrees: null,
  atMs: 2000,
};

function hear(...reports: readonly HeadingReport[]): void {
  act(() => headingStore.setState(reports.reduce(fuseHeading, NO_FUSION).shown));
}

const note = (): string => screen.getByText(/^De pijl/).textContent;

it("names the source of the arrow, course or compass, and never the other", () => {
  positionStore.setState(fixedAt({ timeMs: Date.now() }));
  hear(POINTING, GOING);
  show(<HeadingNote />);
  expect(note()).toBe("De pijl draait mee met de richting waarin je gaat.");
  hear(GOING, STANDING, POINTING);
  expect(note()).toBe("De pijl draait mee met het kompas.");
  hear(GOING, STANDING);
  expect(note()).toContain("waarin je het laatst ging");
});

it("explains calibration only when a poor compass drives the arrow", () => {
  compassStore.setState({ wantsCalibration: true });
  hear(POINTING);
  show(<HeadingNote />);
  expect(note()).toContain("in een acht");
  hear(POINTING, GOING);
  expect(note()).not.toContain("in een acht");
});

it("does not present the course of an old fix as the current one", () => {
  positionStore.setState(fixedAt({ timeMs: Date.now() - 60_000 }));
  hear(GOING);
  show(<HeadingNote />);
  expect(note()).toContain("waarin je het laatst ging");
});
