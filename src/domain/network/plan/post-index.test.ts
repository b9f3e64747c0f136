import { expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import {
  graphFrom,
  inventedPost,
  randomNetwork,
  seededRandom,
} from "./invented-network.fixture.ts";
import { mergeGraphs } from "./plan-graph.ts";
import { createPostIndex } from "./post-index.ts";

it("finds the posts nearest to a place, as looking at all of them would", () => {
  const graph = mergeGraphs([graphFrom(randomNetwork(5, 500))]);
  const near = createPostIndex(graph);
  const random = seededRandom(9);
  for (let trial = 0; trial < 50; trial += 1) {
    const place = { lat: 52 + random() * 0.25, lng: 5 + random() * 0.4 };
    const byLooking = Array.from({ length: 500 }, (_, post) => ({
      post,
      meters: distanceMeters(place, graph.post(post)),
    })).sort((a, b) => a.meters - b.meters);
    expect(near({ place, mode: "walk", count: 5 })).toEqual(byLooking.slice(0, 5));
  }
});

it("keeps the modes apart, leaves out what is not wanted or too far, and puts ties in order", () => {
  const nodes = [
    inventedPost(0),
    inventedPost(1, { lng: 5 }),
    inventedPost(2, { lng: 5 }),
    inventedPost(3, { mode: "cycle" }),
  ];
  const near = createPostIndex(mergeGraphs([graphFrom({ nodes, edges: [] })]));
  const place = { lat: 52, lng: 5 };
  const posts = (query: object) => near({ place, mode: "walk", ...query }).map(({ post }) => post);
  expect(posts({})).toEqual([0]);
  expect(posts({ count: 9 })).toEqual([0, 1, 2]);
  expect(posts({ mode: "cycle" })).toEqual([3]);
  expect(posts({ mode: "cycle", withinMeters: 100 })).toEqual([]);
  expect(posts({ mode: "canoe" })).toEqual([]);
  expect(posts({ isWanted: (post: number) => post > 0 })).toEqual([1]);
});
