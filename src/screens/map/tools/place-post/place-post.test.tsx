import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { trailPath } from "#domain/links/trail-path.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { poiTapped } from "#mapview/layers/base/base-events.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { trailOf } from "#state/trail/open-trail.ts";
import { trails } from "#state/trail/trails.ts";
import { PlacePost } from "./place-post.tsx";

const TAPPED = { lat: 52.01, lng: 4.36 };

/** Shows the tool for a trail whose second post has a place. */
async function showTool(postNumber: number | null) {
  const trailId = await trails.add("Nachttocht");
  if (trailId === null) throw new Error("not added");
  const trail = trailOf(trailId);
  await waitFor(() => expect(trail.store.getState().document).not.toBeNull());
  trail.addPost();
  trail.addPost({ name: "Kerk", place: { lat: 52, lng: 4 } });
  trail.addPost();
  const posts = () => trail.store.getState().document?.posts ?? [];
  await waitFor(() => expect(posts()).toHaveLength(3));
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const onClose = vi.fn();
  const postId = postNumber === null ? null : (posts()[postNumber - 1]?.id ?? null);
  const shown = show(
    <PlacePost trailId={trailId} postId={postId} controller={map} onClose={onClose} />,
  );
  return { ...shown, map, onClose, trail, trailId, postId, posts };
}

it("puts a post at a tapped place, and returns to the trail", async () => {
  const { user, map, address, onClose, posts, trailId } = await showTool(1);
  expect(screen.getByRole("status").textContent).toMatch(/^Post 1: tik op de plek/);
  expect(map.sketch).toMatchObject([{ label: "2. Kerk", place: { lat: 52, lng: 4 } }]);
  act(() => map.events.emit("mapTapped", TAPPED));
  expect(map.center).toEqual(TAPPED);
  await user.click(screen.getByRole("button", { name: "Zet hier" }));
  await waitFor(() => expect(address()).toBe(trailPath(trailId)));
  expect(posts()[0]?.place).toEqual(TAPPED);
  expect(onClose).toHaveBeenCalledOnce();
});

it("goes on with the posts that have no place, and then with new ones", async () => {
  const { user, map, posts } = await showTool(1);
  const goOn = screen.getByRole("button", { name: "Zet hier, en de volgende" });
  const status = () => screen.getByRole("status").textContent;
  await user.click(goOn);
  expect(status()).toMatch(/^Post 3/);
  act(() => map.events.emit(poiTapped, { ...TAPPED, name: "Bank", kind: "bench" } as never));
  await user.click(goOn);
  expect(status()).toMatch(/^Post 4/);
  await user.click(goOn);
  await waitFor(() => expect(status()).toMatch(/^Post 5/));
  expect(posts().map(({ place }) => place)).toEqual([
    { lat: 52.228, lng: 5.321 },
    { lat: 52, lng: 4 },
    TAPPED,
    TAPPED,
  ]);
});

it("says that a post is gone, and places nothing", async () => {
  const { postId, trail, posts } = await showTool(1);
  act(() => trail.removePost(postId ?? "", "Post 1"));
  expect(await screen.findByText("Deze post is er niet meer.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Zet hier" })).toHaveProperty("disabled", true);
  expect(posts()).toHaveLength(2);
});
