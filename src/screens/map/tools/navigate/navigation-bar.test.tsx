import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { positionStore } from "#state/position/position.ts";
import { CORNERED, follow, go, planCornered } from "./navigation.fixture.tsx";

afterEach(() => {
  guidance.stop();
  positionStore.setState(NO_POSITION);
});

describe("navigation under another tool", () => {
  it("reports leaving the route, and opens the card", async () => {
    planCornered();
    const { user, onOpen } = follow({ size: "alert" });
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

  it("reports a stale position", () => {
    planCornered();
    follow({ size: "alert" });
    go(
      [
        [0, 0],
        [150, 0],
      ],
      30_000,
    );
    const name = /^Geen signaal \(\d+ s\)\. Afstanden staan stil\.$/;
    expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("reports the arrival", () => {
    planCornered();
    follow({ size: "alert" });
    go(CORNERED);
    expect(screen.getByRole("button", { name: "Je bent er" })).toBeTruthy();
  });
});

describe("the navigation bar", () => {
  const bar = () => screen.getByRole("region", { name: "Onderweg" });

  it("shows the next number, its distance and the remaining distance", async () => {
    planCornered();
    const { onStarted } = follow({ size: "bar" });
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    go([
      [0, 0],
      [150, 0],
    ]);
    expect(bar().dataset).toMatchObject({ navigation: "bar", nextNode: "2", guidance: "on" });
    expect(bar().textContent).toContain("Volgende: 2");
    expect(within(bar()).getByText("250 m")).toBeTruthy();
    expect(within(bar()).getByText("nog 850 m")).toBeTruthy();
    expect(within(bar()).getByText("bij 2 linksaf")).toBeTruthy();
  });

  it("shows the next turn into a street, if that comes before the number", () => {
    planCornered();
    follow({ size: "bar" });
    const { following } = guidance.store.getState();
    if (!following) throw new Error("Nothing is followed.");
    const cue = { kind: "turn", turn: "right", name: "Kerkstraat", alongMeters: 250 } as const;
    act(() =>
      guidance.store.setState({
        following: { ...following, line: { ...following.line, cues: [cue] } },
      }),
    );
    go([
      [0, 0],
      [150, 0],
    ]);
    const turn = within(bar()).getByText("over 100 m rechtsaf, Kerkstraat");
    expect(turn.dataset["turn"]).toBe("right");
    go([
      [151, 0],
      [260, 0],
    ]);
    expect(within(bar()).getByText("bij 2 linksaf")).toBeTruthy();
    expect(screen.getAllByRole("status")[0]?.textContent).toBe("Rechtsaf, Kerkstraat");
  });

  it("takes the planner out of the address, which a reload would open over it", async () => {
    planCornered();
    const { address, onStarted } = follow({ size: "bar", path: "/map?plan&rondje&bewaar" });
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    await waitFor(() => expect(address()).toBe("/map?bewaar="));
  });

  it("opens by a tap, a key or a drag", async () => {
    planCornered();
    const { user, onOpen } = follow({ size: "bar" });
    const line = screen.getByRole("button", { name: /Toon meer$/ });
    await user.click(line);
    expect(onOpen).toHaveBeenCalledTimes(1);
    line.focus();
    await user.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(line, { clientY: 700 });
    fireEvent.pointerUp(line, { clientY: 695 });
    expect(onOpen).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(line, { clientY: 700 });
    fireEvent.pointerUp(line, { clientY: 600 });
    expect(onOpen).toHaveBeenCalledTimes(3);
  });

  it("reports leaving the route, and the arrival", () => {
    planCornered();
    follow({ size: "bar" });
    go([
      [0, 0],
      [200, 0],
      [200, 100],
    ]);
    expect(within(bar()).getByText("Van de route")).toBeTruthy();
    expect(within(bar()).getByText(/^(99|100) m$/)).toBeTruthy();
    go([[200, 100], [200, 0], ...CORNERED.slice(1)]);
    expect(within(bar()).getByText("Je bent er")).toBeTruthy();
  });

  it("reports a lost signal", () => {
    planCornered();
    follow({ size: "bar" });
    go(
      [
        [0, 0],
        [150, 0],
      ],
      30_000,
    );
    expect(
      within(bar()).getByText(/^Geen signaal \(\d+ s\)\. Afstanden staan stil\.$/),
    ).toBeTruthy();
  });

  it("reports a speed too fast for walking", () => {
    planCornered();
    follow({ size: "bar" });
    go(
      [
        [0, 0],
        [150, 0],
      ],
      45_000,
    );
    for (let second = 1; second < 45; second += 1) {
      const spot = [150, 100 * second] as const;
      go([spot, spot], 44_000 - 1000 * second);
    }
    expect(within(bar()).getByText("Te snel voor wandelen. Afstanden staan stil.")).toBeTruthy();
  });

  it("offers to stop a route that cannot be read", async () => {
    guidance.store.setState({ problem: "lost" });
    const { user } = follow({ size: "bar", isNew: false });
    expect(within(bar()).getByText(/^Wat je volgde, is niet meer te lezen/)).toBeTruthy();
    await user.click(within(bar()).getByRole("button", { name: "Stop met volgen" }));
    expect(guidance.store.getState().problem).toBeNull();
  });
});
