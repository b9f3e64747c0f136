import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { device } from "#state/device/device.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { recorderStore } from "#state/recording/recorder.ts";
import { NOTHING_RECORDED, type RecorderSnapshot } from "#state/recording/recorder-device.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { RecorderPanel } from "./recorder-panel.tsx";

/** Ten in the morning of today by the local clock. */
const TEN_MS = new Date().setHours(10, 4, 0, 0);
const WALK: RecorderSnapshot = {
  ...NOTHING_RECORDED,
  status: "recording",
  trackId: "walk",
  startedAtMs: TEN_MS,
  isScreenKeptOn: true,
  distanceMeters: 1234,
  movingMs: 754_000,
  elapsedMs: 3_600_000,
  fixCount: 1500,
};

function showRecording(more: Partial<RecorderSnapshot>) {
  const shown = show(<RecorderPanel startsAtOnce={false} />);
  act(() => recorderStore.setState({ ...WALK, elapsedAtMs: Date.now(), ...more }, true));
  return shown;
}

const buttons = () =>
  screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "Terug langs dezelfde weg");

const state = () => screen.getAllByRole("status")[0]?.textContent;

beforeEach(() => recorderStore.setState(NOTHING_RECORDED, true));
afterEach(() => {
  recorderStore.setState(NOTHING_RECORDED, true);
  preferencesStore.setState({ instrumentLayout: "foot" });
  positionPermissionStore.setState({ permission: null });
});

