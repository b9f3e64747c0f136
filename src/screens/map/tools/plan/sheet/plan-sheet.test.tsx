import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PlanNode, PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import {
  networkNodePressed,
  networkNodeReleased,
  networkNodeTapped,
} from "#mapview/layers/networks/network-events.ts";
import { planNodeTapped } from "#mapview/layers/plan/plan-events.ts";
import { drawPlan } from "#parts/map/draw-plan.ts";
import { show } from "#parts/show.fixture.ts";
import { dragHintStore } from "#screens/map/tools/plan/drag-hint.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { packsStore } from "#state/packs/packs.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { PlanSheet } from "./plan-sheet.tsx";

const node = (number: string, place: number): PlanNode => ({
  osmId: 100 + place,
  number,
  lat: 52,
  lng: 5 + place / 100,
});

/** 12 and 51 are stops, 34 lies between them; the second leg is a ferry. */
const NODES = [node("12", 0), node("34", 1), node("51", 2)];
const ROUTE: PlanRoute = {
  nodes: NODES,
  legs: [1200, 3300].map((meters, place) => ({
    meters,
    hasFerry: place === 1,
    hasPortage: false,
    isConnection: false,
    line: Float64Array.of(5 + place / 100, 52, 5 + (place + 1) / 100, 52),
  })),
  stopPlaces: [0, 2],
  meters: 4500,
};

function showPlanner(mode: "walk" | "motorboat" | null = "walk") {
  const map = new FakeMapPort();
  onTestFinished(drawPlan(map.layers.plan));
  const onClose = vi.fn();
  if (mode) {
    const draft = { ...emptyDraft(mode), stops: NODES.filter((_, place) => place !== 1) };
    planner.open({ draft, route: ROUTE });
  }
  const onFollow = vi.fn();
  const shown = show(
    <PlanSheet controller={map} onFollow={onFollow} onSaveMap={vi.fn()} onClose={onClose} />,
  );
  return { ...shown, map, onClose, onFollow };
}

