import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints/waypoints.ts";
import { EditWaypoint } from "./edit-waypoint.tsx";

async function showForm() {
  const result = await addWaypoint({ name: "Tent", lat: 52.100001, lng: 5.400001 });
  if (!result.ok) throw new Error(result.reason);
  const { waypoint } = result;
  const onDone = vi.fn();
  const form = <EditWaypoint waypoint={waypoint} isGone={false} onDone={onDone} />;
  const stored = () => waypointsStore.getState().waypoints.find(({ id }) => id === waypoint.id);
  return { ...show(form), form, onDone, stored };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: "Bewaar" });

describe("the form that changes a waypoint", () => {
  it("changes every field, and no digit of an untouched place", async () => {
    const { user, onDone, stored } = await showForm();
    expect(document.activeElement).toBe(field("Naam"));
    await user.clear(field("Naam"));
    await user.type(field("Naam"), "Kampvuur");
    await user.type(field("Notitie"), "Bij de eik");
    await user.type(screen.getByLabelText(/^Hoogte/), "12,5");
    await user.type(field("Map"), "Zomer");
    await user.click(screen.getByRole("radio", { name: "Rood" }));
    await user.click(screen.getByRole("radio", { name: "Kampvuur" }));
    await user.click(save());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("saved"));
    expect(stored()).toMatchObject({
      name: "Kampvuur",
      note: "Bij de eik",
      altitudeMeters: 12.5,
      folder: "Zomer",
      color: "#b42318",
      icon: "campfire",
      lat: 52.100001,
      lng: 5.400001,
    });
  });

  it("keeps the typed text for a return, until it is cancelled", async () => {
    const { user, form, unmount } = await showForm();
    await user.clear(field("Naam"));
    await user.type(field("Naam"), "Half getypt");
    unmount();
    const { unmount: leave } = show(form);
    expect(field("Naam").value).toBe("Half getypt");
    expect(screen.getByText(/je tekst staat er nog/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Annuleer" }));
    leave();
    show(form);
    expect(field("Naam").value).toBe("Tent");
  });

  it("requires a name and a valid altitude, and focuses the field with the problem", async () => {
    const { user, onDone } = await showForm();
    await user.clear(field("Naam"));
    await user.click(save());
    expect(screen.getByText("Geef het waypoint een naam.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Naam"));
    await user.type(field("Naam"), "Tent");
    await user.type(screen.getByLabelText(/^Hoogte/), "hoog");
    await user.click(save());
    expect(screen.getByText(/Typ de hoogte als een getal/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Hoogte/));
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Annuleer" }));
  });

  it("moves it to a place typed in another notation", async () => {
    const { user, stored } = await showForm();
    const place = screen.getByLabelText("Coördinaten");
    await user.clear(place);
    await user.type(place, "155000, 463000");
    await user.click(save());
    await waitFor(() => expect(stored()?.lat).toBeCloseTo(52.15517, 4));
  });

  it("shows the place in the chosen notation, and keeps every digit until it is moved", async () => {
    setPreferences({ coordinateFormat: "rd" });
    const { user, form, onDone, stored, unmount } = await showForm();
    const place = () => field("Coördinaten");
    await waitFor(() => expect(place().value).toBe("RD 155877, 456862"));
    // Typed and deleted, it is the same place.
    await user.type(place(), "1{Backspace}");
    await user.type(field("Notitie"), "Eik");
    await user.click(save());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("saved"));
    expect(stored()).toMatchObject({ note: "Eik", lat: 52.100001, lng: 5.400001 });
    unmount();
    show(form);
    await user.type(place(), "{Backspace}9");
    await user.click(save());
    await waitFor(() => expect(stored()?.lat).not.toBe(52.100001));
    expect(stored()?.lat).toBeCloseTo(52.10006, 4);
  });

  it("updates an untouched place to the chosen notation", async () => {
    setPreferences({ coordinateFormat: "wgs84" });
    await showForm();
    const place = field("Coördinaten");
    expect(place.value).toBe("52.10000, 5.40000");
    act(() => void setPreferences({ coordinateFormat: "rd" }));
    await waitFor(() => expect(place.value).toMatch(/^RD /));
  });
});
