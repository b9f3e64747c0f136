import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { MapOnDemand } from "./map-on-demand.tsx";

it("leaves the map of a desktop where it is during a recording, until asked", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  recordingStatusStore.setState({ status: "recording" });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    recordingStatusStore.setState({ status: "idle" });
  });
  show(<MapOnDemand waypoint={{ id: "tent", name: "Tent", lat: 52.1, lng: 5.1 }} />);
  expect(screen.getByRole("button").textContent).toBe("Toon op de kaart hiernaast");
});
