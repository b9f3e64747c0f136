import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { trackOfDrawnLine } from "#domain/tracks/drawn-line.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { addTrack, loadTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";
import { EditLine } from "./edit-line.tsx";

const CORNERS = [
  { lng: 5, lat: 52 },
  { lng: 5.02, lat: 52 },
  { lng: 5.02, lat: 52.01 },
];
const ELSEWHERE = { lng: 5.01, lat: 52.02 };

it("moves, adds and removes points by taps, takes one change back, and stores the rest", async () => {
  await loadTracks();
  const drawn = { points: CORNERS, isClosed: false, name: "Grens", color: null };
  await addTrack(trackOfDrawnLine(drawn, { id: "grens", addedAtMs: 1 }));
  const map = Object.assign(new FakeMapPort(), { center: CORNERS[0], zoom: 14 });
  const onClose = vi.fn();
  const { user } = show(<EditLine controller={map} trackId="grens" onClose={onClose} />);
  onTestFinished(() => expect(sketchOnMapStore.getState().sketch).toEqual([]));
  await screen.findByText(/Tik op een punt/);
  const tap = (lng: number, lat: number) => act(() => map.events.emit("mapTapped", { lng, lat }));
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  tap(6, 53);
  screen.getByText("Daar is geen punt en geen lijn.");
  // A new point on the first leg, put elsewhere.
  tap(5.01, 52);
  screen.getByText("Punt 2 van 4.");
  tap(ELSEWHERE.lng, ELSEWHERE.lat);
  // The last point is removed, and back again.
  tap(5.01, 52.02);
  tap(5.02, 52.01);
  await press("Punt weg");
  screen.getByText(/3 wijzigingen/);
  await press("Laatste wijziging terug");
  screen.getByText(/2 wijzigingen/);
  await press("Bewaar");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [stored] = tracksStore.getState().tracks ?? [];
  const track = await trackById(stored?.id ?? "");
  expect([...(track?.points.lngs ?? [])]).toEqual([5, 5.01, 5.02, 5.02]);
  expect([...(track?.points.lats ?? [])]).toEqual([52, 52.02, 52, 52.01]);
});
