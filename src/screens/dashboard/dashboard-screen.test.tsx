import { screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { device } from "#state/device/device.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { Component as Dashboard } from "./dashboard-screen.tsx";

const headings = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

beforeEach(async () => {
  const database = await device.connection.opened();
  await Promise.all([database.clear("tracks"), database.clear("recordings")]);
  // A recorder loaded by an earlier test would report its status during this one.
  await vi.dynamicImportSettled();
  recordingStatusStore.setState({ status: "idle" }, true);
});

it("introduces the app on an empty device, and offers a loop and the map of the region", async () => {
  show(<Dashboard />);
  expect(headings()).toEqual([
    "Begin hier",
    "Tracks",
    "Jouw positie",
    "Waypoints dichtbij",
    "Zonder netwerk",
  ]);
  expect(screen.getByText(/^Een kaart voor buiten die ook zonder netwerk werkt/)).toBeTruthy();
  const loops = screen.getAllByRole("link", { name: "Maak een rondje" });
  expect(loops.map((link) => link.getAttribute("href"))).toEqual(["/map?plan&rondje"]);
  const region = screen.getByRole("link", { name: "Haal je streek op" });
  expect(region.getAttribute("href")).toBe("/map?streek");
  expect(screen.getByRole("link", { name: "Alle routes" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Alle tracks" })).toBeTruthy();
});

it("stops being a first visit once the database turns out to have data", async () => {
  await (await device.connection.opened()).put("tracks", { id: "track-1" });
  show(<Dashboard />);
  await waitFor(() => expect(headings()[0]).toBe("Tracks"));
});

it("moves a recording found late to the top", async () => {
  show(<Dashboard />);
  expect(headings()).toContain("Tracks");
  await (await device.connection.opened()).put("recordings", { id: "a", trackId: "a" });
  const { container } = show(<Dashboard />);
  await waitFor(() => expect(container.querySelector("h3")?.textContent).toBe("Opname"));
});

it("moves a recording to the top that was found after the first render", async () => {
  function FoundMeanwhile() {
    useLayoutEffect(() => recordingStatusStore.setState({ status: "elsewhere" }), []);
    return <Dashboard />;
  }
  show(<FoundMeanwhile />);
  await waitFor(() => expect(headings()).toContain("Opname"));
});
