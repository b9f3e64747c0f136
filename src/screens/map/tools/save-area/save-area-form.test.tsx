import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setOverlay, setTileSource } from "#state/settings/settings.ts";
import { SaveAreaForm } from "./save-area-form.tsx";

/** A place near Hilversum, with a frame of a hundred pixels. */
const MIDDLE = { lat: 52.228, lng: 5.321 };
const VILLAGE_DEGREES_A_PIXEL = 0.0004;
const COUNTRY_DEGREES_A_PIXEL = 0.04;

/** A map with this many degrees per pixel of the frame, and half of it after a zoom in. */
class ScaledMap extends FakeMapPort {
  #scale: number;

  constructor(scale: number) {
    super();
    this.#scale = scale;
    this.#tell();
  }

  override zoomBy(levels: number): void {
    this.#scale /= 2 ** levels;
    act(() => this.#tell());
  }

  #tell(): void {
    const half = 50 * this.#scale;
    const { lat, lng } = MIDDLE;
    this.frame([lng - half, lat - half, lng + half, lat + half]);
  }
}

function showForm(scale = VILLAGE_DEGREES_A_PIXEL, isRegion = false) {
  const map = new ScaledMap(scale);
  const zoomBy = vi.spyOn(map, "zoomBy");
  const frame = createRef<HTMLDivElement>();
  const onSave = vi.fn();
  const shown = show(
    <>
      <div ref={frame} />
      <SaveAreaForm
        controller={map}
        kind="frame"
        onKind={vi.fn()}
        frame={frame}
        along={null}
        isRegion={isRegion}
        onSave={onSave}
      />
    </>,
  );
  return { ...shown, map, zoomBy, onSave };
}

const saveButton = () => screen.getByRole("button", { name: "Bewaar" });
const isOpen = () => saveButton().getAttribute("aria-disabled") === "false";

function describedAs(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

describe("the form that saves an area", () => {
  beforeEach(() => holdPacks([]));

  it("offers the marks of a region to who goes boating only, and asks for none that are not wanted", async () => {
    const home = { status: "absent" } as const;
    act(() => packsStore.setState({ home }));
    const { user, onSave, unmount } = showForm(undefined, true);
    expect(screen.queryByLabelText(/betonning/i)).toBeNull();
    unmount();
    act(() => void setOverlay("sailNetwork", true));
    const boater = showForm(undefined, true);
    expect(screen.getByText(/De app vraagt api\.pdok\.nl/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Haal op" }));
    expect(boater.onSave.mock.calls[0]?.[1]).toMatchObject({ marks: { from: "service" } });
    await user.click(screen.getByRole("checkbox", { name: /betonning/i }));
    await user.click(screen.getByRole("button", { name: "Haal op" }));
    expect(boater.onSave.mock.calls[1]?.[1]).not.toHaveProperty("marks");
    expect(onSave).not.toHaveBeenCalled();
    act(() => void setOverlay("sailNetwork", false));
  });

  it("saves what the frame shows, under the name that is typed", async () => {
    const { user, onSave } = showForm();
    expect(screen.getByText(/^ongeveer .* MB$/)).toBeTruthy();
    const name = screen.getByLabelText("Naam");
    await user.clear(name);
    await user.type(name, "Kamp{Enter}");
    expect(onSave).toHaveBeenCalledOnce();
    const [{ name: saved, runs }] = onSave.mock.calls[0] ?? [];
    expect(saved).toBe("Kamp");
    expect(runs).toEqual(runsOfBoxes([[5.301, 52.208, 5.341, 52.248]]));
  });

  it("names an area after the place in its middle", async () => {
    const { user, onSave } = showForm();
    const name = screen.getByLabelText("Naam") as HTMLInputElement;
    await waitFor(() => expect(name.value).toMatch(/^Rond \p{Lu}/u));
    expect(isOpen()).toBe(true);
    await user.click(saveButton());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ name: name.value })),
    );
  });

  it("reports that half a country is too large, until the map zooms in", async () => {
    const { user, map, onSave } = showForm(COUNTRY_DEGREES_A_PIXEL);
    expect(isOpen()).toBe(false);
    expect(describedAs(saveButton())).toMatch(/^Te groot: zoom in\./);
    await user.click(saveButton());
    expect(onSave).not.toHaveBeenCalled();
    for (let zoom = 0; zoom < 5; zoom++) {
      await user.click(screen.getByRole("button", { name: "Kleiner gebied" }));
    }
    expect(map.zoomBy).toHaveBeenCalledTimes(5);
    expect(isOpen()).toBe(true);
  });

  it("requests nothing in “alleen offline”, explains it, and turns it off with one tap", async () => {
    setPreferences({ offlineOnly: true });
    const { user, onSave } = showForm();
    expect(isOpen()).toBe(false);
    expect(describedAs(saveButton())).toContain("Je staat op alleen offline.");
    await user.click(saveButton());
    expect(onSave).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Zet alleen offline uit" }));
    expect(preferencesStore.getState().offlineOnly).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it("saves nothing without a connection, and something with one", async () => {
    const { onSave } = showForm();
    const form = screen.getByLabelText("Naam").closest("form") as HTMLFormElement;
    act(() => connectionStore.setState({ isConnected: false }));
    expect(screen.getByRole("alert").textContent).toMatch(/^Je hebt nu geen internet\./);
    fireEvent.submit(form);
    expect(onSave).not.toHaveBeenCalled();
    act(() => connectionStore.setState({ isConnected: true }));
    fireEvent.submit(form);
    expect(onSave).toHaveBeenCalledOnce();
  });

  it("reports insufficient storage", async () => {
    packsStore.setState({ freeBytes: 10_000 });
    const { user, onSave } = showForm();
    expect(screen.getByRole("alert").textContent).toMatch(
      /^Te weinig ruimte: er is .* vrij\. Zoom in, of maak ruimte vrij\.$/,
    );
    expect(isOpen()).toBe(false);
    await user.click(saveButton());
    expect(onSave).not.toHaveBeenCalled();
  });

  it("explains that pictures of others cannot be saved", () => {
    setTileSource(5);
    showForm();
    expect(screen.getByText(/OpenStreetMap heeft altijd netwerk nodig\./)).toBeTruthy();
  });

  it("updates the size when the map zooms in", async () => {
    const { user, container } = showForm();
    const size = () => container.querySelector("[data-area-size] span")?.textContent;
    expect(size()).toBe("2,7 bij 4,4 km");
    await user.click(screen.getByRole("button", { name: "Kleiner gebied" }));
    expect(size()).toBe("1,4 bij 2,2 km");
  });
});
