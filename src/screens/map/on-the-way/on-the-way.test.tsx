import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  placeOf,
  routeOver,
  type Spot,
  walkOver,
} from "#domain/guidance/simulated-walk.builder-test.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { devicePosition, NO_POSITION } from "#domain/position/device-position.ts";
import { arrivalText } from "#i18n/guidance.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.builder-test.ts";
import { followTrack } from "#state/guidance/follow-track.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner } from "#state/plans/planner.ts";
import { positionStore } from "#state/position/position.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { OnTheWay } from "./on-the-way.tsx";

const CORNERED: readonly Spot[] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [700, 300],
];

function planCornered() {
  const route = routeOver(CORNERED);
  const stops = route.stopPlaces.flatMap((place) => route.nodes[place] ?? []);
  planner.open({ draft: { ...emptyDraft("walk"), stops }, route });
}

/** The card over the map, opened by the tap that follows the plan in the making. */
function follow({ isOpen = true, isNew = true } = {}) {
  const map = new FakeMapPort();
  const [onPlan, onOpen, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const parts = { controller: map, onPlan, onOpen, onClose };
  const shown = show(<OnTheWay {...parts} isOpen={isOpen} isNew={isNew} />);
  return { ...shown, ...parts, map };
}

/** The device has gone from spot to spot, a fix a second; it is there now, or was so long ago. */
function go(spots: readonly Spot[], agoMs = 0) {
  const fixes = walkOver(spots);
  const before = positionStore.getState().fix?.timeMs ?? 0;
  const startMs = Math.max(before + 1000, Date.now() - agoMs - fixes.length * 1000);
  const none = { altitudeMeters: null, altitudeAccuracyMeters: null, courseDegrees: null };
  act(() => {
    fixes.forEach((fix, index) => {
      const timeMs = startMs + index * 1000;
      positionStore.setState(devicePosition({ ...fix, ...none, timeMs, speedMps: 1.5 }));
    });
  });
}

const card = () => screen.getByRole("region", { name: "Onderweg" });
const said = () => screen.getAllByRole("status")[0]?.textContent;
const fact = (name: string) =>
  within(card()).getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

afterEach(() => {
  guidance.stop();
  positionStore.setState(NO_POSITION);
});

describe("the closed card on the way", () => {
  it("says on the screen while it is closed that one is off the route, and opens by that", async () => {
    planCornered();
    const { user, onOpen } = follow({ isOpen: false });
    go([
      [0, 0],
      [200, 0],
    ]);
    expect(screen.queryByRole("button")).toBeNull();
    go([
      [200, 0],
      [200, 100],
    ]);
    await user.click(screen.getByRole("button", { name: /^Van de route · (99|100) m$/ }));
    expect(onOpen).toHaveBeenCalledOnce();
    go([
      [200, 100],
      [200, 0],
    ]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says on the screen while it is closed that the position has become old", () => {
    planCornered();
    follow({ isOpen: false });
    go(
      [
        [0, 0],
        [150, 0],
      ],
      30_000,
    );
    const name = "Geen signaal: er wordt niet afgeteld";
    expect(screen.getByRole("button", { name })).toBeTruthy();
  });
});

describe("the card on the way", () => {
  it("shows the next number, how far it is, the two after it, and when one is there", () => {
    planCornered();
    const { map } = follow();
    go([
      [0, 0],
      [150, 0],
    ]);
    expect(within(card()).getByText("2")).toBeTruthy();
    expect(within(card()).getByText("250 m")).toBeTruthy();
    const after = within(within(card()).getByRole("list", { name: "Daarna" }));
    expect(after.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      ...["3 550 m", "4 850 m"],
    ]);
    expect([fact("Gedaan"), fact("Nog")]).toEqual(["150 m", "850 m"]);
    const lastMs = positionStore.getState().fix?.timeMs ?? 0;
    expect(fact("Aankomst")).toBe(arrivalText(lastMs + (850 / 4500) * 3_600_000));
    expect(map.plan?.nodes.map(({ number }) => number)).toEqual(["1", "2", "3", "4"]);
    expect(map.followMode).toBe("follow");
  });

  it("says what comes near and what is reached, also while it is closed", () => {
    planCornered();
    follow({ isOpen: false });
    expect(screen.queryByRole("region")).toBeNull();
    go([
      [0, 0],
      [325, 0],
    ]);
    expect(said()).toMatch(/^Over (79|80) m: 2$/);
    go([
      [326, 0],
      [390, 0],
    ]);
    expect(said()).toBe("Bij 2");
  });

  it("waits for a position, and says so of one that has become old", () => {
    planCornered();
    follow();
    expect(within(card()).queryByText(/\d m$/, { selector: "p" })).toBeNull();
    expect(document.querySelector("[data-position-permission]")).toBeTruthy();
    go(
      [
        [0, 0],
        [150, 0],
      ],
      30_000,
    );
    expect(
      within(card()).getByText(/^Geen signaal sinds \d+ s: er wordt niet afgeteld\.$/),
    ).toBeTruthy();
    expect(card().dataset["guidance"]).toBe("stale");
  });

  it("leads back to the route, and only makes another plan when that is asked", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    planCornered();
    const { user, map, onPlan } = follow();
    go([
      [0, 0],
      [200, 0],
      [200, 100],
    ]);
    expect(said()).toBe("Van de route");
    const distance = within(card()).getByText(/^(99|100) m$/);
    expect(distance.parentElement?.textContent).toContain("naar het dichtstbijzijnde punt");
    await user.click(screen.getByRole("button", { name: "Terug naar de route" }));
    const [west, south, east, north] = map.shown as readonly number[] as [
      number,
      number,
      number,
      number,
    ];
    expect(east - west).toBeLessThan(1e-4);
    expect((north - south) * 111_195).toBeCloseTo(99, -1);
    const before = planner.store.getState().draft;
    // There is no pack here.
    await user.click(screen.getByRole("button", { name: "Nieuw plan vanaf hier" }));
    expect(
      await screen.findByText(/^(Hier zijn geen knooppunten|Een nieuw plan maken)/),
    ).toBeTruthy();
    expect(onPlan).not.toHaveBeenCalled();
    expect(planner.store.getState().draft).toBe(before);
    go([
      [200, 100],
      [200, 0],
    ]);
    expect(said()).toBe("Weer op de route");
    expect(within(card()).getByText("2")).toBeTruthy();
  });

  it("says that one is not yet on the route, and that one is there", () => {
    planCornered();
    follow();
    go([
      [-300, 0],
      [-200, 0],
    ]);
    expect(screen.getByText("Nog niet op de route")).toBeTruthy();
    go([[-200, 0], ...CORNERED]);
    expect(screen.getByText("Je bent er", { selector: "section p" })).toBeTruthy();
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Gedaan"]);
    expect(card().querySelector("[data-screen-kept-on]")).toBeNull();
  });

  it("goes the other way, and ends when that is asked", async () => {
    planCornered();
    const { user, onClose, onPlan } = follow();
    await user.click(screen.getByRole("button", { name: "Andere kant op" }));
    expect(within(card()).getByText("4")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Plan" }));
    expect(onPlan).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Toon de kaart" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(guidance.store.getState().following).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(guidance.store.getState().following).toBeNull();
    expect(localStorage.getItem("following")).toBeNull();
  });

  it("says whether the screen stays on", () => {
    planCornered();
    follow();
    expect(screen.getByText(/^Dit apparaat laat het scherm uitgaan/)).toBeTruthy();
    act(() => guidance.store.setState({ isScreenKeptOn: true }));
    expect(screen.getByText("Het scherm blijft aan.")).toBeTruthy();
  });
});

describe("on the way", () => {
  it("leads along a track to its end, without numbers and without a new plan", async () => {
    const points = {
      lngs: Float64Array.from(CORNERED, (spot) => placeOf(spot).lng),
      lats: Float64Array.from(CORNERED, (spot) => placeOf(spot).lat),
      accuraciesMeters: null,
      details: null,
    };
    followTrack({ name: "Rondje", points }, { isBack: true });
    const { map } = follow({ isNew: false });
    expect(within(card()).getByText("Rondje")).toBeTruthy();
    expect(within(card()).getByText("Begin")).toBeTruthy();
    expect(map.plan).toMatchObject({ nodes: [], legs: [{ line: { length: 8 } }] });
    go([
      [700, 300],
      [500, 300],
    ]);
    expect(within(card()).getByText("Einde")).toBeTruthy();
    expect(fact("Nog")).toBe("800 m");
    go([
      [500, 300],
      [500, 200],
    ]);
    expect(said()).toBe("Van de route");
    expect(screen.queryByRole("button", { name: "Nieuw plan vanaf hier" })).toBeNull();
    const straight = map.plan?.straightLines.map(({ label }) => label);
    expect(straight).toEqual([expect.stringMatching(/^(9\d|100) m · recht ernaartoe$/)]);
    expect(screen.queryByRole("button", { name: "Plan" })).toBeNull();
  });

  it("fills the screen with the next number, until it is tapped", async () => {
    planCornered();
    const { user } = follow();
    go([
      [0, 0],
      [150, 0],
    ]);
    await user.click(screen.getByRole("button", { name: "Vul het scherm" }));
    const full = within(screen.getByRole("dialog", { name: "Onderweg" }));
    expect(full.getByText("2")).toBeTruthy();
    expect(full.getByText("250 m")).toBeTruthy();
    expect(full.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      ...["3 550 m", "4 850 m"],
    ]);
    expect(full.getByText(/^Dit apparaat laat het scherm uitgaan/)).toBeTruthy();
    expect(full.getByText("Aankomst")).toBeTruthy();
    await user.click(full.getByText("250 m"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(card()).toBeTruthy();
  });

  it("takes what one wants to be told by, and says that there is no Dutch voice", async () => {
    planCornered();
    const { user } = follow();
    await user.click(screen.getByText("Waarschuwen"));
    await user.selectOptions(screen.getByRole("combobox"), "150");
    await user.click(screen.getByRole("checkbox", { name: /^Geluid/ }));
    // There is no voice at all here.
    await user.click(screen.getByRole("checkbox", { name: "Stem" }));
    const noVoice = /^Dit apparaat heeft geen Nederlandse stem en zegt dus niets/;
    expect(await screen.findByText(noVoice)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Stem" }).checked).toBe(false);
    const { guidanceWarnings } = JSON.parse(localStorage.getItem("preferences") ?? "{}");
    expect(guidanceWarnings).toEqual({
      ...{ meters: 150, vibrates: true, sounds: true, speaks: false },
    });
    go([
      [0, 0],
      [255, 0],
    ]);
    expect(said()).toMatch(/^Over 1(49|50) m: 2$/);
  });

  it("says that there is no Dutch voice any more to who had chosen it", async () => {
    const { guidanceWarnings } = preferencesStore.getState();
    setPreferences({ guidanceWarnings: { ...guidanceWarnings, speaks: true } });
    planCornered();
    follow();
    const noVoice = /^Dit apparaat heeft geen Nederlandse stem en zegt dus niets/;
    expect(await screen.findByText(noVoice)).toBeTruthy();
    act(() => void setPreferences({ guidanceWarnings }));
  });
});
