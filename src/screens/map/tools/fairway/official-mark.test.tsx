import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightNotation } from "#domain/fairway/official/mark-light.ts";
import { markNamed } from "#domain/fairway/official/marks.fixture.ts";
import type { OfficialMark } from "#domain/fairway/official/official-mark.ts";
import { lightWords, markText } from "#parts/fairway/mark-words.ts";
import { show } from "#parts/show.fixture.ts";
import { recordSourceText } from "#sentences/water/official-marks.ts";
import { MarkCard } from "./mark-card.tsx";

function markOf(name: string, change: Partial<OfficialMark> = {}): FairwayMark {
  const mark = { ...markNamed(name), ...change };
  const { lat, lng, isFixed: isBeacon } = mark;
  const official = { mark, date: "2026-09-15" };
  return { lat, lng, kind: "unknown", isBeacon, name, light: lightNotation(mark), official };
}

/** Returns the facts of the card of a mark, by name. */
function factsOf(mark: FairwayMark): Readonly<Record<string, string>> {
  show(<MarkCard mark={mark} onClose={vi.fn()} onSaved={vi.fn()} onMeasure={vi.fn()} />);
  const terms = screen.getAllByRole("term");
  return Object.fromEntries(
    terms.map((term) => [term.textContent ?? "", term.nextElementSibling?.textContent ?? ""]),
  );
}

it("says what the record of a parting mark states, and nothing else", () => {
  expect(factsOf(markOf("ZW 10-MW 1"))).toMatchObject({
    Betekenis: "rood en groen: hier komen vaarwaters samen of gaan ze uiteen",
    Vorm: "Spar",
    Kleur: "rood-groen, van boven naar beneden",
    Topteken: "cilinder boven bol: rood",
    Licht: "niet in de data",
    Vaarwater: "ZWARTE WATER",
    Bron: expect.stringMatching(/^Rijkswaterstaat \(CC0\), gegevens van 15 september 2026/),
  });
});

it("says of red on which side it is, and that lakes have conventions of their own", () => {
  expect(factsOf(markOf("ZW 14"))["Betekenis"]).toMatch(
    /^rood: rechterkant, stroomafwaarts of zeewaarts gezien\. Op meren en Randmeren/,
  );
});

it.each([
  ["ZMN-OW 38", "Stomp: geel", null],
  ["ZD 1", "Spar: groen", "Iso G 8s · groen"],
  ["V gevaar", "Spar: zwart-rood-zwart", "Fl(2) W 7.5s · wit"],
  [
    "V sectorlicht",
    "Vast baken: wit-rood",
    "LFl RWG 10s · rood, wit en groen · 48 m hoog · richting 112,5°",
  ],
  ["V elf", "Baken: groen", "Oc(2+1) WR 6s · wit en rood"],
])("%s is %s with the light %s in every list", (name, text, light) => {
  const mark = markOf(name);
  expect([markText(mark), lightWords(mark)]).toEqual([text, light]);
});

it("says the sectors of a light, and that their limits are not verified", () => {
  const facts = factsOf(markOf("V sectorlicht"));
  expect(facts["Lichtsectoren"]).toBe(
    "rood tot 260°, wit tot 280,5°, groen tot 300°, donker tot 245°",
  );
  expect(screen.getByText(/nog niet nagegaan/)).toBeTruthy();
});

it("says which cardinal mark it is only if its bands and its topmark agree", () => {
  expect(factsOf(markOf("V oost"))["Betekenis"]).toMatch(/oostelijk/);
  document.body.innerHTML = "";
  expect(factsOf(markOf("V oost", { topmark: "" }))).not.toHaveProperty("Betekenis");
});

it("shows words that the app does not know as the source writes them", () => {
  const strange = { shape: "vlot", colors: "paars", topmark: "vis", topmarkColors: "" };
  expect(factsOf(markOf("ZW 14", strange))).toMatchObject({
    Vorm: "‘vlot’, zo staat het in de bron",
    Kleur: "‘paars’, zo staat het in de bron",
    Topteken: "‘vis’, zo staat het in de bron: niet in de data",
  });
});

it("calls the light of the app that, where the record has none", () => {
  expect(lightWords({ ...markOf("ZW 14"), light: "Iso. 4s" })).toBe(
    "Iso. 4s, volgens de data van de app",
  );
});

it("says that the day of the data is not known", () => {
  const record = { mark: markNamed("ZW 14"), date: null };
  expect(recordSourceText(record, 0)).toBe("Rijkswaterstaat (CC0), datum onbekend");
});
