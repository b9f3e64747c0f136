import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { gpxPieces } from "#domain/exchange/gpx/write-gpx.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { labelOf, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import { fragmentData } from "#domain/sharing/fragment-data.ts";
import { MAX_QR_CHARACTERS } from "#domain/sharing/share-link.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { emptyDraft } from "./plan-draft.ts";
import { numberedPlan, planAsRoute, planAsTrack, planInFile } from "./plan-gpx.ts";
import {
  type LinkedPlan,
  passedNodes,
  planShareLink,
  readPlanLink,
  routeOfLinked,
} from "./plan-link.ts";

const ORIGIN = "https://kaart.example";

const node = (index: number) => ({
  osmId: 1_391_531_574 + index * 1_000_003,
  number: `${index % 99}`,
  lat: (5200 + (index % 7)) / 100,
  lng: (430 + index) / 100,
});

const plan: LinkedPlan = {
  mode: "walk",
  options: { avoidFerries: true, isFewestPosts: true },
  stops: [0, 1, 2].map(node),
  name: "Rondje <b>Delft</b> & omgeving",
};

const anyPlan: fc.Arbitrary<LinkedPlan> = fc
  .record({
    mode: fc.constantFrom(...NETWORK_MODES),
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 9e12 }), { minLength: 1, maxLength: 40 }),
    numbers: fc.array(fc.constantFrom("1", "09", "A 12", "Hoek é"), {
      minLength: 40,
      maxLength: 40,
    }),
    places: fc.array(
      fc.tuple(
        fc.integer({ min: -900_000, max: 900_000 }),
        fc.integer({ min: -1_800_000, max: 1_800_000 }),
      ),
      { minLength: 40, maxLength: 40 },
    ),
    option: fc.constantFrom("avoidConnections", "preferPaved", "preferUnpaved", null),
  })
  .map(({ mode, ids, numbers, places, option }) => ({
    mode,
    options: option ? { [option]: true } : {},
    stops: ids.map((osmId, index) => ({
      osmId,
      number: numbers[index] ?? "",
      lat: (places[index]?.[0] ?? 0) / 10_000,
      lng: (places[index]?.[1] ?? 0) / 10_000,
    })),
    name: "",
  }));

it("a route without legs is followed in straight lines from number to number", () => {
  const [a, b, c] = [node(0), node(1), node(2)] as const;
  const nodes = [a, b, c];
  const bare: PlanRoute = { nodes, legs: [], stopPlaces: [0, 2], meters: 0 };
  const straight = withStraightLegs(bare);
  expect(straight.legs).toHaveLength(2);
  expect([...(straight.legs[0]?.line ?? [])]).toEqual([4.3, 52, 4.31, 52.01]);
  expect(straight.meters).toBeCloseTo(distanceMeters(a, b) + distanceMeters(b, c));
  expect(withStraightLegs(straight)).toBe(straight);
});