const numbers = () =>
  within(screen.getByRole("list", { name: "Nummers van het plan" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

it("shows the whole plan in the panel of a desktop, with what was found before what is changed", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  showPlanner();
  const leg = screen.getByText("3,3 km", { exact: false, selector: "li *" });
  const name = screen.getByRole("textbox", { name: "Naam" });
  expect(leg.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole("button", { name: /Meer van dit plan|Toon kaart/ })).toBeNull();
  for (const once of ["Bewaar", "Deel", "Bewaar met naam"])
    screen.getByRole("button", { name: once });
});

it("explains once per visit that the plan can be dragged", () => {
  const hint = () => screen.queryByText(/^Houd een knooppunt of lijn vast/);
  dragHintStore.setState({ isAnnounced: false });
  const { unmount } = showPlanner();
  expect(hint()).not.toBeNull();
  unmount();
  showPlanner();
  expect(hint()).toBeNull();
});

it("saves the plan from its row", async () => {
  const save = vi.spyOn(savedPlans, "save").mockResolvedValue("stored");
  const { user } = showPlanner();
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(await screen.findByText("Bewaard.")).toBeTruthy();
  expect(save).toHaveBeenCalledOnce();
  expect(planningStore.getState().savedId).toBe("stored");
  planningStore.setState({ savedId: null });
});

it("updates the saved plan with an undo, or saves a new one", async () => {
  await emptyIndexedDb();
  await savedPlans.load();
  const { user } = showPlanner();
  await act(async () => {
    planningStore.setState({
      savedId: await savedPlans.save(null, "Rondje", planner.store.getState()),
    });
  });
  const names = () =>
    savedPlans.store
      .getState()
      .plans?.map(({ name }) => name)
      .toSorted();
  await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
  const name = screen.getByRole("textbox", { name: "Naam" });
  await user.type(name, " lang");
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(await screen.findByText("Overschreven: Rondje")).toBeTruthy();
  expect(names()).toEqual(["Rondje lang"]);
  expect(await screen.findByText("Bewaard.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Zet de oude terug" }));
  await vi.waitFor(() => expect(names()).toEqual(["Rondje"]));
  await vi.waitFor(() => expect(screen.queryByText("Bewaard.")).toBeNull());

  await user.click(screen.getByRole("button", { name: "Bewaar als nieuwe route" }));
  expect(await screen.findByText("Bewaard als nieuwe route.")).toBeTruthy();
  expect(names()).toEqual(["Rondje", "Rondje (kopie)"]);
  expect(screen.queryByText(/^Overschreven/)).toBeNull();
  const copied = screen.getByDisplayValue("Rondje (kopie)");
  await user.type(copied, "!");
  expect(screen.queryByText("Bewaard als nieuwe route.")).toBeNull();
  await user.type(copied, "{Backspace}");
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(await screen.findByText("Bewaard.")).toBeTruthy();
  act(() => planner.open({ draft: planner.store.getState().draft, route: { ...ROUTE } }));
  expect(screen.queryByText("Bewaard.")).toBeNull();
  planningStore.setState({ savedId: null });
});

it("shows the row of numbers from its start for a loop, and from its end for a plan to continue", () => {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(500);
  const row = () => screen.getByRole("list", { name: "Nummers van het plan" });
  const { unmount } = showPlanner();
  expect(row().scrollLeft).toBe(500);
  unmount();
  const [first] = NODES as [PlanNode];
  const draft = { ...emptyDraft("walk"), stops: [...NODES, first] };
  planner.open({ draft, route: { ...ROUTE, nodes: [...NODES, first], stopPlaces: [0, 1, 2, 3] } });
  showPlanner(null);
  expect(row().scrollLeft).toBe(0);
});

it("has everything in the row once: pulled up, the panel saves and shares", async () => {
  const { user } = showPlanner();
  const count = (name: string) => screen.queryAllByRole("button", { name }).length;
  for (const name of ["Volg deze route", "Bewaar", "Deel", "Meer"]) expect(count(name)).toBe(1);
  await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
  for (const name of ["Volg deze route", "Bewaar", "Deel", "Meer"]) expect(count(name)).toBe(1);
  expect(screen.getByRole("textbox", { name: "Naam" })).toBeTruthy();
});

it("offers the pack for a plan with only numbers, and looks the route up once packs arrive", () => {
  const retry = vi.spyOn(planner, "retry").mockResolvedValue();
  const { packs } = packsStore.getState();
  showPlanner();
  expect(screen.queryByRole("link", { name: "Kaartpakketten" })).toBeNull();
  const { draft } = planner.store.getState();
  act(() => planner.open({ draft, route: { ...ROUTE, legs: [], meters: 0 } }));
  expect(screen.getByRole("link", { name: "Kaartpakketten" })).toBeTruthy();
  retry.mockClear();
  act(() => packsStore.setState({ packs: [{ areas: [] }] as never }));
  expect(retry).toHaveBeenCalledOnce();
  act(() => packsStore.setState({ packs }));
});

describe("a tap on a node", () => {
  it("draws the route to a node when the finger is lifted, before anything else", async () => {
    const { map } = showPlanner();
    const next = { mode: "walk", osmId: 103, ref: "7", name: null, lat: 52, lng: 5.03 } as const;
    const longer = {
      ...ROUTE,
      nodes: [...NODES, node("7", 3)],
      legs: [...ROUTE.legs, { ...ROUTE.legs[0], line: Float64Array.of(5.02, 52, 5.03, 52) }],
    };
    const routeTo = vi.spyOn(planner, "prefetchRoute").mockReturnValue(() => longer as PlanRoute);
    const addNode = vi.spyOn(planner, "addNode").mockResolvedValue();
    act(() => map.events.emit(networkNodePressed, next));
    expect(routeTo).toHaveBeenCalledExactlyOnceWith("walk", node("7", 3));
    expect(map.previewed).toBeNull();
    act(() => map.events.emit(networkNodeReleased, next));
    expect(map.previewed?.legs).toHaveLength(3);
    act(() => map.events.emit(networkNodeTapped, next));
    expect(addNode).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(addNode).toHaveBeenCalledOnce());
    // A tap without a press, as by keyboard, does not wait.
    act(() => map.events.emit(networkNodeTapped, next));
    expect(addNode).toHaveBeenCalledTimes(2);
    act(() => map.events.emit(networkNodePressed, { ...next, mode: "cycle" }));
    expect(routeTo).toHaveBeenCalledOnce();
  });
});

