import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { waypointTapped } from "#mapview/layers/waypoints/waypoint-events.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { startMeasuring } from "#state/map/measure.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Measuring } from "./measuring.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };
const EAST = { lat: 52.228, lng: 5.421 };

function showMeasuring(from: LatLng | null = null) {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  map.center = MIDDLE;
  const moveTo = (place: LatLng) => {
    map.center = place;
    act(() => map.events.emit("frame", undefined));
  };
  const onMap = (
    <>
      <canvas tabIndex={0} />
      <Measuring controller={map} from={from} onClose={vi.fn()} />
    </>
  );
  const points = () => map.measured?.points;
  return { ...show(onMap), events: map.events, moveTo, points, map };
}

const add = () => screen.getByRole("button", { name: "Punt" });

describe("measuring", () => {
  beforeEach(() => startMeasuring(null));

  it("lists legs with true and compass bearings, and removes a point", async () => {
    const { user, moveTo, points } = showMeasuring();
    expect(screen.getByText(/^Schuif de kaart tot het kruis/)).toBeTruthy();
    await user.click(add());
    moveTo(EAST);
    await user.click(add());
    expect(screen.getByText(/^6,8 km · 90° O \(kompas 8\d°\)$/)).toBeTruthy();
    expect(points()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Laatste punt weg" }));
    expect(points()).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toMatch(/^Totaal: 0 m/);
  });

  it("shows and draws the line to the cross while the map moves, and removes it at the end", () => {
    const { moveTo, map, unmount } = showMeasuring(MIDDLE);
    moveTo(EAST);
    expect(map.measured?.toCross).toEqual([MIDDLE, EAST]);
    expect(screen.getByText("Tot het kruis").nextSibling?.textContent).toMatch(/^6,8 km · 90° O/);
    unmount();
    expect(map.measured).toBeNull();
  });

  it("accepts a tapped place, waypoint or node", () => {
    waypointsStore.setState({ waypoints: [{ id: "tent", name: "Tent", ...EAST }] });
    const { events, points } = showMeasuring();
    act(() => events.emit("mapTapped", MIDDLE));
    act(() => events.emit(waypointTapped, "tent"));
    act(() => events.emit(waypointTapped, "nobody"));
    act(() =>
      events.emit(networkNodeTapped, { ...MIDDLE, mode: "bike", osmId: 1, ref: "9" } as never),
    );
    expect(points()).toHaveLength(3);
    expect(screen.getByRole("status").textContent).toMatch(/^Totaal: 13,7 km/);
  });

  it("tells the area within the points, and stores them as a closed line with name and colour", async () => {
    const { user, events } = showMeasuring();
    const places = [MIDDLE, { ...MIDDLE, lng: 5.331 }, { lat: 52.238, lng: 5.331 }];
    act(() => {
      for (const place of places) events.emit("mapTapped", place);
    });
    expect(screen.getAllByRole("status")[0]?.textContent).toMatch(/3 punten · rond: 38 ha$/);
    await user.click(screen.getByRole("button", { name: "Bewaar deze lijn" }));
    await user.type(screen.getByLabelText("Naam"), "Speelveld");
    await user.click(screen.getByRole("checkbox", { name: /^Maak rond/ }));
    await user.selectOptions(screen.getByLabelText("Kleur"), "Blauw");
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    expect(await screen.findByText("‘Speelveld’ staat nu bij je tracks en routes.")).toBeTruthy();
    await loadTracks();
    await expect
      .poll(() => tracksStore.getState().tracks)
      .toMatchObject([{ name: "Speelveld", color: WAYPOINT_COLORS.blue, pointCount: 4 }]);
  });

  it("measures in nautical miles on the water", async () => {
    preferencesStore.setState({ instrumentLayout: "water" });
    onTestFinished(() => preferencesStore.setState({ instrumentLayout: "foot" }));
    const { moveTo } = showMeasuring(MIDDLE);
    moveTo(EAST);
    expect(screen.getByText("Tot het kruis").nextSibling?.textContent).toMatch(/^3,69 NM · 90° O/);
  });

  it("works with the keys of the map too", async () => {
    const { user, container, points } = showMeasuring();
    container.querySelector("canvas")?.focus();
    await user.keyboard("{Enter}");
    expect(points()).toHaveLength(1);
    await user.keyboard("{Backspace}");
    expect(points()).toHaveLength(0);
  });
});
