import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Aiming } from "./aiming.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };

function showCross(center: typeof MIDDLE | null = MIDDLE) {
  const map = new FakeMapPort();
  map.center = center;
  const calls = { onSaved: vi.fn(), onMore: vi.fn(), onClose: vi.fn() };
  const onMap = (
    <>
      <canvas tabIndex={0} />
      <Aiming controller={map} {...calls} />
    </>
  );
  const shown = show(onMap);
  shown.container.querySelector("canvas")?.focus();
  return { ...shown, ...calls, map };
}

describe("the cross on the middle of the map", () => {
  it("saves the place under it at Enter, with the next name", async () => {
    const { user, onSaved } = showCross();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith("Waypoint 1"));
    expect(waypointsStore.getState().waypoints).toMatchObject([{ name: "Waypoint 1", ...MIDDLE }]);
  });

  it("adds a waypoint once when storage is full, for any number of Enter presses", async () => {
    const refuse = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(refuse);
    vi.stubGlobal("localStorage", { ...localStorage, setItem: refuse, clear: () => {} });
    const { user, onSaved } = showCross();
    await user.keyboard("{Enter}");
    expect(
      await screen.findByText("De opslag van dit apparaat is vol.", { exact: false }),
    ).toBeTruthy();
    await user.keyboard("{Enter}{Enter}");
    expect(waypointsStore.getState().waypoints).toHaveLength(1);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("saves nothing while the map has no centre", async () => {
    const { user, onSaved } = showCross(null);
    await user.keyboard("{Enter}");
    expect(onSaved).not.toHaveBeenCalled();
    expect(waypointsStore.getState().waypoints).toEqual([]);
  });

  it("keeps the middle of the map in the area above the bar, and restores it", () => {
    const { map, unmount, container } = showCross();
    expect(map.visibleArea).toBe(container.querySelector("[data-map-cross]"));
    unmount();
    expect(map.visibleArea).toBeNull();
  });

  it("opens the card of the place", async () => {
    const { user, onMore } = showCross();
    await user.click(screen.getByRole("button", { name: "Meer" }));
    expect(onMore).toHaveBeenCalledWith(MIDDLE);
  });
});
