import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { routeOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { EMPTY_ROUTE } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { addMeasurePoint, startMeasuring } from "#state/map/measure.ts";
import { placeProtractor, removeProtractor } from "#state/map/protractor.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { planner } from "#state/plans/planner.ts";
import { positionStore } from "#state/position/position.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { PrintCard } from "./print-card.tsx";

const sheet = () => document.querySelector<HTMLElement>("[data-sheet]");

beforeEach(() => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:a-picture", revokeObjectURL: vi.fn() }),
  );
  window.print = vi.fn();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function printed(
  map: FakeMapPort,
  title: string,
  choose?: (user: UserEvent) => Promise<void>,
) {
  const { user } = show(<PrintCard controller={map} along={null} onClose={vi.fn()} />);
  await choose?.(user);
  await user.selectOptions(screen.getByRole("combobox", { name: "Papier" }), "A3");
  await user.selectOptions(screen.getByRole("combobox", { name: "Richting" }), "Liggend");
  await user.selectOptions(screen.getByRole("combobox", { name: "Schaal" }), "1:10.000");
  const field = screen.getByLabelText<HTMLInputElement>("Titel op het blad");
  // Wait for the name of the place, or typing would be appended to it.
  await waitFor(() => expect(field.value).not.toBe(""));
  await user.clear(field);
  await user.type(field, title);
  await user.click(screen.getByRole("button", { name: "Druk af" }));
  await waitFor(() => expect(sheet()).not.toBeNull());
  return user;
}

it("prints the framed area on the chosen sheet once its picture is ready, and then removes it", async () => {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  await printed(map, "Hike zaterdag");
  // The width of A3 without margins, at 1.5 · 96 pixels per inch.
  expect(map.pictured).toMatchObject({ width: 2257, middle: map.center });
  const drawn = sheet();
  expect(drawn?.dataset["sheet"]).toBe("a3-landscape");
  expect(drawn?.style.width).toBe("420mm");
  expect(document.documentElement.style.getPropertyValue("page")).toBe("a3-landscape");
  for (const words of ["Hike zaterdag", "1:10.000", "© makers", "150", "471", "500 m", "N"]) {
    expect(drawn?.textContent).toContain(words);
  }
  expect(drawn?.textContent).toMatch(/hooguit 0,\d\u00a0%/);
  expect(window.print).not.toHaveBeenCalled();
  const picture = drawn?.querySelector("img");
  expect(picture?.src).toBe("blob:a-picture");
  if (picture) fireEvent.load(picture);
  expect(window.print).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(sheet()).toBeNull();
  expect(document.documentElement.style.getPropertyValue("page")).toBe("");
});

it("draws a drop for each of a crowd of waypoints, with grid north up and the legend of the sheet", async () => {
  const map = new FakeMapPort();
  const place = map.center ?? { lat: 0, lng: 0 };
  const waypoints = Array.from({ length: 12 }, (_, index) => {
    return { id: `w${index}`, name: `Post ${index + 1}`, ...place, lng: place.lng + index * 1e-5 };
  });
  waypointsStore.setState({ waypoints });
  await printed(map, "Hike", async (user) => {
    await user.click(screen.getByText("Noord, namen en legenda"));
    await user.click(screen.getByRole("checkbox", { name: "Met de legenda erachter" }));
  });
  expect(map.pictured).toMatchObject({ readsLegend: true });
  expect(sheet()?.querySelectorAll("[data-pin]")).toHaveLength(12);
  expect(sheet()?.textContent).toContain("Noord boven: RD-raster");
  const behind = document.querySelector("[data-behind]")?.textContent;
  expect(behind).toContain("Post 12");
  expect(behind).toContain("Wat er op dit blad staat.");
  expect(behind).toContain("Waypoint");
  expect(behind).not.toContain("Waypoints dicht bij elkaar");
});

it("leaves sightings of a hunt off the sheet unless they are ticked", async () => {
  const map = new FakeMapPort();
  const place = { lat: 52, lng: 5 };
  showSketch("hunt", [{ kind: "point", place, label: "Vos", isSighting: true }]);
  onTestFinished(() => act(() => showSketch("hunt", [])));
  await printed(map, "Hike");
  expect(map.pictured).toMatchObject({ showsSightings: false });
  act(() => void window.dispatchEvent(new Event("afterprint")));
  cleanup();
  await printed(map, "Hike", async (user) => {
    await user.click(screen.getByText("Noord, namen en legenda"));
    await user.click(screen.getByRole("checkbox", { name: "Zet waarnemingen van de jacht erop" }));
  });
  expect(map.pictured).toMatchObject({ showsSightings: true });
});

it("remembers the paper and the north", async () => {
  const map = new FakeMapPort();
  const { user } = show(<PrintCard controller={map} along={null} onClose={vi.fn()} />);
  await user.selectOptions(screen.getByRole("combobox", { name: "Papier" }), "A5");
  await user.click(screen.getByText("Noord, namen en legenda"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Noord boven" }), "geografisch");
  cleanup();
  show(<PrintCard controller={map} along={null} onClose={vi.fn()} />);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Papier" }).value).toBe("A5");
  const north = screen.getByRole<HTMLSelectElement>("combobox", { name: "Noord boven" });
  expect(north.value).toBe("true");
});

it("prints the protractor that lies on the map, in the size of a real one", async () => {
  const map = new FakeMapPort();
  placeProtractor(map.center ?? { lat: 0, lng: 0 });
  onTestFinished(removeProtractor);
  await printed(map, "Hike");
  const circle = sheet()?.querySelector("[data-printed-protractor] polyline");
  const xs = (circle?.getAttribute("points") ?? "")
    .split(" ")
    .map((pair) => Number.parseFloat(pair));
  // Twice 40 mm, of which the projection takes less than a tenth of a millimetre.
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(80, 0);
});

it("prints the position, if known, and the measured line, which the map shows beforehand", async () => {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const place = map.center ?? { lat: 0, lng: 0 };
  startMeasuring(place);
  addMeasurePoint({ ...place, lng: place.lng + 0.01 });
  const timeMs = clockStore.getState().nowMs;
  const { fix } = positionStore.getState();
  const known = { ...place, accuracyMeters: 5, altitudeMeters: null, timeMs };
  positionStore.setState({ fix: { ...(fix as PositionFix), ...known } });
  await printed(map, "Hike");
  // Nobody asked for it.
  expect(sheet()?.textContent).not.toContain("Je bent hier");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  fireEvent.click(screen.getByRole("checkbox", { name: "Zet mijn positie erop" }));
  fireEvent.click(screen.getByRole("button", { name: "Druk af" }));
  await waitFor(() => expect(sheet()).not.toBeNull());
  expect(map.measured?.points).toHaveLength(2);
  const [first = "", last = ""] =
    sheet()?.querySelector("[data-measured]")?.getAttribute("points")?.split(" ") ?? [];
  const dot = sheet()?.querySelector("circle");
  expect(first).toBe(
    `${Number(dot?.getAttribute("cx")).toFixed(2)},${Number(dot?.getAttribute("cy")).toFixed(2)}`,
  );
  // 0.01 degrees are 683 metres there, or 68 millimetres.
  expect(Number.parseFloat(last) - Number.parseFloat(first)).toBeCloseTo(68.3, 0);
  expect(sheet()?.textContent).toContain("Je bent hier");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  positionStore.setState({ fix: { ...(fix as PositionFix), ...known, timeMs: timeMs - 600_000 } });
  fireEvent.click(screen.getByRole("button", { name: "Druk af" }));
  await waitFor(() => expect(sheet()).not.toBeNull());
  expect(sheet()?.textContent).not.toContain("Je bent hier");
  positionStore.setState({ fix });
});

it("turns grid north up on request, and shows the other norths in the margin", async () => {
  const map = new FakeMapPort();
  map.center = fromRd({ x: 250_000, y: 575_000 });
  onTestFinished(bindTools(map.layers));
  await printed(map, "Hike", (user) =>
    user.selectOptions(screen.getByRole("combobox", { name: "Noord boven" }), "RD-raster"),
  );
  expect(map.pictured?.bearingDegrees).toBeCloseTo(1.1, 0);
  expect(sheet()?.textContent).toMatch(
    /Noord boven: RD-raster · meridiaan\u00adconvergentie 1,\d° O · declinatie \d,\d° O \(\d{4}\) · kompas \d,\d° O van rasternoord\./,
  );
  expect(sheet()?.textContent).toContain("RD-raster per 100 m");
  expect(sheet()?.querySelectorAll("polyline[data-minor]").length).toBeGreaterThan(20);
});

it("names every waypoint, or numbers them with a list and the legend on a page behind", async () => {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const { lat, lng } = map.center ?? { lat: 0, lng: 0 };
  const waypoints = ["Kamp", "Post 2"].map((name, at) => ({
    id: name,
    name,
    lat,
    lng: lng + at / 200,
  }));
  waypointsStore.setState({ waypoints });
  onTestFinished(() => waypointsStore.setState({ waypoints: [] }));
  const behind = () => document.querySelector("[data-behind]");
  const user = await printed(map, "Hike");
  for (const { name } of waypoints) expect(sheet()?.textContent).toContain(name);
  expect(behind()).toBeNull();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Waypoints" }),
    "Nummers met lijst",
  );
  await user.click(screen.getByRole("checkbox", { name: "Met de legenda erachter" }));
  await user.click(screen.getByRole("button", { name: "Druk af" }));
  await waitFor(() => expect(sheet()).not.toBeNull());
  expect(sheet()?.textContent).not.toContain("Kamp");
  expect(behind()?.textContent).toMatch(/1 Kamp2 Post 2.*Legenda/);
});

it("prints the plan in hand on as many sheets as it needs, once all are drawn", async () => {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const route = routeOver([
    [0, 0],
    [9000, 4000],
  ]);
  planner.open({ draft: emptyDraft("walk"), route });
  // The draft is empty already, so `clear` would keep the route.
  onTestFinished(() => act(() => planner.open({ draft: emptyDraft("walk"), route: EMPTY_ROUTE })));
  await printed(map, "Hike", async (user) => {
    await user.selectOptions(screen.getByRole("combobox", { name: "Schaal" }), "1:10.000");
    await user.selectOptions(screen.getByRole("combobox", { name: "Papier" }), "A3");
    await user.selectOptions(screen.getByRole("combobox", { name: "Richting" }), "Liggend");
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Bladen" }),
      "Langs je plan (3 bladen)",
    );
  });
  await waitFor(() => expect(document.querySelectorAll("[data-sheet]")).toHaveLength(3));
  expect(sheet()?.textContent).toContain("Hike · blad 1 van 3");
  const pictures = document.querySelectorAll("[data-sheet] img");
  for (const picture of [...pictures].slice(0, 2)) fireEvent.load(picture);
  expect(window.print).not.toHaveBeenCalled();
  if (pictures[2]) fireEvent.load(pictures[2]);
  expect(window.print).toHaveBeenCalledOnce();
});

it("shows the whole frame for another sheet, and keeps the centre", async () => {
  const sizes = { clientWidth: 400, clientHeight: 500 } as const;
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof sizes, "get").mockReturnValue(value);
  }
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const middle = map.center;
  const { user } = show(<PrintCard controller={map} along={null} onClose={vi.fn()} />);
  const frame = () => document.querySelector<HTMLElement>("[data-sheet-frame]")?.style;
  const zooms: number[] = [];
  for (const scale of ["1:50.000", "1:10.000"]) {
    await user.selectOptions(screen.getByRole("combobox", { name: "Schaal" }), scale);
    act(() => map.events.emit("frame", undefined));
    zooms.push(map.zoom);
    expect(Number.parseFloat(frame()?.height ?? "")).toBeGreaterThan(400);
    expect(Number.parseFloat(frame()?.height ?? "")).toBeLessThan(500);
    expect(Number.parseFloat(frame()?.width ?? "")).toBeLessThan(400);
  }
  expect((zooms[1] ?? 0) - (zooms[0] ?? 0)).toBeCloseTo(Math.log2(5));
  expect(map.center).toEqual(middle);
});

it("gives advice if the device cannot draw it, and retries", async () => {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(map.output, "drawPicture").mockRejectedValueOnce(new Error("no WebGL"));
  const { user } = show(<PrintCard controller={map} along={null} onClose={vi.fn()} />);
  await user.click(screen.getByRole("button", { name: "Druk af" }));
  expect(await screen.findByText(/kan het blad niet tekenen/)).toBeTruthy();
  await user.keyboard("{Control>}p{/Control}");
  await waitFor(() => expect(sheet()).not.toBeNull());
});

it("isolates the text direction of the title", async () => {
  await printed(new FakeMapPort(), "<b>\u202ehike");
  expect(sheet()?.querySelector("bdi")?.textContent).toBe("<b>\u202ehike");
  expect(sheet()?.querySelector("b")).toBeNull();
});
