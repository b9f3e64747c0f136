import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { placeOf } from "#domain/guidance/simulated-walk.fixture.ts";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { arrivalText } from "#sentences/plan/guidance.ts";
import { followTrack } from "#state/guidance/follow-track.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner } from "#state/plans/planner.ts";
import { headingStore, positionPermissionStore, positionStore } from "#state/position/position.ts";
import { recorderStore } from "#state/recording/recorder.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { CORNERED, follow, go, planCornered } from "./navigation.fixture.tsx";

const card = () => screen.getByRole("region", { name: "Onderweg" });
const said = () => screen.getAllByRole("status")[0]?.textContent;
const fact = (name: string) =>
  within(card()).getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

afterEach(() => {
  guidance.stop();
  positionStore.setState(NO_POSITION);
});

it("has the card between the bar and the full screen, as the stops of other sheets", async () => {
  planCornered();
  const { user, onClose } = follow();
  go([[0, 0]]);
  screen.getByRole("button", { name: "Toon alles" }).focus();
  await user.keyboard("{ArrowUp}");
  expect(screen.queryByRole("region", { name: "Onderweg" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Toon de kaart" }));
  screen.getByRole("button", { name: "Toon alles" }).focus();
  await user.keyboard("{ArrowDown}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("is the whole card in the panel of a desktop, which only ends with following", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  planCornered();
  follow({ size: "bar" });
  go([[0, 0]]);
  expect(card().dataset["navigation"]).toBe("card");
  expect(within(card()).getByText("400 m")).toBeTruthy();
  expect(within(card()).queryByRole("button", { name: "Toon de kaart" })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

describe("the navigation card", () => {
  it("shows the next number, its distance, the two after it, and the time of arrival", () => {
    planCornered();
    const { map } = follow();
    go([
      [0, 0],
      [150, 0],
    ]);
    expect(within(card()).getByText("2")).toBeTruthy();
    expect(within(card()).getByText("250 m")).toBeTruthy();
    expect(within(card()).getByText("bij 2 linksaf").dataset["turn"]).toBe("left");
    const after = within(within(card()).getByRole("list", { name: "Daarna" }));
    expect(after.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      ...["3 550 m", "4 850 m"],
    ]);
    expect([fact("Gedaan"), fact("Nog")]).toEqual(["150 m", "850 m"]);
    const lastMs = positionStore.getState().fix?.timeMs ?? 0;
    expect(fact("Aankomst")).toBe(arrivalText(lastMs + (850 / 4500) * 3_600_000, lastMs));
    expect(map.plan?.nodes.map(({ number }) => number)).toEqual(["1", "2", "3", "4"]);
    expect(map.followMode).toBe("follow");
  });

  it("announces nodes ahead and reached, also under another tool", () => {
    planCornered();
    follow({ size: "alert" });
    expect(screen.queryByRole("region")).toBeNull();
    go([
      [0, 0],
      [325, 0],
    ]);
    expect(said()).toMatch(/^Over (79|80) m: bij 2 linksaf$/);
    go([
      [326, 0],
      [390, 0],
    ]);
    expect(said()).toBe("Bij 2 linksaf");
  });

  it("reports a missing and a stale position", () => {
    planCornered();
    follow();
    expect(within(card()).queryByText(/\d m$/, { selector: "p" })).toBeNull();
    expect(within(card()).getByText("Nog geen positie")).toBeTruthy();
    go(
      [
        [0, 0],
        [150, 0],
      ],
      30_000,
    );
    expect(
      within(card()).getByText(/^Geen signaal \(\d+ s\)\. Afstanden staan stil\.$/),
    ).toBeTruthy();
    expect(card().dataset["guidance"]).toBe("stale");
  });

  it("leads back to the route, and makes a new plan only on request", async () => {
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
    expect(distance.parentElement?.textContent).toContain("naar de route, hemelsbreed");
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
    // No pack is installed.
    await user.click(screen.getByRole("button", { name: "Nieuw plan vanaf hier" }));
    expect(
      await screen.findByText(/^(Van hier is de rest van je plan|Een nieuw plan maken)/),
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

  it("reports that the route was not reached yet, and the arrival", () => {
    planCornered();
    follow();
    go([
      [-300, 0],
      [-200, 0],
    ]);
    expect(screen.getByText("Loop naar het begin")).toBeTruthy();
    go([[-200, 0], ...CORNERED]);
    expect(screen.getByText("Je bent er", { selector: "section p" })).toBeTruthy();
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      ...["Gedaan", "Tijd"],
    ]);
    // The distance really covered since joining the route; arrival is some metres before the end.
    expect(fact("Gedaan")).toBe("1,0 km");
    expect(fact("Tijd")).toBe("11 min");
    expect(within(card()).getByText("Wandelen 1 – 4")).toBeTruthy();
    expect(card().querySelector("[data-screen-kept-on]")).toBeNull();
  });

  it("can be reversed and stopped", async () => {
    planCornered();
    const { user, onClose, onPlan } = follow();
    await user.click(screen.getByRole("button", { name: "Andere kant op" }));
    expect(within(card()).getByText("4")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Plan" }));
    expect(onPlan).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Toon de kaart" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(guidance.store.getState().following).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Stop met volgen" }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(guidance.store.getState().following).toBeNull();
    expect(localStorage.getItem("following")).toBeNull();
  });

  it("shows whether the screen stays on", () => {
    planCornered();
    follow();
    expect(screen.getByText(/^Het scherm kan uitgaan\. Houd het aan/)).toBeTruthy();
    act(() => guidance.store.setState({ isScreenKeptOn: true }));
    expect(screen.getByText("Het scherm blijft aan.")).toBeTruthy();
  });
});

describe("during navigation", () => {
  it("explains what is up for the arrow without a heading", () => {
    planCornered();
    follow();
    go([
      [0, 0],
      [150, 0],
    ]);
    expect(within(card()).getByText("Noord is boven")).toBeTruthy();
    act(() => headingStore.setState({ hasHeading: true }));
    expect(within(card()).queryByText("Noord is boven")).toBeNull();
    act(() => headingStore.setState({ hasHeading: false }));
  });

  it("starts a recording with the same tap", async () => {
    planCornered();
    follow({ records: true });
    expect(guidance.store.getState().following).not.toBeNull();
    await waitFor(() => expect(recorderStore.getState().status).toBe("recording"));
    // A recording without a fix ends like this; stopping it would leave it paused for the next test files.
    act(() => positionPermissionStore.setState({ permission: "denied" }));
    await waitFor(() => expect(recorderStore.getState().status).toBe("idle"));
  });

  it("offers to finish the recording at the end", async () => {
    planCornered();
    const { user } = follow();
    act(() => recordingStatusStore.setState({ status: "recording" }));
    expect(screen.queryByRole("button", { name: "Stop en bewaar de opname" })).toBeNull();
    go(CORNERED);
    // Without a database nothing was recorded that could be saved.
    await user.click(screen.getByRole("button", { name: "Stop en bewaar de opname" }));
    expect(await screen.findByText(/^De opname kon niet worden bewaard/)).toBeTruthy();
    act(() => recordingStatusStore.setState({ status: "idle" }));
  });

  it("reports a lost signal off the route, and does not return to it", () => {
    planCornered();
    follow();
    go(
      [
        [0, 0],
        [200, 0],
        [200, 100],
      ],
      30_000,
    );
    expect(card().dataset).toMatchObject({ guidance: "off", problem: "no-signal" });
    expect(within(card()).getByText("Van de route")).toBeTruthy();
    expect(within(card()).getByText(/^Geen signaal \(\d+ s\)\./)).toBeTruthy();
  });

  it("leads along a track to its end, without numbers or a new plan", async () => {
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
    expect(straight).toEqual([expect.stringMatching(/^(9\d|100) m · hemelsbreed$/)]);
    expect(screen.queryByRole("button", { name: "Plan" })).toBeNull();
  });

  it("fills the screen with the next number until a tap", async () => {
    planCornered();
    const { user } = follow();
    go([
      [0, 0],
      [150, 0],
    ]);
    await user.click(screen.getByRole("button", { name: "Vul het scherm" }));
    const full = within(screen.getByRole("dialog", { name: "Onderweg" }));
    const shown = document.querySelectorAll<HTMLElement>("[data-navigation]");
    expect(
      Array.from(shown, ({ dataset }) => [dataset["navigation"], dataset["nextNode"]]),
    ).toEqual([["full", "2"]]);
    expect(full.getByText("2")).toBeTruthy();
    expect(full.getByText("250 m")).toBeTruthy();
    expect(full.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      ...["3 550 m", "4 850 m"],
    ]);
    expect(full.getByText(/^Het scherm kan uitgaan\. Houd het aan/)).toBeTruthy();
    expect(full.getByText("Aankomst")).toBeTruthy();
    await user.click(full.getByText("250 m"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(card()).toBeTruthy();
  });

  it("stores the choice of announcements, and reports a missing Dutch voice", async () => {
    planCornered();
    const { user } = follow();
    await user.click(screen.getByText("Waarschuwen"));
    await user.selectOptions(screen.getByRole("combobox"), "150");
    await user.click(screen.getByRole("checkbox", { name: /^Geluid/ }));
    // There is no voice in this environment.
    await user.click(screen.getByRole("checkbox", { name: "Stem" }));
    const noVoice = /^Dit apparaat heeft geen Nederlandse stem en zegt dus niets/;
    expect(await screen.findByText(noVoice)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Stem" }).checked).toBe(false);
    const { guidanceWarnings } = JSON.parse(localStorage.getItem("preferences") ?? "{}");
    expect(guidanceWarnings).toEqual({
      meters: 150,
      vibrates: true,
      sounds: true,
      speaks: false,
    });
    go([
      [0, 0],
      [255, 0],
    ]);
    expect(said()).toMatch(/^Over 1(49|50) m: bij 2 linksaf$/);
  });

  it("reports a missing Dutch voice that was chosen before", async () => {
    const { guidanceWarnings } = preferencesStore.getState();
    setPreferences({ guidanceWarnings: { ...guidanceWarnings, speaks: true } });
    planCornered();
    follow();
    const noVoice = /^Dit apparaat heeft geen Nederlandse stem en zegt dus niets/;
    expect(await screen.findByText(noVoice)).toBeTruthy();
    act(() => void setPreferences({ guidanceWarnings }));
  });
});

it("shows off-route, no-signal and arrival on the full screen too", async () => {
  planCornered();
  const { user } = follow();
  go(
    [
      [0, 0],
      [200, 0],
    ],
    300_000,
  );
  await user.click(screen.getByRole("button", { name: "Vul het scherm" }));
  const full = () => document.querySelector<HTMLElement>('[data-navigation="full"]');
  expect(full()?.dataset).toMatchObject({ nextNode: "2", guidance: "stale" });
  go(
    [
      [200, 0],
      [200, 100],
    ],
    30_000,
  );
  expect(full()?.textContent).toMatch(/Van de route\. Geen signaal \(\d+ s\)\./);
  go([[200, 100], [200, 0], ...CORNERED.slice(1)]);
  expect(full()?.textContent).toContain("Je bent er");
  expect(full()?.textContent).toContain("Wandelen 1 – 4");
});
