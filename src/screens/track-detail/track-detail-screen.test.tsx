import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { readTrackLink } from "#domain/sharing/track-link.ts";
import type { GapCause } from "#domain/tracks/track.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { device } from "#state/device/device.ts";
import { edits } from "#state/records/edits.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { removal } from "#storage/records/record-change.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { WHOLE_TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { Component as TrackDetailScreen } from "./track-detail-screen.tsx";

/**
 * A walk north of `count` points, 11 m and ten seconds apart.
 * @param gaps the causes of gaps before its last points
 */
async function keepTrack(name: string, count: number, gaps: readonly GapCause[] = []) {
  const column = (value: (index: number) => number) =>
    Float64Array.from({ length: count }, (_, index) => value(index));
  const track = {
    name,
    lngs: column(() => 5),
    lats: column((index) => 52 + index * 1e-4),
    altitudesMeters: null,
    timesMs: column((index) => index * 10_000),
    segmentStarts: Uint32Array.of(0),
  };
  const stored = { id: name, contentHash: name, addedAtMs: 1 };
  const storage = trackStorage(device.connection);
  const imported = importedTrack({ kind: "track", track }, stored);
  const starts = gaps.map((_, index) => count - gaps.length + index);
  const broken = { segmentStarts: Uint32Array.of(0, ...starts), gapsBefore: [null, ...gaps] };
  await storage.add([{ ...imported, points: { ...imported.points, ...broken } }]);
  await edits.tellChanged(["tracks"]);
}