describe("the recorder", () => {
  it("explains its limits before it starts", () => {
    show(<RecorderPanel startsAtOnce={false} />);
    expect(state()).toBe("Neemt op zolang het scherm aan is.");
    expect(buttons()).toEqual(["Neem track op"]);
  });

  it("shows its progress and whether the screen stays on", () => {
    showRecording({});
    expect(state()).toBe("Neemt op");
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1,2 km",
      "12\u00a0min 34",
      "1\u00a0u 00",
      "1.500",
    ]);
    act(() => preferencesStore.setState({ instrumentLayout: "water" }));
    expect(screen.getAllByRole("definition")[0]?.textContent).toBe("0,67 NM");
    expect(screen.getByText(/Het scherm blijft aan\.$/)).toBeTruthy();
    expect(buttons()).toEqual(["Pauzeer", "Stop en bewaar"]);
    act(() => recorderStore.setState({ isScreenKeptOn: false }));
    expect(screen.getByText(/Het scherm kan uitgaan/)).toBeTruthy();
  });

  it("continues the elapsed time since the last fix, and stops it during a pause", () => {
    const time = () => screen.getAllByRole("definition")[2]?.textContent;
    showRecording({ elapsedAtMs: Date.now() + 900, elapsedMs: 0 });
    expect(time()).toBe("0 s");
    const { steadyMs } = clockStore.getState();
    act(() => recorderStore.setState({ elapsedAtMs: steadyMs - 59_000 }));
    expect(time()).toMatch(/^(59 s|1\u00a0min 0)/);
    act(() => recorderStore.setState({ status: "paused" }));
    expect(time()).toBe("0 s");
  });

  it.each([
    [{ fixCount: 0 }, "Wacht op de eerste positie", ["Pauzeer", "Stop en bewaar"]],
    [{ isStandingStill: true }, "Wacht tot je verder gaat", ["Pauzeer", "Stop en bewaar"]],
    [{ status: "paused" }, "Gepauzeerd", ["Hervat", "Stop en bewaar"]],
    [{ status: "interrupted" }, "Opname van 10:04 hervatten?", ["Hervat", "Stop en bewaar"]],
  ] as const)("in the state %j says “%s”, and what one can do", (more, words, names) => {
    showRecording(more);
    expect(state()).toBe(words);
    expect(buttons()).toEqual(names);
  });

  it("reports an automatic resume and its gap", () => {
    showRecording({ resumedAfterMs: 120_000 });
    expect(screen.getByText(/^De opname gaat verder\. De app was 2 min dicht/)).toBeTruthy();
  });

  it("does not control a recording in another tab", () => {
    showRecording({ status: "elsewhere" });
    expect(state()).toMatch(/^Een ander tabblad neemt op/);
    expect(screen.queryByRole("button", { name: /Pauzeer|Hervat|Stop|Bewaar/ })).toBeNull();
  });

  it("reports a gap while it lasts, but not during a pause", () => {
    showRecording({ elapsedAtMs: Date.now() - 100_000 });
    expect(screen.getByText(/^Geen positie sinds .+\. Dit stuk wordt een gat/)).toBeTruthy();
    act(() => recorderStore.setState({ status: "paused" }));
    expect(screen.queryByText(/^Geen positie sinds/)).toBeNull();
  });

  it("announces a withdrawn permission immediately, and once", () => {
    act(() => positionPermissionStore.setState({ permission: "denied" }));
    showRecording({ elapsedAtMs: Date.now() - 100_000 });
    expect(screen.getByText(/^De app mag de locatie niet meer weten/)).toBeTruthy();
    expect(screen.queryByText(/^Geen positie sinds/)).toBeNull();
    act(() => recorderStore.setState({ status: "paused" }));
    expect(screen.queryByText(/^De app mag de locatie/)).toBeNull();
  });

  it.each([
    ["denied", "Locatie geweigerd"],
    ["absent", "Deze browser geeft geen positie"],
  ] as const)(
    "says why a recording does not begin, and how to let it: %s",
    async (permission, words) => {
      act(() => positionPermissionStore.setState({ permission }));
      show(<RecorderPanel startsAtOnce={false} />);
      expect(screen.queryByText(words)).toBeNull();
      act(() => recorderStore.setState({ ...WALK, fixCount: 0, elapsedAtMs: null }, true));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByText(/^De app mag de locatie/)).toBeNull();
    },
  );

  it.each([
    ["denied", "Locatie geweigerd"],
    ["absent", "Deze browser geeft geen positie"],
  ] as const)(
    "starts no clock where no position will come, and says why at a tap: %s",
    async (permission, words) => {
      act(() => positionPermissionStore.setState({ permission }));
      const { user } = show(<RecorderPanel startsAtOnce={false} />);
      await user.click(screen.getByRole("button", { name: "Neem track op" }));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(state()).toBe("Neemt op zolang het scherm aan is.");
      expect(screen.queryByText("Tijd")).toBeNull();
      expect(recorderStore.getState().status).toBe("idle");
    },
  );

  it("ends the recording if the system refuses the position at once, and says why", async () => {
    const source = vi.spyOn(device.position, "watch");
    source.mockImplementation((_, onError) => {
      setTimeout(() => onError({ reason: "denied", message: "" }));
      return () => {};
    });
    act(() => positionPermissionStore.setState({ permission: "prompt" }));
    const { user } = show(<RecorderPanel startsAtOnce={false} />);
    await user.click(screen.getByRole("button", { name: "Neem track op" }));
    expect(await screen.findByText("Locatie geweigerd")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Gebruik mijn locatie" })).toBeTruthy();
    await vi.waitFor(() => expect(recorderStore.getState().status).toBe("idle"));
    source.mockRestore();
    act(() => positionStore.setState(fixedAt({ timeMs: 0 })));
    expect(screen.queryByText("Locatie geweigerd")).toBeNull();
    act(() => positionStore.setState(NO_POSITION, true));
  });

  it("says why at once when the tap that opened it wanted a recording", async () => {
    act(() => positionPermissionStore.setState({ permission: "denied" }));
    show(<RecorderPanel startsAtOnce={true} />);
    expect(await screen.findByText("Locatie geweigerd")).toBeTruthy();
    act(() => positionPermissionStore.setState({ permission: "granted" }));
    expect(screen.queryByText("Locatie geweigerd")).toBeNull();
  });

  it.each([
    ["full", /De opslag is vol/, true],
    ["low", /bijna geen ruimte meer/, true],
    ["failed", /werkt niet/, true],
    ["rewritten", /De hele opname is opnieuw weggeschreven/, false],
  ] as const)("says at once that its keeping is in trouble: %s", (problem, words, isOffered) => {
    showRecording({ problem });
    expect(screen.getByRole("alert").textContent).toMatch(words);
    const offered = screen.queryByRole("button", { name: "Exporteer wat er is" });
    expect(offered !== null).toBe(isOffered);
  });
});
