import { Blob } from "node:buffer";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { planOfferTapped } from "#mapview/layers/plan/plan-events.ts";
import {
  grid,
  holdGrid,
  numbers,
  planOf,
  showPlanner,
  tapped,
} from "#screens/map/tools/plan/grid-planner.fixture.tsx";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { planner, planningStore } from "#state/plans/planner.ts";

beforeEach(() => holdGrid(new Blob([writeGraph(grid()).bytes]) as never));

describe("the loops of the planner", () => {
  it("are searched immediately if the address asks for a loop", async () => {
    await showPlanner("/map?plan&rondje");
    expect((await screen.findAllByRole("radio", { name: /km/ })).length).toBeGreaterThan(1);
  });

  it("have the length of the chosen one and the button at 96 px", async () => {
    const { user } = await showPlanner("/map?plan&rondje");
    await screen.findAllByRole("radio", { name: /km/ });
    screen.getByRole("button", { name: "Toon alles" }).focus();
    await user.keyboard("{ArrowDown}");
    const sheet = document.querySelector<HTMLElement>("[data-stop]");
    expect(sheet?.dataset["stop"]).toBe("peek");
    const seen = sheet?.querySelectorAll("[data-at-peek], [data-is-main]") ?? [];
    expect([...seen].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ km · /),
      "Neem dit rondje",
    ]);
  });

  it("are found immediately, viewed one by one, and adopted as one edit", async () => {
    const { user, map } = await showPlanner();
    await user.click(await screen.findByRole("button", { name: "Of zoek een rondje" }));
    const rows = await screen.findAllByRole("radio", { name: /km/ });
    expect(rows.length).toBeGreaterThan(1);
    await vi.waitFor(() => expect(map.plan?.nodes[0]?.number).toBe("22"));
    expect(map.plan?.offer?.routes.map(({ label }) => label)).toEqual(
      ["B", "C", "D"].slice(0, rows.length - 1),
    );
    expect(map.shown).toHaveLength(4);
    const [first, second] = rows;
    await user.click(second as HTMLElement);
    expect(map.plan?.offer?.routes[0]?.label).toBe("A");
    act(() => map.events.emit(planOfferTapped, 0));
    expect((first as HTMLInputElement).checked).toBe(true);
    expect(planner.store.getState().draft.stops).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Neem dit rondje" }));
    expect(numbers().at(0)).toBe("22");
    expect(numbers().at(-1)).toBe("22");
    const { meters } = planner.store.getState().route;
    expect(Math.abs(meters - 12_000)).toBeLessThanOrEqual(1200);
    expect(map.plan?.offer).toBeUndefined();
    await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
    expect(numbers()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Opnieuw doen" }));
    expect(planner.store.getState().route.meters).toBe(meters);
  });

  it("start at a tapped node, have the typed length, and report when there are none", async () => {
    const { user, map } = await showPlanner();
    await user.click(await screen.findByRole("button", { name: "Of zoek een rondje" }));
    await screen.findAllByRole("radio", { name: /km/ });
    act(() => map.events.emit(networkNodeTapped, tapped(10)));
    expect(numbers()).toEqual([]);
    await vi.waitFor(() => expect(map.plan?.nodes[0]?.number).toBe("10"));
    await user.click(screen.getByRole("button", { name: "5" }));
    expect(await screen.findAllByText(/^(3|4|5),\d km · /)).not.toEqual([]);
    const typed = screen.getByRole("textbox", { name: "Lengte in km, 2 tot 40" });
    await user.clear(typed);
    await user.type(typed, "40");
    expect(
      await screen.findByText(/^Een rondje van ongeveer 40 km kan hier niet over het netwerk/),
    ).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(1);
  });

  it("start at the middle of the map as it is at the tap", async () => {
    const { user, map } = await showPlanner();
    await user.click(await screen.findByRole("button", { name: "Of zoek een rondje" }));
    await screen.findAllByRole("radio");
    map.center = { lat: 52.003, lng: 5.0146 };
    await user.click(screen.getByRole("button", { name: "Midden van de kaart" }));
    expect((await screen.findAllByText(/^begint bij 11/)).length).toBeGreaterThan(0);
  });

  it("can be cancelled and searched again", async () => {
    const { user } = await showPlanner();
    await user.click(await screen.findByRole("button", { name: "Of zoek een rondje" }));
    await screen.findAllByRole("radio");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    act(() => screen.getByRole("button", { name: "8" }).click());
    act(() => screen.getByRole("button", { name: "Stop" }).click());
    expect(screen.getByText("Gestopt.")).toBeTruthy();
    // Past the rest before a search.
    await act(() => vi.runAllTimersAsync());
    vi.useRealTimers();
    // The worker answers in order.
    await act(
      async () => void (await networkGraphs.nodesNear({ place: { lat: 52, lng: 5 }, count: 1 })),
    );
    expect(screen.queryAllByText(/^8,0 km · /)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Zoek opnieuw" }));
    expect(await screen.findAllByText(/^8,0 km · /)).not.toEqual([]);
  });
});

describe("alternative routes", () => {
  it("are offered beside the plan, and adopted with a tap on the map or in the list", async () => {
    const { user, map } = await showPlanner();
    await planOf(10, 12, 17);
    expect(numbers()).toEqual(["10", "11", "12", "17"]);
    await user.click(screen.getByRole("button", { name: "Meer" }));
    await user.click(screen.getByRole("button", { name: "Andere weg" }));
    const offered = await screen.findAllByRole("button", { name: /even lang/ });
    expect(offered.length).toBeGreaterThan(0);
    expect(map.plan?.nodes.map(({ number }) => number)).toEqual(["10", "11", "12", "17"]);
    act(() => map.events.emit(planOfferTapped, 0));
    expect(numbers()).not.toContain("12");
    expect(numbers().at(-1)).toBe("17");
    await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
    await vi.waitFor(() => expect(numbers()).toEqual(["10", "11", "12", "17"]));

    await user.click(screen.getByRole("button", { name: "Meer" }));
    await user.click(screen.getByRole("button", { name: "Andere weg" }));
    await user.selectOptions(
      await screen.findByRole("combobox", { name: "Welk stuk?" }),
      "12 – 17",
    );
    await user.click(await screen.findByRole("button", { name: "Terug naar het plan" }));
    expect(numbers()).toEqual(["10", "11", "12", "17"]);
  });
});

describe("the nodes within reach", () => {
  it("are marked on the map and listed, and a tap continues the plan to one", async () => {
    const { user, map } = await showPlanner();
    await user.click(screen.getByRole("button", { name: "Meer" }));
    await user.click(screen.getByRole("button", { name: "Hoe ver kom ik?" }));
    await screen.findByText(/binnen 10 km/);
    await user.click(screen.getByRole("button", { name: "3" }));
    expect(
      await screen.findByText("20 knooppunten binnen 3 km vanaf 22, over het netwerk."),
    ).toBeTruthy();
    await vi.waitFor(() => expect(map.plan?.offer?.reached).toHaveLength(21));
    const [list] = screen.getAllByRole("list");
    const [near] = within(list as HTMLElement).getAllByRole("button");
    expect(near?.textContent).toMatch(/^\d\d1,0 km$/);
    act(() => map.events.emit(networkNodeTapped, tapped(12)));
    await vi.waitFor(() => expect(numbers()).toEqual(["22", "17", "12"]));
    expect(planningStore.getState().offer).toBeNull();
  });
});
