import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { shownWaypoints } from "#state/map/shown-waypoints.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { addWaypoint } from "#state/waypoints/waypoints.ts";
import { LayersCard } from "./layers-card.tsx";

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");

describe("the layers card", () => {
  it("stores the background, its opacity, and the overlays", async () => {
    const { user } = show(<LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={vi.fn()} />);
    expect(screen.queryByRole("slider")).toBeNull();
    await user.click(screen.getByRole("radio", { name: /BRT standaard/ }));
    await user.click(screen.getByRole("checkbox", { name: "Wandelnetwerk" }));
    fireEvent.change(screen.getByRole("slider"), { target: { value: "0.5" } });
    expect(stored("settings")).toEqual({
      colorScheme: 0,
      tileSource: 1,
      mapOverlay: { walkNetwork: true, bikeNetwork: false, sailNetwork: false },
    });
    expect(stored("preferences")).toMatchObject({ rasterOpacity: 0.5 });
    await user.click(screen.getByRole("checkbox", { name: /^RD-kilometerraster/ }));
    expect(stored("preferences")).toMatchObject({ rasterOpacity: 0.5, rdGrid: true });
    expect(screen.getByRole("status", { name: "" }).textContent).toBe("50%");
  });

  it("offers to colour tracks by speed if there are tracks", async () => {
    hasTracksStore.setState({ hasTracks: false });
    const { user } = show(<LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={vi.fn()} />);
    const name = /^Kleur tracks naar snelheid/;
    expect(screen.queryByRole("checkbox", { name })).toBeNull();
    act(() => hasTracksStore.setState({ hasTracks: true }));
    await user.click(screen.getByRole("checkbox", { name }));
    expect(stored("preferences")).toMatchObject({ tracksBySpeed: true });
  });

  it("switches folders off and on", async () => {
    await addWaypoint({ name: "Tent", lat: 52, lng: 5, folder: "Kamp" });
    await addWaypoint({ name: "Los", lat: 52, lng: 5 });
    const shown = () => shownWaypoints().map(({ name }) => name);
    const { user } = show(<LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={vi.fn()} />);
    const kamp = await screen.findByRole("checkbox", { name: /^Kamp/ });
    await user.click(kamp);
    expect([shown(), stored("preferences").hiddenFolders]).toEqual([["Los"], ["Kamp"]]);
    await user.click(kamp);
    expect(shown().toSorted()).toEqual(["Los", "Tent"]);
  });

  it("puts the user on the water, with what the map has for boats", async () => {
    const { user } = show(<LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={vi.fn()} />);
    const boating = screen.getByRole("checkbox", { name: /^Op het water/ });
    await user.click(boating);
    expect(stored("preferences")).toMatchObject({ instrumentLayout: "water" });
    expect(stored("settings").mapOverlay.sailNetwork).toBe(true);
    await user.click(boating);
    expect(stored("preferences")).toMatchObject({ instrumentLayout: "foot" });
  });

  it("opens the legend", async () => {
    const onLegend = vi.fn();
    const { user } = show(
      <LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={onLegend} />,
    );
    await user.click(screen.getByRole("button", { name: "Legenda" }));
    expect(onLegend).toHaveBeenCalledOnce();
  });

  it("links to the packs", async () => {
    const { user, address } = show(
      <LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={vi.fn()} />,
    );
    await user.click(await screen.findByRole("link", { name: "Beheer bij Instellingen" }));
    await waitFor(() => expect(address()).toBe("/settings#kaartpakketten"));
  });

  it("has the focus when opened, and closes on Escape", async () => {
    const onClose = vi.fn();
    const { user } = show(<LayersCard onClose={onClose} onSaveArea={vi.fn()} onLegend={vi.fn()} />);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Kaartlagen" }));
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});
