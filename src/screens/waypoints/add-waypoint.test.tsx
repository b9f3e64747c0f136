import { screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { addTexts } from "#words/waypoints/waypoints-list.ts";
import { AddWaypoint } from "./add-waypoint.tsx";

/** The church tower of Amersfoort, the centre of RD, to four digits (10 m). */
const AMERSFOORT = { lat: 52.1552, lng: 5.3872 };

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Returns the place of the waypoint with this name, rounded like the place above; null without one. */
function storedPlace(name: string) {
  const stored = JSON.parse(localStorage.getItem("waypoints") ?? "[]") as {
    name: string;
    lat: number;
    lng: number;
  }[];
  const found = stored.find((waypoint) => waypoint.name === name);
  return found ? { lat: rounded(found.lat), lng: rounded(found.lng) } : null;
}

async function typePlace(text: string, name: string) {
  const shown = show(<AddWaypoint nameField={createRef()} />);
  const { user } = shown;
  await user.click(screen.getByLabelText("Coördinaten typen"));
  await user.type(screen.getByLabelText("Naam"), name);
  await user.click(await screen.findByLabelText("Coördinaten"));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  return shown;
}

describe("the form that adds a waypoint", () => {
  it.each([
    ["degrees", "52,15517 5,38720"],
    ["RD", "155000, 463000"],
    ["RD in kilometres", "155,0 / 463,0"],
    ["UTM", "31U 663304 5780984"],
    ["MGRS", "31U FT 63304 80984"],
    ["a plus code", "9F47594P+3V"],
    ["a link of OpenStreetMap", "https://www.openstreetmap.org/?mlat=52.15517&mlon=5.38720"],
  ])("takes %s", async (form, text) => {
    await typePlace(text, form);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Bewaard"));
    expect(storedPlace(form)).toEqual(AMERSFOORT);
  });

  it("asks about swapped degrees, and saves the chosen place", async () => {
    const { user } = await typePlace("5.38720, 52.15517", "Gewisseld");
    expect(await screen.findByText(/Welke van de twee bedoel je\?/)).toBeTruthy();
    expect(storedPlace("Gewisseld")).toBeNull();
    await user.click(await screen.findByRole("button", { name: /^Graden: 52\.15517, 5\.38720/ }));
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    await waitFor(() => expect(storedPlace("Gewisseld")).toEqual(AMERSFOORT));
  });

  it("offers the place nearest to the map first for a short scout coordinate", async () => {
    const { user } = await typePlace("5500 6300", "Kort");
    expect(await screen.findByText(/herhaalt zich elke 100 km/)).toBeTruthy();
    const [nearest] = screen.getAllByRole("button", { name: /^RD \(scouting\)/ });
    if (nearest) await user.click(nearest);
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    await waitFor(() => expect(storedPlace("Kort")).toEqual(AMERSFOORT));
  });

  it("uses the place near a used map, names it, and offers the others", async () => {
    mapViewStore.setState({ lat: 52.0, lng: 4.37, zoom: 13 });
    const { user } = await typePlace("8450 4650", "Bij Delft");
    await waitFor(() => expect(storedPlace("Bij Delft")).toEqual({ lat: 52.0024, lng: 4.3605 }));
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toMatch(
        /^Bewaard bij Delft, (?:\d,\d km|\d+ m) van het midden van de kaart$/,
      ),
    );
    await user.type(screen.getByLabelText("Coördinaten"), "8450 4650");
    await user.click(await screen.findByRole("button", { name: "Andere plek" }));
    expect(await screen.findByText(/Welke plek bedoel je\?$/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: /184500, 446500/ }));
    // The area of that choice is remembered.
    const field = screen.getByLabelText("Coördinaten");
    await user.clear(field);
    await user.type(field, "8550 4650");
    expect(await screen.findByText(/^Dit is de plek .* van het midden/)).toBeTruthy();
    await user.type(screen.getByLabelText("Naam"), "Verder");
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    await waitFor(() => expect(storedPlace("Verder")?.lng).toBeGreaterThan(5.8));
    mapViewStore.setState({ lat: 52.228, lng: 5.321, zoom: 8 });
  });

  it("rejects a short link with the reason, and fetches nothing", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    await typePlace("https://maps.app.goo.gl/AbCdEf123", "Link");
    expect(await screen.findByText(/Dit is een verkorte link/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Coördinaten"));
    expect(storedPlace("Link")).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("saves the centre of a used map unless another place is chosen, with the note", async () => {
    mapViewStore.setState({ lat: 52.3, lng: 5.2, zoom: 12 });
    const { user } = show(<AddWaypoint nameField={createRef()} />);
    await user.type(screen.getByLabelText("Naam"), "Midden");
    await user.type(screen.getByLabelText("Notitie"), "Bij de eik");
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    await waitFor(() => expect(storedPlace("Midden")).toEqual({ lat: 52.3, lng: 5.2 }));
    const stored = waypointsStore.getState().waypoints.find(({ name }) => name === "Midden");
    expect(stored?.note).toBe("Bij de eik");
    // The form is ready for the next one.
    await waitFor(() => expect(screen.getByLabelText("Naam")).toHaveProperty("value", ""));
  });

  it("reports that there is no position yet", async () => {
    const { user } = show(<AddWaypoint nameField={createRef()} />, {
      path: "/waypoints?plek=hier",
    });
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    expect(await screen.findByText(addTexts.noPositionYet)).toBeTruthy();
    expect(waypointsStore.getState().waypoints).toEqual([]);
  });

  describe("without permission for the position", () => {
    beforeEach(() => {
      mapViewStore.setState({ lat: 52.228, lng: 5.321, zoom: 8 });
      positionPermissionStore.setState({ permission: "denied" });
    });
    afterEach(() => positionPermissionStore.setState({ permission: null }));
    const refused = () => screen.queryByText("Locatie geweigerd");

    it("shows only that there is no position, and explains on a tap", async () => {
      const { user } = show(<AddWaypoint nameField={createRef()} />);
      const here = screen.getByLabelText("Hier, op mijn positie (nog geen positie)");
      expect(screen.getByLabelText("Coördinaten typen")).toHaveProperty("checked", true);
      expect(refused()).toBeNull();
      await user.click(here);
      await waitFor(() => expect(refused()).toBeTruthy());
      await user.click(screen.getByLabelText("Coördinaten typen"));
      expect(refused()).toBeNull();
    });

    it("explains on a tap on the position if it is chosen already", async () => {
      const { user } = show(<AddWaypoint nameField={createRef()} />, {
        path: "/waypoints?plek=hier",
      });
      await user.type(screen.getByLabelText("Naam"), "Tent");
      expect(refused()).toBeNull();
      await user.click(screen.getByLabelText(/^Hier/));
      await waitFor(() => expect(refused()).toBeTruthy());
    });

    it("explains when saving at the position", async () => {
      const { user } = show(<AddWaypoint nameField={createRef()} />, {
        path: "/waypoints?plek=hier",
      });
      await user.click(screen.getByRole("button", { name: "Bewaar" }));
      await waitFor(() => expect(refused()).toBeTruthy());
      expect(waypointsStore.getState().waypoints).toEqual([]);
    });
  });

  it("stores the folder, icon and colour, and keeps them for the next waypoint", async () => {
    const { user } = show(<AddWaypoint nameField={createRef()} />);
    const typed = async (text: string, name: string) => {
      await user.click(screen.getByLabelText("Coördinaten typen"));
      await user.clear(await screen.findByLabelText("Coördinaten"));
      await user.click(screen.getByLabelText("Coördinaten"));
      await user.paste(text);
      await user.type(screen.getByLabelText("Naam"), name);
      await user.click(screen.getByRole("button", { name: "Bewaar" }));
      await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Bewaard"));
    };
    await user.click(screen.getByText("Map, pictogram en kleur"));
    await user.type(await screen.findByLabelText("Map"), "Hike");
    await user.click(await screen.findByRole("radio", { name: "Rood" }));
    await typed("52,1, 5,3", "Post een");
    await typed("52,2, 5,3", "Post twee");
    const posts = waypointsStore.getState().waypoints.filter(({ folder }) => folder === "Hike");
    expect(posts.map(({ name }) => name)).toEqual(["Post een", "Post twee"]);
    expect(posts.map(({ color }) => color)).toEqual([posts[0]?.color, posts[0]?.color]);
    expect(posts[0]).toMatchObject({ color: expect.stringMatching(/^#/) });
    expect(posts[0]).not.toHaveProperty("icon");
  });
});
