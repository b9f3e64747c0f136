import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import { sheetSteps, usualChoice } from "#domain/route-sheet/sheet-step.ts";
import { type SheetInput, TECHNIQUES, type Technique } from "#domain/route-sheet/techniques.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { device } from "#state/device/device.ts";
import { packsStore } from "#state/packs/packs.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { photoStorage } from "#storage/records/photos/photo-storage.ts";
import { TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
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
  gaps: [],
  settings: { paper: "A4", north: { north: "grid", decimalYear: 2026.9 }, tracingScale: 25_000 },
  words: SHEET_WORDS,
  photos: [
    { lat: 52, lng: 4.355, photoId: "sheet-photo-1" },
    { lat: 52.005, lng: 4.36, photoId: "sheet-photo-2" },
  ],
};

async function storePhotos() {
  for (const { photoId: id } of INPUT.photos ?? []) {
    const picture = { type: "image/jpeg", bytes: new Uint8Array(3), addedAtMs: Date.now() };
    const size = { widthPixels: 400, heightPixels: 300 };
    await photoStorage(device.connection).put({ format: 1, id, ...picture, ...size });
  }
}

beforeEach(() => {
  window.print = vi.fn();
});

describe.each(TECHNIQUES)("the card of %s", (technique: Technique) => {
  it("previews the sheet and prints it in millimetres", async () => {
    await storePhotos();
    const loadMap = async () => new FakeMapPort();
    const card = { technique, input: INPUT, paper: "A4", loadMap } as const;
    const { user } = show(<TechniqueCard {...card} />);
    const name = TECHNIQUE_NAMES[technique];
    const preview = screen.getByRole("img", { name });
    expect(preview.textContent).toContain("10 cm");
    expect(preview.textContent).toContain("Rondje <b>Delft</b>");
    await user.click(screen.getByRole("button", { name: `Druk af: ${name}` }));
    await vi.waitFor(() => expect(document.querySelector("[data-route-sheet]")).toBeTruthy());
    const pictures = document.querySelectorAll("[data-route-sheet] image");
    expect(pictures.length > 0).toBe(
      ["fragments", "photos", "corridor", "memory"].includes(technique),
    );
    for (const picture of pictures) fireEvent.load(picture);
    expect(window.print).toHaveBeenCalledOnce();
    const page = document.querySelector<SVGElement>("[data-route-sheet='a4-portrait'] svg");
    expect(page?.style.width).toBe("210mm");
    expect(page?.style.height).toBe("297mm");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector("[data-route-sheet]")).toBeNull();
  });
});

it("stops before printing a sheet with a stretch without a map", async () => {
  const input = { ...INPUT, gaps: [{ fromMeters: 500, toMeters: 800 }] };
  const { user } = show(<TechniqueCard technique="strip" input={input} paper="A4" />);
  await user.click(screen.getByRole("button", { name: "Druk af: Strippenkaart" }));
  expect(screen.getByRole("alert").textContent).toContain(
    "Km 0,5–0,8: Dit apparaat heeft hier geen",
  );
  expect(window.print).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Druk toch af" }));
  expect(window.print).toHaveBeenCalledOnce();
});

