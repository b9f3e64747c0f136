import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { device } from "#state/device/device.ts";
import { changeSurvey, changeSurveyUnit, clearSurvey } from "#state/map/survey.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.fixture.ts";
import { SurveyCard } from "./survey-card.tsx";

const TRUTH = { lat: 52.2, lng: 5.3 };
const CHURCH = { lat: 52.22, lng: 5.3 };
const MAST = { lat: 52.2, lng: 5.34 };

function showCard() {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const onPlace = vi.fn<(place: LatLng) => void>();
  const shown = show(<SurveyCard controller={map} onPlace={onPlace} onClose={vi.fn()} />);
  const tap = (place: LatLng) => act(() => map.events.emit("mapTapped", place));
  const results = () => map.sketch.filter((shape) => shape.kind === "point" && shape.isResult);
  return { ...shown, map, onPlace, tap, results };
}

const bearing = (from: LatLng, to: LatLng) => inverse(from, to).initialBearing.toFixed(2);

beforeEach(() => {
  clearSurvey();
  changeSurvey({ task: "resect", north: "true" });
  changeSurveyUnit("deg", "nl-NL");
});

describe("the survey card", () => {
  it("finds the own position from two bearings, draws it, and opens its card", async () => {
    const { user, tap, onPlace, results, map } = showCard();
    tap(CHURCH);
    tap(MAST);
    await user.type(screen.getByLabelText("Peiling naar A"), bearing(TRUTH, CHURCH));
    expect(results()).toHaveLength(0);
    await user.type(
      screen.getByLabelText("Peiling naar B"),
      bearing(TRUTH, MAST).replace(".", ","),
    );
    expect(results()).toHaveLength(1);
    expect(map.sketch.some(({ kind }) => kind === "area")).toBe(true);
    expect(screen.getByText(/^Je zit er hooguit \d+ m naast/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Naar deze plek" }));
    const [found] = onPlace.mock.calls[0] ?? [];
    expect(found && distanceMeters(found, TRUTH)).toBeLessThan(2);
  });

  it("names the points and shows where they are, tells the wrong bearing, and stores the work", async () => {
    const { user, tap, map } = showCard();
    const third = { lat: 52.18, lng: 5.27 };
    for (const [name, at, off] of [
      ["A", CHURCH, 5],
      ["B", MAST, 5],
      ["C", third, 5],
    ] as const) {
      tap(at);
      const read = (Number(bearing(TRUTH, at)) + off) % 360;
      await user.type(screen.getByLabelText(`Peiling naar ${name}`), `${read}`);
    }
    expect(
      screen.getByText(/^Deze peilingen kloppen niet met elkaar\. Minstens één ervan is mis/),
    ).toBeTruthy();
    expect(screen.queryByText(/hooguit/)).toBeNull();
    expect(map.sketch.some(({ kind }) => kind === "area")).toBe(false);
    const [name] = screen.getAllByLabelText("Naam");
    await user.clear(name as HTMLElement);
    await user.type(name as HTMLElement, "Kerk");
    expect(screen.getByLabelText("Peiling naar Kerk")).toBeTruthy();
    // Scouts plot them on the grid of their map.
    expect((await screen.findAllByText(/^RD/)).length).toBeGreaterThanOrEqual(3);
    const stored = () => scoutingStorage(device.connection).read("survey");
    await expect.poll(stored).toMatchObject({
      task: "resect",
      sightings: [{ name: "Kerk" }, { name: "B" }, { name: "C" }],
    });
  });

  it("draws the triangle of error of three bearings", async () => {
    const { user, tap, map } = showCard();
    const third = { lat: 52.19, lng: 5.27 };
    for (const [name, at] of [
      ["A", CHURCH],
      ["B", MAST],
      ["C", third],
    ] as const) {
      tap(at);
      const read = Number(bearing(TRUTH, at)) + (name === "C" ? 3 : 0);
      await user.type(screen.getByLabelText(`Peiling naar ${name}`), `${read}`);
    }
    const triangles = map.sketch.filter(
      (shape) => shape.kind === "line" && shape.points.length === 4,
    );
    expect(triangles).toHaveLength(1);
  });

  it("warns about bearings that cross at a narrow angle, and reports those that do not cross", async () => {
    const { user, tap } = showCard();
    tap(CHURCH);
    tap({ lat: 52.22, lng: 5.31 });
    const second = screen.getByLabelText("Peiling naar B");
    await user.type(screen.getByLabelText("Peiling naar A"), "0");
    await user.type(second, "10");
    expect(screen.getByText(/minder dan 30°/)).toBeTruthy();
    await user.clear(second);
    await user.type(second, "0");
    expect(screen.getByText(/kruisen niet/)).toBeTruthy();
    await user.clear(second);
    await user.type(second, "361");
    expect(screen.getByText("Typ 0 tot 360.")).toBeTruthy();
  });

  it("projects a chain of steps in mils", async () => {
    changeSurvey({ task: "project" });
    changeSurveyUnit("mil", "nl-NL");
    const { user, tap, results, onPlace } = showCard();
    tap(TRUTH);
    await user.type(screen.getByLabelText("Peiling 1"), "1600");
    await user.type(screen.getByLabelText("Afstand 1 (m)"), "1000");
    await user.click(screen.getByRole("button", { name: "Nog een stap" }));
    await user.type(screen.getByLabelText("Peiling 2"), "0");
    await user.type(screen.getByLabelText("Afstand 2 (m)"), "500");
    expect(results()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Naar deze plek" }));
    const [found] = onPlace.mock.calls[0] ?? [];
    const line = found && inverse(TRUTH, found);
    expect(line?.distanceMeters).toBeCloseTo(Math.hypot(1000, 500), 0);
    expect(line?.initialBearing).toBeCloseTo((Math.atan2(1000, 500) * 180) / Math.PI, 1);
  });

  it("measures the step to a second point that is tapped", async () => {
    changeSurvey({ task: "project" });
    const { tap } = showCard();
    tap(TRUTH);
    tap(MAST);
    expect(screen.getByLabelText("Peiling 1")).toHaveProperty("value", "90");
    expect(screen.getByLabelText("Afstand 1 (m)")).toHaveProperty("value", "2735");
    expect(screen.queryByLabelText("Peiling 2")).toBeNull();
  });

  it("adds the middle of the map and typed coordinates, and removes a point", async () => {
    const { user, map } = showCard();
    await user.click(screen.getByRole("button", { name: "Punt in het midden" }));
    await user.click(screen.getByRole("button", { name: "Typ coördinaten" }));
    await user.type(screen.getByRole("textbox", { name: /Coördinaten/ }), "52.22, 5.3");
    await user.click(screen.getByRole("button", { name: "Voeg punt toe" }));
    await screen.findByLabelText("Peiling naar B");
    // The map comes to both points.
    const box = map.shown as LngLatBox;
    expect([isInBox(box, { lat: 52.22, lng: 5.3 }), isInBox(box, map.center as LatLng)]).toEqual([
      true,
      true,
    ]);
    await user.click(screen.getByRole("button", { name: "Haal A weg" }));
    expect(screen.queryByLabelText("Peiling naar A")).toBeNull();
    expect(screen.getByLabelText("Peiling naar B")).toBeTruthy();
  });

  it("removes its drawing when it closes", () => {
    const { tap, map, unmount } = showCard();
    tap(CHURCH);
    expect(map.sketch).not.toHaveLength(0);
    unmount();
    expect(map.sketch).toHaveLength(0);
  });
});

it("says that the survey is not stored, until it is", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => full.mockRestore());
  const { tap } = showCard();
  tap(CHURCH);
  expect(await screen.findByText(/^Deze peiling kan niet bewaard worden/)).toBeTruthy();
  full.mockRestore();
  tap(MAST);
  await vi.waitFor(() => expect(screen.queryByText(/^Deze peiling kan niet/)).toBeNull());
});

it("leaves a bearing that contradicts three others out of the place", {
  tags: "thorough",
}, async () => {
  const { user, tap, onPlace } = showCard();
  for (const [name, at, off] of [
    ["A", CHURCH, 0],
    ["B", MAST, 0.5],
    ["C", { lat: 52.19, lng: 5.27 }, -0.5],
    ["D", { lat: 52.181, lng: 5.31 }, 25],
  ] as const) {
    tap(at);
    const read = (Number(bearing(TRUTH, at)) + off + 360) % 360;
    await user.type(screen.getByLabelText(`Peiling naar ${name}`), `${read}`);
  }
  expect(screen.getByText(/Waarschijnlijk is die naar D mis/)).toBeTruthy();
  expect(screen.getByText(/telt niet mee/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Naar deze plek" }));
  const [found] = onPlace.mock.calls[0] ?? [];
  expect(found && distanceMeters(found, TRUTH)).toBeLessThan(40);
});
