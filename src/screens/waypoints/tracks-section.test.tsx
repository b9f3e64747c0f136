import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { TracksSection } from "./tracks-section.tsx";

beforeEach(loadTracks);

it("reports why the tracks could not be read", () => {
  tracksStore.setState({ tracks: null, problem: { kind: "newer-version" } });
  show(<TracksSection />);
  expect(screen.getByText(/^Je tracks en routes .* Een nieuwere versie/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Probeer opnieuw" })).toBeTruthy();
});

it("counts unreadable tracks, also if there are no others", () => {
  tracksStore.setState({
    tracks: [],
    problem: null,
    unreadable: [{ name: null, reason: "bad-record" }],
  });
  show(<TracksSection />);
  expect(screen.getByText(/^1 track of route kan deze versie/)).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/tracks");
});
