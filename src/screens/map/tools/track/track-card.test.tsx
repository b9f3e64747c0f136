import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { tracksStore } from "#state/tracks/tracks.ts";
import { TrackCard } from "./track-card.tsx";

it("names a track that cannot be drawn and offers its export", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = {
    id: "stuk",
    name: "Stuk",
    kind: "track",
    lengthMeters: Symbol("no length"),
  } as unknown;
  tracksStore.setState({ tracks: [broken as TrackSummary] });
  const [controller, onFollowed] = [new FakeMapPort(), vi.fn()];
  show(
    <TrackCard
      controller={controller}
      onFollowed={onFollowed}
      onEdit={vi.fn()}
      onSaveMap={vi.fn()}
      trackId="stuk"
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByRole("heading", { name: "Stuk" })).toBeTruthy();
  expect(screen.getByText(/“Stuk” kan hier niet worden getoond/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /[Ee]xporteer/ })).toBeTruthy();
  expect(screen.getByRole("link")).toBeTruthy();
});