describe("the planner", () => {
  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await planner.setMode("walk");
    await planner.clear();
  });

  it("starts with the mode, and enables its network", async () => {
    const { user } = showPlanner(null);
    expect(
      screen.getByText("Tik op een knooppunt of een andere plek om te beginnen."),
    ).toBeTruthy();
    expect(settingsStore.getState().mapOverlay.walkNetwork).toBe(true);
    await user.click(screen.getByRole("radio", { name: "Kano" }));
    expect(planner.store.getState().draft.mode).toBe("canoe");
    expect(settingsStore.getState().mapOverlay).toMatchObject({
      walkNetwork: true,
      sailNetwork: true,
    });
  });

  it("shows the distance, and the duration at the chosen speed", async () => {
    const { user } = showPlanner();
    expect(numbers()).toEqual(["12", "34", "51"]);
    expect(screen.getByText("4,5 km · 1 u 00")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
    const speed = screen.getByLabelText("Snelheid (km per uur)");
    await user.clear(speed);
    await user.type(speed, "6,0");
    expect(screen.getByText("4,5 km · 45 min")).toBeTruthy();
    await user.clear(speed);
    await user.type(speed, "0");
    expect(screen.getByText("Typ een snelheid van 1 tot 60 km per uur.")).toBeTruthy();
    act(
      () =>
        void setPreferences({ planSpeedsKmh: { walk: 4.5, cycle: 16, canoe: 5, motorboat: 8 } }),
    );
  });

  it("can be followed once there is a route", async () => {
    const { user, onFollow } = showPlanner();
    await user.click(screen.getByRole("button", { name: "Volg deze route" }));
    expect(onFollow).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Volg en neem op" }));
    expect(onFollow.mock.calls).toEqual([[false], [true]]);
    await act(() => planner.clear());
    expect(screen.queryByRole("button", { name: "Volg deze route" })).toBeNull();
  });

  it("shows nautical miles for boats, and ferries", async () => {
    const { user } = showPlanner("motorboat");
    expect(screen.getByText(/^2,4\d NM · 34 min$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
    const strip = screen.getByRole("region", { name: "Van knooppunt naar knooppunt" });
    expect(within(strip).getByText(/^1,7\d NM · pont$/)).toBeTruthy();
  });

  it("offers the actions of each number; a passed one cannot be removed", async () => {
    const { user, map } = showPlanner();
    const actions = () =>
      within(screen.getByRole("group", { name: "Wat met dit knooppunt?" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    await user.click(screen.getByRole("button", { name: "1 van 3: 12" }));
    expect(actions()).toEqual(["Haal weg", "Voeg in", "Maak rond", "Terug"]);
    act(() => map.events.emit(planNodeTapped, 1));
    expect(actions()).toEqual(["Begin hier", "Voeg in", "Ga hierheen", "Terug"]);
    act(() => map.events.emit(planNodeTapped, 2));
    expect(actions()).toEqual(["Haal weg", "Terug"]);
    await user.click(screen.getByRole("button", { name: "2 van 3: 34" }));
    await user.click(screen.getByRole("button", { name: "Voeg in" }));
    expect(screen.getByText("Tik op het knooppunt of de plek na 34.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Niet invoegen" }));
    await user.click(screen.getByRole("button", { name: "Meer" }));
    expect(screen.getByRole("button", { name: "Keer om" })).toBeTruthy();
  });

  it("explains a tap on a node of another network", () => {
    const { map } = showPlanner();
    const before = planner.store.getState();
    const other = { mode: "cycle", osmId: 7, ref: "9", name: null, lat: 52, lng: 5 } as const;
    act(() => map.events.emit(networkNodeTapped, other));
    expect(planner.store.getState()).toBe(before);
    expect(screen.getByText(/^9 is van een ander netwerk \(fietsen\)/)).toBeTruthy();
  });

  it("does not change and reports it when no pack has the route", async () => {
    const { user } = showPlanner();
    await user.click(screen.getByRole("button", { name: "Meer" }));
    await user.click(screen.getByRole("button", { name: "Keer om" }));
    expect(
      await screen.findByText(/^De paden tussen deze nummers staan nog niet op dit apparaat/),
    ).toBeTruthy();
    expect(numbers()).toEqual(["12", "34", "51"]);
    await user.click(screen.getByRole("button", { name: "Herstel" }));
    expect(await screen.findByText(/^Van dit plan staat te weinig in de kaart/)).toBeTruthy();
    expect(numbers()).toEqual(["12", "34", "51"]);
    await user.click(screen.getByRole("button", { name: "Goed" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("can be shared as a message and printed", async () => {
    const { user } = showPlanner();
    await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
    await user.click(screen.getByRole("button", { name: "Deel als tekst" }));
    expect(await screen.findByText(/^Gekopieerd/)).toBeTruthy();
    const message = await navigator.clipboard.readText();
    expect(message).toContain(
      "Wandelen 12 – 51\n12 → 34 → 51\n4,5 km · 1\u00a0u 00\n\n12\n34 · 1,2 km\n",
    );
    expect(message).toContain("51 · 3,3 km · pont");
    const printed: (string | null | undefined)[] = [];
    window.print = () => {
      const plan = document.querySelector("[data-printed-plan]");
      printed.push(plan?.getAttribute("data-printed-plan"), plan?.querySelector("ol")?.textContent);
      window.dispatchEvent(new Event("afterprint"));
    };
    await user.click(screen.getByRole("button", { name: "Strook met nummers" }));
    await user.click(screen.getByRole("button", { name: "Kaartje voor je zak" }));
    expect(printed).toEqual([
      "handlebar",
      "12341,2 km513,3 km · pont",
      "pocket",
      "12341,2 km513,3 km · pont",
    ]);
    expect(document.querySelector("[data-printed-plan]")).toBeNull();
  });

  it("is drawn on the map with its stops, and can be edited there while open", () => {
    const { map, unmount } = showPlanner();
    expect(map.plan).toMatchObject({ mode: "walk", isEditable: true, straightLines: [] });
    expect(map.plan?.nodes.map(({ number, isStop }) => [number, isStop])).toEqual([
      ["12", true],
      ["34", false],
      ["51", true],
    ]);
    expect(planningStore.getState().isEditing).toBe(true);
    unmount();
    expect(map.plan).toMatchObject({ isEditable: false });
  });
});

it("keeps its height, and grows from 96 px to show the actions of a number", async () => {
  const { user } = showPlanner();
  const stop = () => document.querySelector<HTMLElement>("[data-stop]")?.dataset["stop"];
  expect(stop()).toBe("half");
  act(() => screen.getByRole("button", { name: "Toon alles" }).focus());
  await user.keyboard("{ArrowDown}");
  expect(stop()).toBe("peek");
  // As by the map, without the focus: at this height the number cannot be seen.
  fireEvent.click(screen.getByRole("button", { name: "1 van 3: 12" }));
  expect(stop()).toBe("half");
  fireEvent.click(screen.getByRole("button", { name: "1 van 3: 12" }));
  expect(stop()).toBe("peek");
});

it("asks whether to follow the edited plan or the current one", async () => {
  const { user, onFollow } = showPlanner();
  const { draft, route } = planner.store.getState();
  act(() => followingStatusStore.setState({ isFollowing: true, plan: { draft, route } }));
  const follow = () => screen.queryByRole("button", { name: /^Volg d/ });
  expect(follow()).toBeNull();
  const edited = {
    ...route,
    nodes: NODES.slice(0, 2),
    legs: route.legs.slice(0, 1),
    meters: 1200,
  };
  act(() => planner.open({ draft, route: { ...edited, stopPlaces: [0, 1] } }));
  expect(screen.getByText("Je volgt nog de route zoals hij was.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Volg dit plan" }));
  expect(onFollow).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Terug naar wat je volgt" }));
  expect(numbers()).toEqual(["12", "34", "51"]);
  expect(screen.queryByText("Je volgt nog de route zoals hij was.")).toBeNull();
  act(() => followingStatusStore.setState({ isFollowing: false, plan: null }));
  expect(follow()).toBeTruthy();
});
