import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { looseEnds } from "./infer-posts.ts";
import type { NodeNetworkRoute } from "./node-network-route.ts";
import type { OsmExtract } from "./osm-elements.ts";
import { endsOfPair, type Posts } from "./posts.ts";
import type { UnresolvedReason } from "./quality-report.ts";
import { groundParts, postsOn } from "./resolve-route.ts";

type Positions = Pick<OsmExtract, "positionOf">;

/** One sentence on what is wrong with a route, with the OSM ids that a mapper needs to mend it. */
export function explain(
  route: NodeNetworkRoute,
  reason: UnresolvedReason,
  posts: Posts,
  extract: Positions,
): string {
  switch (reason) {
    case "no-ways":
      return "The relation holds no ways.";
    case "ways-not-in-extract":
      return `None of its ${route.missingWayIds.length} ways is in the extract.`;
    case "disconnected":
      return explainHole(route, posts, extract);
    default:
      return explainPosts(route, posts, extract);
  }
}

function explainPosts(route: NodeNetworkRoute, posts: Posts, extract: Positions): string {
  const onRoute = postsOn(route.ways, posts);
  const [pair] = route.pairs;
  const found = onRoute.map((osmId) => `${postTitle(posts, osmId)} (n${osmId})`).join(", ");
  const stands = found === "" ? "no post stands on its ways" : `on its ways stand ${found}`;
  if (!pair) return `It names no pair of posts, and ${stands}.`;
  if (pair.from === pair.to) return `It leads from post ${pair.from} to itself; ${stands}.`;
  const ends = endsOfPair(pair, onRoute, posts);
  const missing = [
    ...(ends.from.size === 0 ? [pair.from] : []),
    ...(ends.to.size === 0 ? [pair.to] : []),
  ];
  return `Not found on its ways: post ${missing.join(" and ")}; ${stands}.${missing
    .map((label) => nearestPost(label, route, posts, extract))
    .join("")}`;
}

/** Where the post may be that a route's ways do not reach. */
function nearestPost(
  label: string,
  route: NodeNetworkRoute,
  posts: Posts,
  extract: Positions,
): string {
  const ends = looseEnds(route.ways).filter((osmId) => !posts.byId.has(osmId));
  if (ends.length === 0)
    return ` Its end without a post lies on a loop, so where ${label} stands cannot be told.`;
  const distances = ends.flatMap((endId) => {
    const end = extract.positionOf(endId);
    return end
      ? posts.carrying(label).map((post) => ({ post, meters: distanceMeters(end, post) }))
      : [];
  });
  const nearest = distances.sort((a, b) => a.meters - b.meters)[0];
  if (!nearest || nearest.meters > 2000) return ` No post ${label} is near a loose end of it.`;
  return ` The nearest post ${label} (n${nearest.post.osmId}) is ${Math.round(nearest.meters)} m from a loose end.`;
}

function explainHole(route: NodeNetworkRoute, posts: Posts, extract: Positions): string {
  const parts = groundParts(route.ways, route, extract);
  const [pair] = route.pairs;
  const ends = pair ? endsOfPair(pair, postsOn(route.ways, posts), posts) : null;
  const [a] = ends?.from ?? [];
  const [b] = ends?.to ?? [];
  const partA = parts.find((part) => a !== undefined && part.has(a)) ?? parts[0];
  const partB = parts.find((part) => part !== partA && (b === undefined || part.has(b)));
  if (!partA || !partB) {
    return "Its ways touch, but their roles and one-way streets let nobody through in either direction.";
  }
  const hole = smallestHole(partA, partB, extract);
  return hole
    ? `It falls into ${parts.length} parts; ${Math.round(hole.meters)} m lie between n${hole.from} and n${hole.to}.`
    : `It falls into ${parts.length} parts.`;
}

function smallestHole(
  a: ReadonlySet<number>,
  b: ReadonlySet<number>,
  extract: Positions,
): { from: number; to: number; meters: number } | null {
  let best: { from: number; to: number; meters: number } | null = null;
  const places = (ids: ReadonlySet<number>): [number, LatLng][] =>
    [...ids].flatMap((id) => {
      const place = extract.positionOf(id);
      return place ? [[id, place] as [number, LatLng]] : [];
    });
  const placesOfB = places(b);
  for (const [from, placeA] of places(a)) {
    for (const [to, placeB] of placesOfB) {
      const meters = distanceMeters(placeA, placeB);
      if (!best || meters < best.meters) best = { from, to, meters };
    }
  }
  return best;
}

function postTitle(posts: Posts, osmId: number): string {
  const post = posts.byId.get(osmId);
  return post?.ref ?? post?.name ?? "?";
}