describe("a plan in a link", () => {
  it("survives encoding and decoding, by id and number", () => {
    const link = planShareLink(ORIGIN, plan);
    expect(link).toMatch(/^https:\/\/kaart\.example\/routes#p=1\.[\w-]+$/);
    expect(readPlanLink(link)).toEqual({ ok: true, plan });
    fc.assert(
      fc.property(anyPlan, (any) => {
        expect(readPlanLink(planShareLink(ORIGIN, any))).toEqual({ ok: true, plan: any });
      }),
      { numRuns: 50 },
    );
  });

  it("of 40 nodes fits in a QR code", () => {
    const long = { ...plan, stops: Array.from({ length: 40 }, (_, index) => node(index)) };
    expect(planShareLink(ORIGIN, long).length).toBeLessThan(MAX_QR_CHARACTERS);
  });

  it("includes the passed numbers, as many as fit in a QR code", () => {
    const passed = [[node(11), node(12)], []];
    const read = readPlanLink(planShareLink(ORIGIN, { ...plan, passed }));
    expect(read).toEqual({ ok: true, plan: { ...plan, passed } });
    const route = read.ok ? routeOfLinked(read.plan) : null;
    expect(route).toMatchObject({ legs: [], stopPlaces: [0, 3, 4], meters: 0 });
    expect(route?.nodes).toEqual([node(0), node(11), node(12), node(1), node(2)]);
    expect(passedNodes(route as PlanRoute)).toEqual(passed);
    expect(routeOfLinked(plan)).toBeNull();
    const many = Array.from({ length: 200 }, (_, index) => node(index));
    const short = planShareLink(ORIGIN, { ...plan, passed: [many, []] });
    expect(short.length).toBeLessThan(MAX_QR_CHARACTERS);
    expect(readPlanLink(short)).toEqual({ ok: true, plan });
  });

  it("is rejected if the passed numbers are invalid", () => {
    const s = [0, 1].map((id) => [id + 5, "1", 0, 0]);
    const read = (r: unknown) => readPlanLink(`#p=${fragmentData(1, { m: "walk", s, r })}`);
    expect(read([[[7, "2", 1, 1]]]).ok).toBe(true);
    const offEarth = [[[7, "2", 920_000, 0]]];
    for (const r of [null, 5, [], [[], []], [5], [[[7, 2, 1, 1]]], offEarth]) {
      expect(read(r), JSON.stringify(r).slice(0, 40)).toEqual({ ok: false, reason: "damaged" });
    }
  });

  it("is rejected if any part is invalid, without throwing", { tags: "thorough" }, () => {
    const read = (content: unknown, version = 1) =>
      readPlanLink(`${ORIGIN}/routes#p=${fragmentData(version, content)}`);
    const stop = [5, "1", 520_000, 43_000];
    expect(read({ m: "walk", s: [stop] }).ok).toBe(true);
    for (const content of [
      ...[null, 5, "x", [], {}, { m: "walk" }, { m: "fly", s: [stop] }, { m: "walk", s: [] }],
      ...[
        [[5.5, "1", 0, 0]],
        [[5, 1, 0, 0]],
        [[5, "1", "0", 0]],
        [[5, "1", 920_000, 0]],
        ["x"],
      ].map((s) => ({ m: "walk", s })),
    ]) {
      expect(read(content), JSON.stringify(content)?.slice(0, 60)).toEqual({
        ok: false,
        reason: "damaged",
      });
    }
    expect(read({ m: "walk", s: [stop] }, 3)).toEqual({ ok: false, reason: "newer" });
    expect(readPlanLink(`${ORIGIN}/routes`)).toEqual({ ok: false, reason: "not-shared" });
    expect(readPlanLink(`#p=1.${"A".repeat(100_001)}`)).toEqual({ ok: false, reason: "too-long" });
    const bomb = fragmentData(1, { m: "walk", s: " ".repeat(3_000_000) });
    expect(readPlanLink(`#p=${bomb}`)).toEqual({ ok: false, reason: "too-long" });
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        readPlanLink(`#p=1.${text}`);
        read(JSON.parse(json));
      }),
    );
  });

  it("is text without markup or line breaks, and has no node twice in a row", () => {
    const content = {
      m: "walk",
      n: "a\u202eb\nc",
      s: [
        [5, "1\n2", 0, 0],
        [5, "1", 1, 1],
        [6, "3", 1, 1],
      ],
    };
    const read = readPlanLink(`#p=${fragmentData(1, content)}`);
    expect(read.ok && read.plan.name).toBe("a b c");
    expect(read.ok && read.plan.stops.map(labelOf)).toEqual(["1 2", "3"]);
  });
});

/** Takes lng, lat, lng, lat … */
function lengthOf(line: ArrayLike<number>): number {
  let meters = 0;
  for (let at = 2; at < line.length; at += 2) {
    const [from, to] = [at - 2, at].map((place) => ({
      lng: line[place] as number,
      lat: line[place + 1] as number,
    })) as [LatLng, LatLng];
    meters += distanceMeters(from, to);
  }
  return meters;
}

