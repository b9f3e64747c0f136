import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type FairwayMark, MARK_KINDS, NEUTRAL_KINDS } from "#domain/fairway/fairway-object.ts";
import { lightWords } from "#parts/fairway/mark-words.ts";
import { show } from "#parts/show.fixture.ts";
import { markKindText, markLook } from "#sentences/water/fairway-marks.ts";
import { MarkCard } from "./mark-card.tsx";

const MARK = {
  lat: 52,
  lng: 4,
  kind: "unknown",
  isBeacon: false,
  name: "ZWEM",
  light: "",
} as const;

function showMark(mark: Partial<FairwayMark>) {
  return show(
    <MarkCard
      mark={{ ...MARK, ...mark }}
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onMeasure={vi.fn()}
    />,
  );
}

it.each(MARK_KINDS)("describes the look of %s only if it follows from the kind", (kind) => {
  const isKnown = kind !== "light" && !NEUTRAL_KINDS.includes(kind);
  expect(markLook(kind) !== null).toBe(isKnown);
  for (const isBeacon of [false, true]) {
    const text = markKindText(kind, isBeacon);
    if (NEUTRAL_KINDS.includes(kind)) {
      expect(text).toMatch(/kleur niet in de data$/);
      expect(text).not.toMatch(/rood|groen|geel|bakboord|stuurboord/i);
    }
    if (kind !== "light") expect(text).toMatch(isBeacon ? /baken/i : /ton\b/i);
  }
});

it("shows an unknown mark with its name, and neither colour nor shape", () => {
  showMark({});
  expect(screen.getByRole("heading", { name: "ZWEM" })).toBeTruthy();
  expect(screen.getByText("Ton: soort en kleur niet in de data")).toBeTruthy();
  for (const fact of ["Kleur", "Vorm", "Topteken"]) expect(screen.queryByText(fact)).toBeNull();
});

it("calls a mark without a name by its kind alone, which is also the name of its waypoint", () => {
  showMark({ name: "" });
  expect(screen.getByRole("heading", { name: "Ton" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Naam" })).toHaveProperty("value", "Ton");
  expect(screen.getByText("Ton: soort en kleur niet in de data")).toBeTruthy();
});

it("never shows an isolated danger as yellow", () => {
  showMark({ kind: "isolated-danger", name: "W 3" });
  expect(screen.getByText("zwart met rode banden")).toBeTruthy();
  expect(screen.queryByText(/geel/)).toBeNull();
});

it("tells what is not known about a light", () => {
  const wordsOf = (mark: Partial<FairwayMark>) => lightWords({ ...MARK, ...mark });
  expect(wordsOf({ kind: "east", light: "Q(3)10s" })).toBe("Q(3)10s");
  expect(wordsOf({ light: "Fl(?)5s" })).toBe("Fl(?)5s, groep en kleur niet in de data");
  expect(wordsOf({ light: "Iso. 4s" })).toBe("Iso. 4s, kleur niet in de data");
  expect(wordsOf({ light: "?" })).toBe("licht, karakter onbekend");
  expect(wordsOf({})).toBeNull();
});
