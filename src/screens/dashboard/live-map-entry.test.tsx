import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { show } from "#parts/show.fixture.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { mapViewStore, takeRequestedView } from "#state/map/map-view.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { positionStore } from "#state/position/position.ts";
import { LiveMapEntry } from "./live-map-entry.tsx";

const HERE = { lat: 52.1, lng: 5.3 };

describe("the link to the map", () => {
  beforeEach(() => {
    positionStore.setState({ fix: null });
    mapViewStore.setState(DEFAULT_MAP_VIEW);
    // Clear the view requested by another test.
    takeRequestedView();
  });

  it("opens the map at its last view without a position", async () => {
    const { user, address } = show(<LiveMapEntry />);
    await user.click(screen.getByRole("link", { name: "Open de kaart" }));
    await waitFor(() => expect(address()).toBe("/map"));
    expect(mapViewStore.getState()).toEqual(DEFAULT_MAP_VIEW);
  });

  it("opens it at the position once known, without ending following", async () => {
    positionStore.setState(fixedAt({ ...HERE, timeMs: Date.now() }));
    const { user, address } = show(<LiveMapEntry />);
    await user.click(screen.getByRole("link", { name: "Open de kaart" }));
    await waitFor(() => expect(address()).toBe("/map"));
    expect(mapViewStore.getState()).toEqual({ ...HERE, zoom: 14 });
    expect(takeRequestedView()).toBe(false);
  });

  it("shows a plan that is followed since the screen opened", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    planShownStore.setState({ isShown: false });
    show(<LiveMapEntry />);
    const nodes = [5, 5.01].map((lng) => ({ osmId: lng * 100, number: "12", lat: 52, lng }));
    const line = Float64Array.of(5, 52, 5.01, 52);
    const leg = { meters: 700, hasFerry: false, hasPortage: false, isConnection: false, line };
    const route = { nodes, legs: [leg], stopPlaces: [0, 1], meters: 700 };
    act(() =>
      guidance.start({ kind: "plan", draft: { ...emptyDraft("walk"), stops: nodes }, route }),
    );
    onTestFinished(() => guidance.stop());
    await waitFor(() => expect(planShownStore.getState().isShown).toBe(true));
  });
});
