import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { addWaypoint, deleteWaypoint, waypointsStore } from "#state/waypoints/waypoints.ts";
import { MoveWaypoint } from "./move-waypoint.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };

async function showCross() {
  const result = await addWaypoint({ name: "Tent", lat: 52.1, lng: 5.4 });
  if (!result.ok) throw new Error(result.reason);
  const { id } = result.waypoint;
  const onClose = vi.fn();
  const map = new FakeMapPort();
  const shown = show(<MoveWaypoint waypointId={id} controller={map} onClose={onClose} />);
  const stored = () => waypointsStore.getState().waypoints.find((waypoint) => waypoint.id === id);
  return { ...shown, id, map, onClose, stored };
}

describe("moving a waypoint", () => {
  it("moves it to the cross, and returns to its screen", async () => {
    const { user, id, onClose, stored, address } = await showCross();
    expect(screen.getByRole("status").textContent).toContain("nieuwe plek van “Tent”");
    await user.click(screen.getByRole("button", { name: "Zet hier" }));
    await waitFor(() => expect(address()).toBe(`/waypoints/${id}`));
    expect(stored()).toMatchObject(MIDDLE);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("moves it to a place that is tapped on the map", async () => {
    const { user, map, stored } = await showCross();
    act(() => map.events.emit("mapTapped", { lat: 52.3, lng: 5.5 }));
    await user.click(screen.getByRole("button", { name: "Zet hier" }));
    await waitFor(() => expect(stored()).toMatchObject({ lat: 52.3, lng: 5.5 }));
  });

  it("leaves it in place when cancelled", async () => {
    const { user, id, stored, address } = await showCross();
    await user.click(screen.getByRole("button", { name: "Annuleer" }));
    await waitFor(() => expect(address()).toBe(`/waypoints/${id}`));
    expect(stored()).toMatchObject({ lat: 52.1, lng: 5.4 });
  });

  it("reports that it was deleted meanwhile", async () => {
    const { id } = await showCross();
    await deleteWaypoint(id);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Dit waypoint is er niet meer."),
    );
    expect(screen.getByRole("button", { name: "Zet hier" })).toHaveProperty("disabled", true);
  });
});
