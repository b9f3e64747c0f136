import { expect, it } from "vitest";
import { recordedLine } from "#domain/network/ways/match/match-track.ts";
import type { PlaceAlong } from "./along-route.ts";
import { placesOnTrack } from "./places-on-track.ts";

/** Two segments of 111 m along the equator, with 111 m between them. */
const TRACK = recordedLine({
  lngs: [0, 0.001, 0.002, 0.003],
  lats: [0, 0, 0, 0],
  segmentStarts: [0, 2],
});

function alongsOf(...alongs: readonly number[]): readonly number[] {
  const place: PlaceAlong["place"] = { kind: "water", name: "", lat: 0, lng: 0, detail: null };
  const places = alongs.map((alongMeters) => ({
    kind: "water" as const,
    place,
    alongMeters,
    offMeters: 5,
  }));
  return placesOnTrack(places, TRACK).map(({ alongMeters }) => Math.round(alongMeters));
}

it("counts what was recorded, and leaves out places beside a gap", () => {
  expect(alongsOf(0, 50, 111, 150, 200, 250, 330)).toEqual([0, 50, 111, 139, 219]);
});
