import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { routeOver } from "#domain/guidance/simulated-walk.fixture.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { show } from "#parts/show.fixture.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { FollowButtons } from "./follow-buttons.tsx";

/** A route of 400 m east and 300 m north. */
const { nodes } = routeOver([
  [0, 0],
  [400, 0],
  [400, 300],
]);
const POINTS: TrackPoints = {
  lngs: Float64Array.from(nodes, ({ lng }) => lng),
  lats: Float64Array.from(nodes, ({ lat }) => lat),
  segmentStarts: Uint32Array.of(0),
  gapsBefore: [null],
  timesMs: null,
  altitudesMeters: null,
  altitudeAccuraciesMeters: null,
  accuraciesMeters: null,
  speedsMps: null,
  coursesDegrees: null,
  details: null,
};

const following = () => guidance.store.getState().following;
const firstLat = () => following()?.line.lats[0];

afterEach(() => guidance.stop());

it("follows a track on the map, or back along it", async () => {
  const { user, address } = show(
    <FollowButtons kind="track" name="Rondje" read={async () => POINTS} />,
  );
  await user.click(screen.getByRole("button", { name: "Volg deze track" }));
  await waitFor(() => expect(address()).toBe("/map"));
  expect(following()).toMatchObject({ followed: { name: "Rondje", mode: "walk" } });
  expect(following()?.line.lengthMeters).toBeCloseTo(700, -1);
  expect(firstLat()).toBe(POINTS.lats[0]);
});

it("leads back along the recording on a map that is already visible", async () => {
  const onFollowed = vi.fn();
  const { user, address } = show(
    <FollowButtons
      kind="track"
      name=""
      read={async () => POINTS}
      directions={["back"]}
      onFollowed={onFollowed}
    />,
  );
  expect(screen.queryByRole("button", { name: "Volg deze track" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Terug langs dezelfde weg" }));
  await waitFor(() => expect(onFollowed).toHaveBeenCalledOnce());
  expect(firstLat()).toBe(POINTS.lats[2]);
  expect(address()).toBe("/");
});

it("reports that there is nothing to follow, and stays", async () => {
  const { user, address } = show(<FollowButtons kind="route" name="" read={async () => null} />);
  await user.click(screen.getByRole("button", { name: "Volg deze route" }));
  expect(await screen.findByText(/^Hier is geen weg om te volgen/)).toBeTruthy();
  expect([following(), address()]).toEqual([null, "/"]);
});
