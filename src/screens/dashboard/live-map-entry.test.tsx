import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore, takeRequestedView } from "#state/map/map-view.ts";
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
});
