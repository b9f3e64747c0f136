import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { show } from "#parts/show.fixture.ts";
import { device } from "#state/device/device.ts";
import { onFilesOpened } from "#state/exchange/received-files.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { fakeDatabaseError } from "#storage/fake-database-error.ts";
import { Component as TracksScreen } from "./tracks-screen.tsx";

function track(id: string, more: Partial<TrackSummary> = {}): TrackSummary {
  return {
    id,
    name: id,
    kind: "track",
    origin: "recorded",
    isVisible: true,
    addedAtMs: 1,
    pointCount: 2,
    segmentCount: 1,
    lengthMeters: 1234,
    bounds: [5, 52, 5, 52],
    startedAtMs: Date.UTC(2026, 4, 1, 8),
    ...more,
  };
}

function showTracks(tracks: readonly TrackSummary[]) {
  tracksStore.setState({ tracks, problem: null, unreadable: [] });
  return show(<TracksScreen />);
}

const FULL = { kind: "full", neededBytes: 45_200_000 } as const;

const rows = () => screen.queryAllByRole("link").filter((row) => row.closest("li"));

// The list is reloaded at times, so load the data of the test first.
beforeEach(loadTracks);

it("explains how to get a track if there are none, and offers both ways", () => {
  showTracks([]);
  expect(screen.getByText(/^Er zijn nog geen tracks\./)).toBeTruthy();
  expect(screen.getByLabelText("Importeer een bestand")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Neem track op" })).toBeTruthy();
});

it("lists tracks by folder, and each row links to its own screen", () => {
  showTracks([
    track("Heide", { folder: "Veluwe" }),
    track("Rondje", { isVisible: false, source: "rondje.gpx" }),
    track("naamloos", { name: "", folder: "Veluwe", kind: "route" }),
  ]);
  expect(screen.getByRole("heading", { name: "3 tracks en routes" })).toBeTruthy();
  const ofVeluwe = screen.getByRole("heading", { name: "Veluwe" }).parentElement as HTMLElement;
  expect(within(ofVeluwe).getAllByRole("link")).toHaveLength(2);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    "HeideTrack · 1,2 km · 1 mei 2026",
    "Zonder naamRoute · 1,2 km · 1 mei 2026",
    "RondjeTrack · 1,2 km · 1 mei 2026 · Niet op de kaart · rondje.gpx",
  ]);
  expect(screen.getByRole("link", { name: /^Rondje/ }).getAttribute("href")).toBe("/tracks/Rondje");
});

it("reports why the tracks could not be read instead of an empty list, and retries", async () => {
  tracksStore.setState({ tracks: null, problem: FULL, unreadable: [] });
  const { user } = show(<TracksScreen />);
  const notice = screen.getByText(/^Je tracks en routes kunnen nu niet worden gelezen\./);
  expect(notice.textContent).toMatch(/Er is niets kwijt\. .*Maak minstens 45 MB vrij/);
  expect(screen.queryByText(/^Er zijn nog geen tracks/)).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
  vi.spyOn(device.connection, "opened").mockRejectedValue(
    fakeDatabaseError({ kind: "unavailable" }),
  );
  await user.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText(/^Het lukt nog niet\. .* geen opslag/)).toBeTruthy();
  vi.restoreAllMocks();
  await user.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await waitFor(() => expect(screen.queryByText(/kunnen nu niet worden gelezen/)).toBeNull());
  expect(tracksStore.getState().tracks).not.toBeNull();
});

it("counts and names unreadable tracks, and is not empty with only these", () => {
  tracksStore.setState({
    tracks: [],
    problem: null,
    unreadable: [
      { name: "Uit 2030", reason: "newer-format" },
      { name: null, reason: "bad-record" },
    ],
  });
  show(<TracksScreen />);
  expect(
    screen.getByText(/^2 tracks of routes kan deze versie van de app niet lezen/),
  ).toBeTruthy();
  const named = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(named).toEqual([
    "Uit 2030bewaard door een nieuwere versie van de app",
    "Zonder naambeschadigd",
  ]);
  expect(screen.getByRole("button", { name: "Download wat onleesbaar is" })).toBeTruthy();
  expect(screen.queryByText(/^Er zijn nog geen tracks/)).toBeNull();
});

it("renders a hundred rows, and the others on request", () => {
  showTracks(Array.from({ length: 130 }, (_, index) => track(`T${index}`)));
  const all = screen.getByRole("button", { name: "Toon ze allemaal" });
  expect(rows()).toHaveLength(100);
  fireEvent.click(all);
  expect(rows()).toHaveLength(130);
  expect(screen.queryByRole("button", { name: "Toon ze allemaal" })).toBeNull();
});

it("skips a track that cannot be drawn, and offers the bin", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...track("Stuk"), lengthMeters: Symbol("none") } as unknown as TrackSummary;
  showTracks([broken, track("Heel")]);
  expect(screen.getByText(/“Stuk” kan hier niet worden getoond/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Heel/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Prullenbak" })).toBeTruthy();
});

it("imports files beside other tracks, on the screen that previews them", async () => {
  const { user, address } = showTracks([track("Heide")]);
  const file = new File(["<gpx/>"], "rondje.gpx");
  await user.upload(screen.getByLabelText("Importeer een bestand"), file);
  await waitFor(() => expect(address()).toBe("/waypoints"));
  const taken: File[] = [];
  onFilesOpened((files) => taken.push(...files));
  expect(taken).toEqual([file]);
  onFilesOpened((files) => taken.push(...files));
  expect(taken).toHaveLength(1);
});
