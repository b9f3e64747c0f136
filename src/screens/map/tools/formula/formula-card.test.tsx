import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { formulasStore, loadFormulas, removeFormula } from "#state/scouting/formulas.ts";
import { FormulaCard } from "./formula-card.tsx";

const TEXT = "N 52° 0A.B12' E 5° (C+3)0.456'";

beforeEach(async () => {
  await loadFormulas();
  for (const { id } of formulasStore.getState().document.formulas) removeFormula(id);
});

async function showCard(initialText: string | null = null) {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const onPlace = vi.fn<(place: LatLng) => void>();
  const card = { controller: map, initialText, onPlace, onClose: vi.fn() };
  const shown = show(<FormulaCard {...card} />);
  await act(async () => {});
  return { ...shown, map, onPlace };
}

it("asks for the letters of a typed formula, and opens the place that follows", async () => {
  const { user, map, onPlace } = await showCard();
  expect(screen.getByText(/Typ een coördinaat met hoofdletters/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Nieuwe formule" }));
  await user.type(screen.getByLabelText("Formule"), TEXT);
  expect(screen.getByText("Nog te vinden: A, B, C.")).toBeTruthy();
  await user.type(screen.getByLabelText("A"), "7");
  await user.type(screen.getByLabelText("B"), "8");
  expect(await screen.findByRole("button", { name: /^C = 2: / })).toBeTruthy();
  expect(map.sketch.filter(({ kind }) => kind === "point")).toHaveLength(3);
  await user.type(screen.getByLabelText("C"), "1");
  await user.click(screen.getByRole("button", { name: "Naar deze plek" }));
  expect(onPlace).toHaveBeenCalledWith({
    lat: expect.closeTo(52 + 7.812 / 60, 9),
    lng: expect.closeTo(5 + 40.456 / 60, 9),
  });
});

it("says what is wrong with a formula, its digits, their range and their sum", async () => {
  const { user } = await showCard(TEXT);
  for (const [letter, digits] of [
    ["A", "7"],
    ["B", "8"],
    ["C", "9"],
  ] as const)
    await user.type(screen.getByLabelText(letter), digits);
  expect(screen.getByText(/^Zo'n plek bestaat niet/)).toBeTruthy();
  await user.click(screen.getByText("Wat een letter kan zijn"));
  await user.type(screen.getByLabelText("C is van-tot"), "1-3");
  expect(screen.getByText(/^C ligt buiten/)).toBeTruthy();
  await user.type(screen.getByLabelText("Som van alle cijfers"), "12");
  expect(screen.getByText(/^De cijfers zijn samen niet deze som/)).toBeTruthy();
  await user.clear(screen.getByLabelText("Formule"));
  await user.type(screen.getByLabelText("Formule"), "Kom om 8 uur");
  expect(screen.getByText(/^Dit is geen coördinaat met letters/)).toBeTruthy();
});

it("opens a formula of a note once, with the digits that were found before", async () => {
  const { user, unmount } = await showCard(TEXT);
  await user.type(screen.getByLabelText("A"), "7");
  unmount();
  await showCard(TEXT);
  expect(screen.getByLabelText<HTMLInputElement>("A").value).toBe("7");
  expect(formulasStore.getState().document.formulas).toHaveLength(1);
});