describe("a plan in a GPX file", () => {
  const route = {
    nodes: [0, 1, 2, 0].map(node),
    legs: [0, 1, 2].map((index) => ({
      meters: 900,
      hasFerry: false,
      hasPortage: false,
      isConnection: false,
      line: Float64Array.of(
        node(index).lng,
        node(index).lat,
        4.39,
        52.039,
        node((index + 1) % 3).lng,
        node((index + 1) % 3).lat,
      ),
    })),
  };
  const written = { name: "Rondje <Delft>", mode: "cycle" as const, route };

  async function readBack(content: ReturnType<typeof planAsTrack>) {
    const result = await readFile(encodeUtf8([...gpxPieces(content, 0)].join("")));
    if (!result.ok) throw new Error(result.problem.reason);
    return result.file;
  }

  it("is a track along the ground with its nodes as waypoints, and is read back", async () => {
    const file = await readBack(planAsTrack(written, turnAtText));
    expect(file.waypoints.map(({ name }) => name)).toEqual(["0", "1", "2", "0"]);
    expect(file.tracks.map(({ name, lngs }) => [name, lngs.length])).toEqual([
      ["Rondje <Delft>", 7],
    ]);
    const plan = planInFile(file);
    expect(plan).toMatchObject({
      name: "Rondje <Delft>",
      draft: { ...emptyDraft("cycle"), stops: route.nodes },
      route: { nodes: route.nodes, stopPlaces: [0, 1, 2, 3] },
    });
    // The route along the ground is included for a device without the packs.
    const lines = plan?.route?.legs.map(({ line }) => [...line]);
    expect(lines).toEqual(route.legs.map(({ line }) => [...line]));
    const [first] = plan?.route?.legs ?? [];
    expect(first?.meters).toBeCloseTo(lengthOf(route.legs[0]?.line ?? []), 0);
  });

  it("has no spur to a node beside the line, at which a device would turn back", async () => {
    const [start, end] = [node(0), node(1)];
    const [mouth, tip] = [
      [4.39, 52.039],
      [4.3903, 52.039],
    ] as const;
    const stops = [start, { ...node(2), lng: tip[0], lat: tip[1] }, end];
    const leg = { meters: 900, hasFerry: false, hasPortage: false, isConnection: false };
    const legs = [
      { ...leg, line: Float64Array.of(start.lng, start.lat, ...mouth, ...tip) },
      { ...leg, line: Float64Array.of(...tip, ...mouth, end.lng, end.lat) },
    ];
    const file = await readBack(
      planAsTrack({ ...written, route: { nodes: stops, legs } }, turnAtText),
    );
    expect([...(file.tracks[0]?.lngs ?? [])]).toEqual([start.lng, mouth[0], end.lng]);
    // The node keeps its place, and the plan its route.
    expect(file.waypoints[1]?.lng).toBeCloseTo(tip[0], 6);
    expect(planInFile(file)?.route?.legs).toHaveLength(2);
  });

  it("has no route if its line misses a node, or there are several lines", async () => {
    const file = await readBack(planAsTrack(written, turnAtText));
    const [track] = file.tracks;
    if (!track) throw new Error("no track");
    const astray = { ...track, lats: track.lats.map((lat) => lat + 0.002) };
    for (const tracks of [[], [track, track], [astray]]) {
      const plan = planInFile({ ...file, tracks });
      expect(plan?.draft.stops).toHaveLength(4);
      expect(plan?.route).toBeNull();
    }
  });

  it("has the turn at each node as symbol and comment, in a track and in a route", () => {
    const kinked = {
      ...written,
      route: {
        ...route,
        legs: [
          [0, 0.02],
          [0.02, 0.02],
        ].map(([from = 0, to = 0], place) => ({
          ...(route.legs[place] as (typeof route.legs)[number]),
          line: Float64Array.of(4 + (place ? 0.02 : 0), 52 + from, 4 + (place ? 0.04 : 0), 52 + to),
        })),
        nodes: route.nodes.slice(0, 3),
      },
    };
    const text = (content: ReturnType<typeof planAsTrack>) => [...gpxPieces(content, 0)].join("");
    const asRoute = text(planAsRoute(kinked, turnAtText));
    expect(asRoute).toMatch(
      /<rtept [^>]*><name>1<\/name><cmt>bij 1 \w+<\/cmt><desc>bij 1 \w+<\/desc>/,
    );
    expect(asRoute).toContain("<sym>");
    expect(text(planAsTrack(kinked, turnAtText))).toMatch(
      /<name>1<\/name><desc>bij 1 [a-z]+<\/desc>.*<sym>\w+</,
    );
  });

  it("is a route from node to node, and is read back", async () => {
    const file = await readBack(planAsRoute(written, turnAtText));
    expect([file.tracks, file.waypoints]).toEqual([[], []]);
    expect(planInFile(file)).toEqual({
      name: "Rondje <Delft>",
      draft: { ...emptyDraft("cycle"), stops: route.nodes },
      route: null,
    });
  });

  it("keeps its places, in a track and in a route", async () => {
    const place = { kind: "place" as const, lat: 52.03, lng: 4.33, name: "Café <Noord>" };
    const nodes = [node(0), node(1), place];
    const [, , last] = route.legs;
    const legs = [
      route.legs[0] as (typeof route.legs)[number],
      {
        ...(last as (typeof route.legs)[number]),
        along: "ways" as const,
        line: Float64Array.of(node(1).lng, node(1).lat, place.lng, place.lat),
      },
    ];
    const mixed = { ...written, route: { nodes, legs } };
    const draft = { ...emptyDraft("cycle"), stops: nodes };
    const track = planInFile(await readBack(planAsTrack(mixed, turnAtText)));
    expect(track).toMatchObject({ draft, route: { nodes, stopPlaces: [0, 1, 2] } });
    expect(track?.route?.legs.map(({ along }) => along)).toEqual([undefined, "ways"]);
    expect(planInFile(await readBack(planAsRoute(mixed, turnAtText)))).toMatchObject({ draft });
  });

  it("is null if a point is not a node, or is of another network", async () => {
    const { routes, ...content } = planAsRoute(written, turnAtText);
    const [first] = routes;
    const points = first?.points ?? [];
    const file = async (changed: readonly object[]) =>
      planInFile(await readBack({ ...content, routes: [{ name: "", points: changed as never }] }));
    const withUrl = (url: string) => [...points.slice(1), { ...points[0], links: [{ url }] }];
    expect(await file(points.map(({ links: _, ...point }) => point))).toBeNull();
    expect(await file(withUrl("https://www.openstreetmap.org/node/5#walk"))).toBeNull();
    expect(await file(withUrl("https://www.openstreetmap.org/node/5x#cycle"))).toBeNull();
    expect(await file(withUrl("https://www.evilstreetmap.org/node/5#cycle"))).toBeNull();
    expect(await file(points.slice(0, 1))).toBeNull();
    expect(await file(withUrl("https://www.openstreetmap.org/node/5#cycle"))).not.toBeNull();
  });

  it("of another app gives its numbers if all of its points have one", async () => {
    const points = planAsRoute(written, turnAtText).routes[0]?.points ?? [];
    const named = async (names: readonly string[]) => {
      const waypoints = names.map((name, place) => ({ ...points[place], name, links: [] }));
      const file = await readBack({
        ...planAsRoute(written, turnAtText),
        routes: [],
        waypoints,
      } as never);
      return numberedPlan(file)?.points.map(({ number }) => number) ?? null;
    };
    expect(await named(["12", "Knooppunt 09", "kp. A12"])).toEqual(["12", "09", "A12"]);
    expect(await named(["Node 12", "Knotenpunkt 9", "KP a 7"])).toEqual(["12", "9", "a 7"]);
    expect(await named(["12"])).toBeNull();
    expect(await named(["12", "Kamp 12"])).toBeNull();
    expect(await named(["12", "1234"])).toBeNull();
  });
});
