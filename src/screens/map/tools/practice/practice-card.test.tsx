import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { endPractice } from "#state/scouting/practice.ts";
import { PracticeCard } from "./practice-card.tsx";

const HERE = { lat: 52.228, lng: 5.321 };

function giveFix(timeMs = Date.now()) {
  const before = positionStore.getState();
  const fix = {
    ...HERE,
    accuracyMeters: 8,
    timeMs,
    altitudeMeters: null,
    altitudeAccuracyMeters: null,
    speedMps: null,
    courseDegrees: null,
  };
  act(() => positionStore.setState({ ...before, fix }));
}

function showPractice() {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  return { ...show(<PracticeCard controller={map} onClose={vi.fn()} />), map };
}

beforeEach(endPractice);

it("hides the position, judges pins, and shows a result that can be printed", async () => {
  giveFix();
  expect(ownPositionNow()).not.toBeNull();
  const { user, map } = showPractice();
  await user.click(screen.getByRole("button", { name: "Begin" }));
  expect(ownPositionNow()).toBeNull();
  map.center = { lat: 52.229, lng: 5.321 };
  await user.click(screen.getByRole("button", { name: "Hier ben ik" }));
  expect(await screen.findByText(/^Punt 1: 111 m ernaast, in \d+ s\.$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Uitslag" }));
  expect(ownPositionNow()).not.toBeNull();
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("row", { name: /^1 111 m ± 8 m/ })).toBeTruthy();
  expect(map.sketch).toHaveLength(3);
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await user.click(screen.getByRole("button", { name: "Druk de uitslag af" }));
  expect(print).toHaveBeenCalledOnce();
});

it("does not judge a pin by an old position", async () => {
  giveFix(Date.now() - 60_000);
  const { user } = showPractice();
  await user.click(screen.getByRole("button", { name: "Begin" }));
  await user.click(screen.getByRole("button", { name: "Hier ben ik" }));
  expect(await screen.findByText(/geen positie om mee te vergelijken/)).toBeTruthy();
});

it("shows the position again when it closes, and goes on with the same round later", async () => {
  giveFix();
  const { user, unmount } = showPractice();
  await user.click(screen.getByRole("button", { name: "Begin" }));
  await user.click(screen.getByRole("button", { name: "Hier ben ik" }));
  await screen.findByText(/^Punt 1/);
  unmount();
  expect(ownPositionNow()).not.toBeNull();
  const again = showPractice();
  await again.user.click(await screen.findByRole("button", { name: "Ga verder" }));
  expect(screen.getByText(/^Punt 1/)).toBeTruthy();
  expect(ownPositionNow()).toBeNull();
});