function showTrack(id: string) {
  const element = (
    <>
      <TrackDetailScreen />
      <UndoToast />
    </>
  );
  const router = createMemoryRouter([{ path: "/tracks/:trackId", element }, { path: "*" }], {
    initialEntries: [`/tracks/${id}`],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  return { unmount, user: userEvent.setup(), address: () => router.state.location.pathname };
}

const names = () => tracksStore.getState().tracks?.map(({ name }) => name);
const fact = async (name: string) => {
  const facts = await screen.findByRole("region", { name: "Cijfers" });
  const value = () => within(facts).getByText(name).nextElementSibling?.textContent;
  await waitFor(() => expect(value()).not.toBe("…"));
  return value();
};

beforeEach(async () => {
  await loadTracks();
  const { readable } = await trackStorage(device.connection).list();
  await edits.change(readable.map(({ id }) => removal(WHOLE_TRACKS, id)));
  await keepTrack("Heide", 11);
});

it("says that no pack has ways when a track is to be matched to them, and offers both modes", async () => {
  await keepTrack("dagtocht", 9);
  const { user } = showTrack("dagtocht");
  await user.click(await screen.findByRole("button", { name: "Meer" }));
  await user.click(screen.getByRole("button", { name: "Over welke wegen?" }));
  expect(await screen.findByText("Geen kaartpakket op dit apparaat heeft wegen.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Op de fiets" }));
  expect(await screen.findByText("Geen kaartpakket op dit apparaat heeft wegen.")).toBeTruthy();
  // The places along it do not need ways.
  expect(await screen.findByText(/^Op dit apparaat staat niet wat er onderweg is/)).toBeTruthy();
});

it("shows the statistics of a track, and names the unmeasured ones in one line", async () => {
  showTrack("Heide");
  expect(screen.getByRole("heading", { name: "Heide", level: 2 })).toBeTruthy();
  expect(await fact("Afstand")).toBe("111 m");
  expect(await fact("Van begin tot eind")).toBe("1\u00a0min 40");
  expect(await fact("Gemiddeld")).toBe("4,0 km/u");
  expect(await fact("Niet gemeten")).toBe("Omhoog, Omlaag, Hoogte");
  expect(screen.queryByText("Omhoog")).toBeNull();
});

it("explains the gaps in a track, if there are any", async () => {
  await keepTrack("Bos", 11, ["paused", "clock-set-back", "paused"]);
  const { unmount } = showTrack("Bos");
  expect(await fact("Gaten")).toBe("2 × pauze, klok teruggezet");
  unmount();
  showTrack("Heide");
  await fact("Afstand");
  expect(screen.queryByText("Gaten")).toBeNull();
});

it("uses nautical miles and knots on the water", async () => {
  preferencesStore.setState({ instrumentLayout: "water" });
  showTrack("Heide");
  expect(await fact("Afstand")).toBe("0,06 NM");
  expect(await fact("Gemiddeld")).toBe("2,2 kn");
  fireEvent.change(await screen.findByLabelText("Plek langs de track"), { target: { value: "9" } });
  expect(screen.getByText(/^0,05 NM · 1 min 30 · 2,2 kn$/)).toBeTruthy();
  preferencesStore.setState({ instrumentLayout: "foot" });
});

it("hands over its line as a link, and says how exact that is", async () => {
  const { user } = showTrack("Heide");
  await user.click(await screen.findByRole("button", { name: "Delen" }));
  expect(await screen.findByText(/^Dit is de lijn, tot op 3 m, zonder tijden/)).toBeTruthy();
  const read = readTrackLink(screen.getByRole("region", { name: "Link" }).textContent ?? "");
  const [track] = read.ok ? read.file.tracks : [];
  expect(track?.name).toBe("Heide");
  expect(Array.from(track?.lats ?? [])).toEqual([52, 52.001]);
});

it("undoes a new name with one tap", async () => {
  const { user } = showTrack("Heide");
  const field = await screen.findByLabelText("Naam");
  await user.clear(field);
  await user.type(field, "Bos");
  await user.click(screen.getByRole("button", { name: "Bewaar naam" }));
  await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
  await waitFor(() => expect(names()).toEqual(["Heide"]));
  expect(screen.queryByRole("button", { name: "Ongedaan maken" })).toBeNull();
});

it("shows the rest of a trimmed track, and the whole one after undo", async () => {
  const { user, address } = showTrack("Heide");
  const place = await screen.findByLabelText("Plek langs de track");
  fireEvent.change(place, { target: { value: "3" } });
  await user.click(await screen.findByRole("button", { name: "Eindig hier" }));
  expect(await screen.findByText("4 punten")).toBeTruthy();
  await waitFor(() => expect(address()).not.toBe("/tracks/Heide"));
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
  await waitFor(() => expect(address()).toBe("/tracks/Heide"));
  expect(await screen.findByText("11 punten")).toBeTruthy();
});

it("returns to the list when the track is deleted", async () => {
  const { user, address } = showTrack("Heide");
  await user.click(await screen.findByRole("button", { name: "Verwijder" }));
  await waitFor(() => expect(address()).toBe("/tracks"));
  expect(edits.store.getState().undoable).toMatchObject({ kind: "delete", name: "Heide" });
});

it("creates a waypoint at the indicated point, and joins two tracks", async () => {
  await keepTrack("Bos", 5);
  const { user } = showTrack("Heide");
  const place = await screen.findByLabelText("Plek langs de track");
  fireEvent.change(place, { target: { value: "3" } });
  await user.click(screen.getByRole("button", { name: "Waypoint hier" }));
  expect(await screen.findByText("Waypoint bewaard.")).toBeTruthy();
  expect(waypointsStore.getState().waypoints.at(-1)).toMatchObject({ lat: 52.0003, lng: 5 });
  await user.selectOptions(screen.getByLabelText("Voeg samen met"), "Bos");
  await user.click(screen.getByRole("button", { name: "Voeg samen" }));
  expect(await screen.findByText("16 punten")).toBeTruthy();
  expect(await fact("Afstand")).toBe("156 m");
});

it("stores the colour and the folder", async () => {
  const { user } = showTrack("Heide");
  await user.click(screen.getByRole("radio", { name: "Rood" }));
  await user.type(screen.getByLabelText("Map"), "Zomerkamp");
  await user.click(screen.getByRole("button", { name: "Bewaar map" }));
  const stored = () => tracksStore.getState().tracks?.find(({ id }) => id === "Heide");
  await waitFor(() => expect(stored()).toMatchObject({ folder: "Zomerkamp" }));
  expect(stored()?.color).toBe(WAYPOINT_COLORS.red);
});