it("explains what to do when no junction is on the sheet", () => {
  show(<TechniqueCard technique="strip" input={{ ...INPUT, steps: [] }} paper="A4" />);
  expect(screen.getByText("Zet minstens één kruispunt aan.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

const GAPS = [{ fromMeters: 500, toMeters: 800 }];

function Listed() {
  const [chosen, setChosen] = useState(CHOSEN);
  return (
    <>
      <JunctionList
        chosen={chosen}
        gaps={GAPS}
        onChange={(one, fields) =>
          setChosen(chosen.map((other) => (other === one ? { ...one, ...fields } : other)))
        }
      />
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
  const [, gap] = screen.getAllByRole("listitem");
  expect(gap?.textContent).toBe("Km 0,5–0,8: geen kaart, kruispunten ontbreken.");
  await user.type(screen.getByLabelText("Aanwijzing bij kruispunt 1"), "bij de molen");
  if (straight) await user.click(straight);
  expect(screen.getByRole("status").textContent).toBe("1bij de molen2");
  if (turn) await user.click(turn);
  expect(screen.getByRole("status").textContent).toBe("1");
});

it("names a turn-round, which is on the sheet", () => {
  const [turn] = usualChoice([{ ...TURN, inDegrees: 180, outDegrees: 180, otherDegrees: [] }]);
  if (!turn) throw new Error("no turn-round");
  show(<JunctionList chosen={[turn]} gaps={[]} onChange={vi.fn()} />);
  expect(screen.getByRole("checkbox", { name: "Keerpunt 1, na 400 m, keer om" })).toHaveProperty(
    "checked",
    true,
  );
});

it("reports that a plan is not on the device", async () => {
  show(<Screen />, { path: "/route-sheets/plan/nergens" });
  expect(await screen.findByText(/staat niet meer op dit apparaat/)).toBeTruthy();
  expect(
    within(document.body).getByRole("link", { name: "Uitleg van alle technieken" }),
  ).toBeTruthy();
});

/** Due east over the southern half of Delft, and a kilometre beyond the sample pack. */
const EASTWARDS = Float64Array.of(4.357, 52, 4.386, 52, 4.4, 52);

async function openSheets(packs: readonly PackOnDevice[]): Promise<void> {
  const nodes = [4.357, 4.4].map((lng, index) => {
    return { lat: 52, lng, osmId: index + 1, number: `${index + 1}` };
  });
  const traits = { hasFerry: false, hasPortage: false, isConnection: false };
  const legs = [{ ...traits, meters: 2950, line: EASTWARDS }];
  const route = { nodes, legs, stopPlaces: [0, 1], meters: 2950 };
  const id = await savedPlans.save(null, "Oostwaarts", { draft: emptyDraft("walk"), route });
  onTestFinished(async () => void (await savedPlans.remove(id ?? "")));
  packsStore.setState({ packs });
  showSheets(id);
}

function showSheets(id: string | null | undefined): void {
  const router = createMemoryRouter(
    [
      { path: "/route-sheets/:kind/:id", element: <Screen /> },
      { path: "*", element: null },
    ],
    { initialEntries: [`/route-sheets/plan/${id}`] },
  );
  render(<RouterProvider router={router} />);
}

it("names the stretch where the map on the device ends, on the screen and on every sheet", async () => {
  await openWithPack();
  const sentence = /^Van km (1,9|2,0) tot (2,9|3,0) heeft dit apparaat geen kaart: kruispunten/;
  expect(await screen.findByText(sentence, { ignore: "svg *" })).toBeTruthy();
  const sheets = screen.getAllByRole("img");
  // A sheet for each technique but photos, of which there are none, and the solution.
  expect(sheets).toHaveLength(TECHNIQUES.length);
  for (const { textContent } of sheets) {
    expect(textContent).toContain("heeft dit apparaat geen kaart");
  }
});

it("reports that there is no map along the route", async () => {
  await openSheets([]);
  const reports = await screen.findAllByText(/^Van hier staan geen wegen op dit apparaat/);
  // Above the sheets, and in place of each of the fourteen that are made of junctions.
  expect(reports).toHaveLength(15);
  expect(screen.queryByText("Zet minstens één kruispunt aan.")).toBeNull();
});

async function openWithPack(): Promise<void> {
  const bounds = [4.355, 51.995, 4.386, 52.005] as const;
  const bytes = new Blob([readFileSync("samples/packs/voorbeeld-delft/map.pmtiles")]);
  await openSheets([
    {
      kind: "pack",
      id: "delft",
      name: "delft",
      attribution: "",
      dataDate: null,
      areas: [bounds],
      mapAreas: [bounds],
      map: { bytes, schema: "openmaptiles" },
      modes: [],
      networks: null,
      graph: null,
      places: null,
    },
  ]);
}

const printedTexts = () =>
  [...document.querySelectorAll("[data-route-sheet] svg")].map((page) => page.textContent);

it("prints every patrol with its own start, direction and techniques, and the solution apart from them", {
  tags: "long",
}, async () => {
  const user = userEvent.setup();
  await openWithPack();
  await user.click(await screen.findByRole("button", { name: "Voeg patrouille toe" }));
  const name = await screen.findByLabelText("Naam");
  await user.clear(name);
  await user.type(name, "Vossen");
  fireEvent.change(screen.getByLabelText("Vertrek om"), { target: { value: "10:00" } });
  await user.click(screen.getByRole("button", { name: "Voeg patrouille toe" }));
  const [, second] = await screen.findAllByLabelText("Richting");
  await user.selectOptions(second as HTMLElement, "Andersom");
  const [split] = await screen.findAllByRole("button", { name: /^Nog een stuk/ });
  await user.click(split as HTMLElement);
  await user.selectOptions(screen.getAllByLabelText("Techniek")[1] as HTMLElement, "Gradenroute");
  await user.type(screen.getByLabelText("Telefoon van de leiding"), "06-1");
  await user.click(screen.getByRole("button", { name: "Druk de bladen af" }));
  const alert = await screen.findByText(/^Vossen, km (1,9|2,0)–(2,9|3,0) \(Gradenroute\): Dit/);
  expect(alert.parentElement?.children).toHaveLength(2);
  expect(printedTexts()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Druk toch af" }));
  await waitFor(() => expect(printedTexts().length).toBeGreaterThan(3));
  const texts = printedTexts();
  expect(texts[0]).toMatch(/^Vossen · Strippenkaart.*Vertrek om 10:00\. Leiding: 06-1\./);
  expect(texts[1]).toMatch(/^Vossen · Gradenroute/);
  expect(texts[2]).toMatch(/^Vossen · Alleen openen als je verdwaald bent/);
  expect(texts[3]).toMatch(/^Patrouille 2 · Strippenkaart/);
  expect(texts.join(" ")).not.toContain("Oplossing");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  await user.click(await screen.findByRole("button", { name: "Druk oplossing en tijden af" }));
  await waitFor(() => expect(printedTexts().at(-1)).toMatch(/^Wie is waar wanneer/));
  act(() => void window.dispatchEvent(new Event("afterprint")));
  cleanup();
  showSheets(savedPlans.store.getState().plans?.[0]?.id);
  const names = () => screen.getAllByLabelText<HTMLInputElement>("Naam").map(({ value }) => value);
  await waitFor(() => expect(names()).toEqual(["Vossen", "Patrouille 2"]));
  await user.click(screen.getByRole("button", { name: "Verwijder patrouille Vossen" }));
  await waitFor(() => expect(names()).toEqual(["Patrouille 2"]));
});
