import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import { sheetSteps, usualChoice } from "#domain/route-sheet/sheet-step.ts";
import { type SheetInput, TECHNIQUES, type Technique } from "#domain/route-sheet/techniques.ts";
import { SHEET_WORDS, TECHNIQUE_NAMES } from "#i18n/route-sheet.ts";
import { show } from "#parts/show.fixture.ts";
import { JunctionList } from "./junction-list.tsx";
import { Component as Screen } from "./route-sheets-screen.tsx";
import { TechniqueCard } from "./technique-card.tsx";

const TURN: RouteJunction = {
  place: { lat: 52, lng: 4.36 },
  alongMeters: 400,
  inDegrees: 180,
  outDegrees: 270,
  otherDegrees: [0],
};
const STRAIGHT: RouteJunction = {
  ...TURN,
  alongMeters: 900,
  inDegrees: 90,
  outDegrees: 270,
  otherDegrees: [0],
};
const CHOSEN = usualChoice([TURN, STRAIGHT]);

const INPUT: SheetInput = {
  route: {
    name: "Rondje <b>Delft</b>",
    start: { lat: 52, lng: 4.355 },
    finish: { lat: 52.005, lng: 4.36 },
    lengthMeters: 1200,
    line: Float64Array.of(4.355, 52, 4.36, 52, 4.36, 52.005),
  },
  steps: sheetSteps(CHOSEN),
  settings: { paper: "A4", north: { north: "grid", decimalYear: 2026.9 }, tracingScale: 25_000 },
  words: SHEET_WORDS,
};

beforeEach(() => {
  window.print = vi.fn();
});

describe.each(TECHNIQUES)("the card of %s", (technique: Technique) => {
  it("previews the sheet and prints it in millimetres", async () => {
    const { user } = show(<TechniqueCard technique={technique} input={INPUT} paper="A4" />);
    const name = TECHNIQUE_NAMES[technique];
    const preview = screen.getByRole("img", { name });
    expect(preview.textContent).toContain("10 cm");
    expect(preview.textContent).toContain("Rondje <b>Delft</b>");
    await user.click(screen.getByRole("button", { name: `Druk af: ${name}` }));
    expect(window.print).toHaveBeenCalledOnce();
    const page = document.querySelector<SVGElement>("[data-route-sheet='a4-portrait'] svg");
    expect(page?.style.width).toBe("210mm");
    expect(page?.style.height).toBe("297mm");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector("[data-route-sheet]")).toBeNull();
  });
});

it("explains what to do when no junction is on the sheet", () => {
  show(<TechniqueCard technique="strip" input={{ ...INPUT, steps: [] }} paper="A4" />);
  expect(screen.getByText("Zet minstens één kruispunt aan.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

function Listed() {
  const [chosen, setChosen] = useState(CHOSEN);
  return (
    <>
      <JunctionList chosen={chosen} onChange={(changed) => setChosen([...changed])} />
      <output>{sheetSteps(chosen).map(({ number, remark }) => `${number}${remark}`)}</output>
    </>
  );
}

it("adds and removes junctions, and stores a remark", async () => {
  const { user } = show(<Listed />);
  const [turn, straight] = screen.getAllByRole("checkbox");
  expect(turn).toHaveProperty("checked", true);
  expect(straight).toHaveProperty("checked", false);
  expect(screen.getByText("Kruispunt 1, na 400 m, linksaf")).toBeTruthy();
  expect(screen.getByText("Kruispunt na 900 m, rechtdoor")).toBeTruthy();
  await user.type(screen.getByLabelText("Aanwijzing bij kruispunt 1"), "bij de molen");
  if (straight) await user.click(straight);
  expect(screen.getByRole("status").textContent).toBe("1bij de molen2");
  if (turn) await user.click(turn);
  expect(screen.getByRole("status").textContent).toBe("1");
});

it("reports that a plan is not on the device", async () => {
  show(<Screen />, { path: "/route-sheets/plan/nergens" });
  expect(await screen.findByText(/staat niet meer op dit apparaat/)).toBeTruthy();
  expect(
    within(document.body).getByRole("link", { name: "Uitleg van alle technieken" }),
  ).toBeTruthy();
});
