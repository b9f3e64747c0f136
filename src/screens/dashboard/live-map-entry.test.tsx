import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore, takeAskedView } from "#state/map/map-view.ts";
import { positionStore } from "#state/position/position.ts";
import { LiveMapEntry } from "./live-map-entry.tsx";

const HERE = { lat: 52.1, lng: 5.3 };

describe("the way to the map", () => {
  beforeEach(() => {
    positionStore.setState({ fix: null });
    mapViewStore.setState(DEFAULT_MAP_VIEW);
    // What another test asked for.
    takeAskedView();
  });

  it("opens the map as it was as long as there is no position", async () => {
    const { user, address } = show(<LiveMapEntry />);
    await user.click(screen.getByRole("link", { name: "Open de kaart" }));
    await waitFor(() => expect(address()).toBe("/map"));
    expect(mapViewStore.getState()).toEqual(DEFAULT_MAP_VIEW);
  });

  it("opens it where one is once that is known, without an end to following", async () => {
    positionStore.setState(fixedAt({ ...HERE, timeMs: Date.now() }));
    const { user, address } = show(<LiveMapEntry />);
    await user.click(screen.getByRole("link", { name: "Open de kaart" }));
    await waitFor(() => expect(address()).toBe("/map"));
    expect(mapViewStore.getState()).toEqual({ ...HERE, zoom: 14 });
    expect(takeAskedView()).toBe(false);
  });
});
