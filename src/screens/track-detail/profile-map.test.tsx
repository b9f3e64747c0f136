import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { plainTrack } from "#domain/exchange/plain-track.fixture.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { followOnDesktop } from "#parts/map/follow-on-desktop.fixture.ts";
import { ProfileMap } from "./profile-map.tsx";

const track = plainTrack([
  [5, 52],
  [5.1, 52.01],
]);
const { points } = importedTrack(
  { kind: "track", track },
  { id: "lus", contentHash: "lus", addedAtMs: 1 },
);

/** The map of the track, with this point indicated. */
async function shownMap(at: number | null) {
  for (const [side, pixels] of [
    ["clientWidth", 640],
    ["clientHeight", 320],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(pixels);
  }
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const takeBack = vi.fn();
  const shows = vi.fn<EmbeddableMap["show"]>(() => takeBack);
  const load = async () => ({ map, show: shows });
  const element = (point: number | null) => <ProfileMap points={points} at={point} load={load} />;
  const { rerender, unmount } = render(element(at));
  await vi.waitFor(() => expect(shows).toHaveBeenCalledOnce());
  return { map, shows, takeBack, unmount, point: (next: number | null) => rerender(element(next)) };
}

it("shows the whole track in its frame, and requests tiles like the map", async () => {
  const { shows } = await shownMap(null);
  const [, view, options] = shows.mock.lastCall ?? [];
  expect(view).toMatchObject({ lat: expect.closeTo(52.005), lng: expect.closeTo(5.05) });
  // A tenth of a degree fills eight tenths of the width.
  expect((0.1 / 360) * 512 * 2 ** (view?.zoom ?? 0)).toBeCloseTo(0.8 * 640);
  expect(options).toEqual({ isOfflineOnly: false });
});

it("marks the indicated point, and leaves nothing behind on the map", async () => {
  const { map, shows, takeBack, unmount, point } = await shownMap(0);
  expect(map.measured?.points).toEqual([{ lng: 5, lat: 52 }]);
  point(1);
  expect(map.measured?.points).toEqual([{ lng: 5.1, lat: 52.01 }]);
  point(null);
  expect(map.measured).toBeNull();
  point(1);
  unmount();
  expect(map.measured).toBeNull();
  expect(shows).toHaveBeenCalledOnce();
  expect(takeBack).toHaveBeenCalledOnce();
});

it("leaves the map of a desktop where it is while something is followed, until asked", () => {
  followOnDesktop();
  const load = vi.fn(() => new Promise<never>(() => {}));
  render(<ProfileMap points={points} at={null} load={load} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Toon op de kaart hiernaast" }));
  expect(load).toHaveBeenCalledOnce();
});
