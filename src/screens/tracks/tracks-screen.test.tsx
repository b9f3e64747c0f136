import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { show } from "#parts/show.builder-test.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { Component as TracksScreen } from "./tracks-screen.tsx";

function track(id: string, more: Partial<TrackSummary> = {}): TrackSummary {
  return {
    ...{ id, name: id, kind: "track", origin: "recorded", isVisible: true, addedAtMs: 1 },
    ...{ pointCount: 2, segmentCount: 1, lengthMeters: 1234, bounds: [5, 52, 5, 52] },
    startedAtMs: Date.UTC(2026, 4, 1, 8),
    ...more,
  };
}

function showTracks(tracks: readonly TrackSummary[], binned: readonly TrackSummary[] = []) {
  tracksStore.setState({ tracks, binned });
  return show(<TracksScreen />);
}

const rows = () => screen.queryAllByRole("link").filter((row) => row.closest("li"));

// It is read again now and then: what a test puts there is looked at in one go.
beforeEach(loadTracks);

it("says how one gets a track where there are none, and offers both ways", () => {
  showTracks([]);
  expect(screen.getByText(/^Er zijn nog geen tracks\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Importeer een bestand" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Neem track op" })).toBeTruthy();
});

it("lists tracks by folder, and each row leads to its own screen", () => {
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

it("makes a hundred rows, and the others when they are asked for", () => {
  showTracks(Array.from({ length: 130 }, (_, index) => track(`T${index}`)));
  const all = screen.getByRole("button", { name: "Toon ze allemaal" });
  expect(rows()).toHaveLength(100);
  fireEvent.click(all);
  expect(rows()).toHaveLength(130);
  expect(screen.queryByRole("button", { name: "Toon ze allemaal" })).toBeNull();
});

it("goes on over a track that cannot be shown, and offers what is in the bin", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...track("Stuk"), lengthMeters: Symbol("none") } as unknown as TrackSummary;
  showTracks([broken, track("Heel")], [track("Weg")]);
  expect(screen.getByText(/“Stuk” kan hier niet worden getoond/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Heel/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Zet terug: Weg" })).toBeTruthy();
});
