import { describe, expect, it } from "vitest";
import { extractNetwork } from "./extract-network.ts";
import {
  cycleNode,
  cycleRoute,
  declaredRoute,
  edgesOf,
  extractOf,
  findingsOf,
  nodeIdOf,
  type OsmSketch,
  STRAIGHT,
} from "./osm-sketch.fixture.ts";

/** Nodes 9 at a and 10 at e on one straight path. */
describe("the pair of a route", () => {
  it.each([
    ["in ref", { ref: "9-10" }],
    ["in name", { name: "Knooppuntroute 9 – 10" }],
    ["in note", { note: "9-10; motorboat" }],
    ["with leading zeros", { ref: "09-10" }],
    ["in the other order", { ref: "10-9" }],
  ])("is found %s", (_, { ref = "", ...more }: { ref?: string; name?: string; note?: string }) => {
    const routes = { 100: ["1 2", cycleRoute(ref, more)] as const };
    expect(edgesOf({ ...STRAIGHT, routes })).toHaveLength(1);
    expect(findingsOf({ ...STRAIGHT, routes })[0]?.remarks).toEqual([]);
  });

  it("can be two names that contain dashes", () => {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { a: { rpn_name: "Sint-Jan" }, e: { rpn_name: "Nieuw-Loosdrecht" } },
      routes: { 100: ["1 2", declaredRoute("rpn", "", { name: "Sint-Jan - Nieuw-Loosdrecht" })] },
    };
    expect(edgesOf(sketch)).toEqual(["Sint-Jan-Nieuw-Loosdrecht (abcde)"]);
    expect(findingsOf(sketch)[0]?.remarks).toEqual([]);
  });

  it("matches nodes with leading zeros", () => {
    const networkNodes = { a: cycleNode("09"), e: cycleNode("010") };
    expect(edgesOf({ ...STRAIGHT, networkNodes })).toEqual(["09-010 (abcde)"]);
  });

  it("is guessed from its two nodes if it is not given", () => {
    const routes = { 100: ["1 2", cycleRoute("", { note: "slecht bewegwijzerd" })] as const };
    expect(edgesOf({ ...STRAIGHT, routes })).toEqual(["9-10 (abcde)"]);
    expect(findingsOf({ ...STRAIGHT, routes })[0]?.remarks).toEqual(["pair-unknown"]);
  });

  it("gets a remark if it no longer fits the nodes", () => {
    const networkNodes = { a: cycleNode("9"), e: cycleNode("77") };
    expect(edgesOf({ ...STRAIGHT, networkNodes })).toEqual(["9-77 (abcde)"]);
    expect(findingsOf({ ...STRAIGHT, networkNodes })[0]?.remarks).toEqual([
      "posts-differ-from-pair",
    ]);
  });
});

describe("an edge", () => {
  it("has the length of the path between its nodes", () => {
    const { network } = extractNetwork(extractOf(STRAIGHT));
    // Four thousandths of a degree of longitude at 52° north, on a sphere of 6371 km.
    expect(network.edges[0]?.lengthMeters).toBeCloseTo(273.8, 1);
  });

  it("does not follow the ways of the route beyond its nodes", () => {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      grid: ["zabcdef"],
      ways: { 1: ["zabc"], 2: ["cdef"] },
    };
    expect(edgesOf(sketch)).toEqual(["9-10 (abcde)"]);
  });

  it("ends at a node on it, whatever the pair says", () => {
    const networkNodes = { ...STRAIGHT.networkNodes, c: cycleNode("11") };
    expect(edgesOf({ ...STRAIGHT, networkNodes })).toEqual(["9-11 (abc)", "11-10 (cde)"]);
  });

  it("is shared by two routes over the same path, and has both", () => {
    const routes = { ...STRAIGHT.routes, 101: ["2 1", cycleRoute("10-9")] as const };
    const { network } = extractNetwork(extractOf({ ...STRAIGHT, routes }));
    expect(network.edges.map((edge) => edge.routeIds)).toEqual([[100, 101]]);
  });

  it("separates networks that share a node and a path", () => {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { a: { rcn_ref: "9", rwn_ref: "51" }, e: { rcn_ref: "10", rwn_ref: "52" } },
      routes: { ...STRAIGHT.routes, 101: ["1 2", declaredRoute("rwn", "51-52")] },
    };
    expect(edgesOf(sketch)).toEqual(["9-10 (abcde)", "51-52 (abcde)"]);
  });

  it("serves both modes of a route with two networks", () => {
    const both = { rmn_ref: "9", rpn_ref: "9" };
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { a: both, e: { rmn_ref: "10", rpn_ref: "10" } },
      routes: { 100: ["1 2", declaredRoute("rmn;rpn", "9-10")] },
    };
    const { network } = extractNetwork(extractOf(sketch));
    expect(network.edges.map((edge) => edge.mode)).toEqual(["canoe", "motorboat"]);
  });

  it("does not depend on the order of the objects", () => {
    const extract = extractOf({
      ...STRAIGHT,
      routes: { ...STRAIGHT.routes, 99: ["1", cycleRoute("9-11")] },
    });
    const reversed = {
      ...extract,
      nodes: [...extract.nodes].reverse(),
      relations: [...extract.relations].reverse(),
    };
    expect(extractNetwork(reversed).network).toEqual(extractNetwork(extract).network);
  });
});

describe("directions", () => {
  it("of a role are relative to the way, not to the route", () => {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      ways: { 1: ["cba"], 2: ["cde"] },
      routes: { 100: ["1:backward 2:forward", cycleRoute("9-10")] },
    };
    expect(edgesOf(sketch)).toEqual(["9>10 (abcde)"]);
    expect(findingsOf(sketch)[0]?.remarks).toEqual(["one-direction-only"]);
  });

  it("can use different ways in each direction", () => {
    const sketch: OsmSketch = {
      grid: [".xy.", "abcd"],
      networkNodes: { a: cycleNode("9"), d: cycleNode("10") },
      ways: { 1: ["ab"], 2: ["bc"], 3: ["bxyc"], 4: ["cd"] },
      routes: { 100: ["1 2:forward 3:backward 4", cycleRoute("9-10")] },
    };
    expect(edgesOf(sketch)).toEqual(["9>10 (abcd)", "10>9 (dcyxba)"]);
    expect(findingsOf(sketch)[0]?.remarks).toEqual([]);
  });

  it.each(["connection", "main", "verbinding"])("are both for the role %s", (role) => {
    const routes = { 100: [`1:${role} 2`, cycleRoute("9-10")] as const };
    expect(edgesOf({ ...STRAIGHT, routes })).toEqual(["9-10 (abcde)"]);
  });

  it("are ignored with a remark if roles contradict each other", () => {
    const routes = { 100: ["1:forward 2:backward", cycleRoute("9-10")] as const };
    expect(edgesOf({ ...STRAIGHT, routes })).toEqual(["9-10 (abcde)"]);
    expect(findingsOf({ ...STRAIGHT, routes })[0]?.remarks).toEqual(["roles-ignored"]);
  });

  it("of a one-way street bind cyclists", () => {
    const ways = { 1: ["abc", { oneway: "yes" }] as const, 2: ["cde"] as const };
    expect(edgesOf({ ...STRAIGHT, ways })).toEqual(["9>10 (abcde)"]);
  });

  it("of a one-way street do not bind walkers", () => {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { a: { rwn_ref: "9" }, e: { rwn_ref: "10" } },
      ways: { 1: ["abc", { oneway: "yes" }], 2: ["cde"] },
      routes: { 100: ["1 2", declaredRoute("rwn", "9-10")] },
    };
    expect(edgesOf(sketch)).toEqual(["9-10 (abcde)"]);
  });
});

describe("roundabouts and closed ways", () => {
  const ROUND: OsmSketch = {
    grid: ["..n..", "aw.ez", "..s.."],
    networkNodes: { a: cycleNode("9"), z: cycleNode("10") },
    // Anticlockwise, as it is driven here.
    ways: { 1: ["aw"], 2: ["wsenw", { junction: "roundabout" }], 3: ["ez"] },
    routes: { 100: ["1 2 3", cycleRoute("9-10")] },
  };

  it("are cycled in their own direction, with a different half each way", () => {
    expect(edgesOf(ROUND)).toEqual(["9>10 (awsez)", "10>9 (zenwa)"]);
  });

  it("can be listed twice", () => {
    const routes = { 100: ["1 2:forward 2:backward 3", cycleRoute("9-10")] as const };
    expect(edgesOf({ ...ROUND, routes })).toEqual(edgesOf(ROUND));
    expect(findingsOf({ ...ROUND, routes })[0]?.remarks).toEqual([]);
  });

  it("are walked along the nearer half, in both directions", () => {
    const sketch: OsmSketch = {
      ...ROUND,
      grid: ["..n..", "aw.ez", ".....", "..s.."],
      networkNodes: { a: { rwn_ref: "9" }, z: { rwn_ref: "10" } },
      routes: { 100: ["1 2 3", declaredRoute("rwn", "9-10")] },
    };
    expect(edgesOf(sketch)).toEqual(["9-10 (awnez)"]);
  });

  it("reversed by a role can be used that way only if the street allows it", () => {
    const closed = { ...ROUND.ways, 2: ["wsenw"] as const };
    const routes = { 100: ["1 2:backward 3", cycleRoute("9-10")] as const };
    expect(edgesOf({ ...ROUND, ways: closed, routes })).toEqual(["9>10 (awnez)", "10>9 (zeswa)"]);
  });
});

describe("several nodes with one number", () => {
  it("are linked by the ways between them", () => {
    const sketch: OsmSketch = {
      grid: ["abcd", "x..."],
      networkNodes: { a: cycleNode("9"), b: cycleNode("9"), d: cycleNode("10"), x: cycleNode("9") },
      ways: { 1: ["abcd"] },
      routes: { 100: ["1", cycleRoute("9-10")] },
    };
    expect(edgesOf(sketch)).toEqual(["9-9 (ab)", "9-10 (bcd)"]);
  });

  it.each(["9-10", "10-9"])("are all reached where a route parts, as %s", (ref) => {
    const sketch: OsmSketch = {
      grid: ["abcd", "..x."],
      networkNodes: { a: cycleNode("9"), d: cycleNode("10"), x: cycleNode("10") },
      ways: { 1: ["abcd"], 2: ["bx"] },
      routes: { 100: ["1 2", cycleRoute(ref)] },
    };
    expect(edgesOf(sketch).sort()).toEqual(["9-10 (abcd)", "9-10 (abx)"]);
  });

  it("each serve a direction if the lanes are separate", () => {
    const sketch: OsmSketch = {
      grid: ["ab..", "..cd", "xy.."],
      networkNodes: { a: cycleNode("9"), x: cycleNode("9"), d: cycleNode("10") },
      ways: { 1: ["abc"], 2: ["cyx"], 3: ["cd"] },
      routes: { 100: ["1:forward 2:forward 3", cycleRoute("9-10")] },
    };
    expect(edgesOf(sketch)).toContain("9>10 (abcd)");
    expect(edgesOf(sketch)).toContain("10>9 (dcyx)");
    expect(findingsOf(sketch)[0]?.remarks).toEqual([]);
  });

  it("are linked by a route between them", () => {
    const networkNodes = { a: cycleNode("9"), e: cycleNode("9") };
    const routes = { 100: ["1 2", cycleRoute("9-9")] as const };
    expect(edgesOf({ ...STRAIGHT, networkNodes, routes })).toEqual(["9-9 (abcde)"]);
  });

  it("are identified by their OSM id", () => {
    const networkNodes = { a: cycleNode("9"), e: cycleNode("9") };
    const { network } = extractNetwork(extractOf({ ...STRAIGHT, networkNodes, routes: {} }));
    expect(network.nodes.map((node) => node.osmId)).toEqual([nodeIdOf("a"), nodeIdOf("e")]);
  });
});

describe("special ground", () => {
  it("by ferry is a normal edge with a mark", () => {
    const ways = { 1: ["abc"] as const, 2: ["cde", { route: "ferry" }] as const };
    const { network } = extractNetwork(extractOf({ ...STRAIGHT, ways }));
    expect(network.edges[0]).toMatchObject({ hasFerry: true, hasPortage: false, isTwoWay: true });
  });

  it.each([
    ["a path on land", { highway: "path" }],
    ["canoe=portage", { canoe: "portage" }],
    ["portage=yes", { portage: "yes" }],
  ])("over which a canoe is carried is marked: %s", (_, tags: Record<string, string>) => {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { a: { rpn_ref: "9" }, e: { rpn_ref: "10" } },
      ways: { 1: ["abc", { waterway: "canal" }], 2: ["cde", tags] },
      routes: { 100: ["1 2", declaredRoute("rpn", "9-10")] },
    };
    const { network } = extractNetwork(extractOf(sketch));
    expect(network.edges[0]).toMatchObject({ hasFerry: false, hasPortage: true });
  });

  it("of a connection route is marked, unless an ordinary route uses it too", () => {
    const connection = cycleRoute("9-10", { state: "connection" });
    const only = { ...STRAIGHT, routes: { 100: ["1 2", connection] as const } };
    expect(extractNetwork(extractOf(only)).network.edges[0]?.isConnection).toBe(true);
    const both = { ...STRAIGHT, routes: { 99: ["1 2", connection] as const, ...STRAIGHT.routes } };
    expect(extractNetwork(extractOf(both)).network.edges[0]?.isConnection).toBe(false);
  });

  it("of a route with the role connection in all its networks is marked", () => {
    const network = { type: "network", network: "rcn" };
    const isConnection = (networks: NonNullable<OsmSketch["networks"]>): boolean | undefined =>
      extractNetwork(extractOf({ ...STRAIGHT, networks })).network.edges[0]?.isConnection;
    const [listed, plain] = ["r100:connection", "r100"];
    expect(isConnection({ 1: [listed, network] })).toBe(true);
    expect(isConnection({ 1: [listed, network], 2: [listed, network] })).toBe(true);
    expect(isConnection({ 1: [listed, network], 2: [plain, network] })).toBe(false);
    expect(isConnection({ 1: [listed, { ...network, network: "rwn" }] })).toBe(false);
    const proposed = { ...network, state: "proposed" };
    expect(isConnection({ 1: [listed, network], 2: [plain, proposed] })).toBe(true);
  });

  it("in a nested route belongs to both", () => {
    const routes = {
      100: ["1 r101 r100", cycleRoute("9-10")] as const,
      101: ["2", cycleRoute("9-10")] as const,
    };
    expect(edgesOf({ ...STRAIGHT, routes })).toEqual(["9-10 (abcde)"]);
  });
});

describe("the surface of an edge", () => {
  function surfaceOf(network: string, prefix: string) {
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { a: { [`${prefix}_ref`]: "9" }, e: { [`${prefix}_ref`]: "10" } },
      ways: {
        1: ["ab", { surface: "asphalt" }],
        2: ["bd", { highway: "track", tracktype: "grade4" }],
        3: ["de", { highway: "path" }],
      },
      routes: { 100: ["1 2 3", declaredRoute(network, "9-10")] },
    };
    const [edge] = extractNetwork(extractOf(sketch)).network.edges;
    const parts = [edge?.pavedMeters, edge?.unpavedMeters];
    return parts.map((meters) => ((meters ?? 0) / (edge?.lengthMeters ?? 0)).toFixed(2));
  }

  it("is that of its ways, along the used part of each", () => {
    expect(surfaceOf("rcn", "rcn")).toEqual(["0.25", "0.50"]);
    expect(surfaceOf("rwn", "rwn")).toEqual(["0.25", "0.50"]);
  });

  it("is unknown for boats", () => {
    expect(surfaceOf("rpn", "rpn")).toEqual(["0.00", "0.00"]);
  });
});

const CYCLE_NETWORK = { type: "network", network: "rcn" };

describe("a relation that is left out", () => {
  it("is a proposed route", () => {
    const routes = { 100: ["1 2", cycleRoute("9-10", { state: "proposed" })] as const };
    expect(edgesOf({ ...STRAIGHT, routes })).toEqual([]);
    expect(findingsOf({ ...STRAIGHT, routes })[0]).toMatchObject({
      outcome: "left-out",
      reason: "proposed",
    });
  });

  it("is a route of only proposed networks, with its nodes", () => {
    const proposed = { type: "network", network: "rcn", state: "proposed" };
    const sketch: OsmSketch = {
      ...STRAIGHT,
      networkNodes: { ...STRAIGHT.networkNodes, c: cycleNode("11") },
      routes: { 100: ["1", cycleRoute("9-11")], 101: ["2", cycleRoute("11-10")] },
      networks: { 1: ["r101 c e", proposed] },
    };
    const { network, findings } = extractNetwork(extractOf(sketch));
    expect(edgesOf(sketch)).toEqual(["9-11 (abc)"]);
    expect(network.nodes.map(({ ref }) => ref)).toEqual(["9", "11"]);
    expect(findings[1]).toMatchObject({ relationId: 101, outcome: "left-out", reason: "proposed" });
    const both = {
      ...sketch,
      networks: { ...sketch.networks, 2: ["r101 e", CYCLE_NETWORK] } as const,
    };
    expect(edgesOf(both)).toEqual(["9-11 (abc)", "11-10 (cde)"]);
    expect(extractNetwork(extractOf(both)).network.nodes).toHaveLength(3);
  });

  it("is a proposed node", () => {
    const networkNodes = {
      a: { "proposed:rcn_ref": "9" },
      c: { rcn_ref: "11", state: "proposed" },
      e: cycleNode("10"),
    };
    const { network } = extractNetwork(extractOf({ ...STRAIGHT, networkNodes, routes: {} }));
    expect(network.nodes.map((node) => node.ref)).toEqual(["10"]);
  });

  it("is a regional route of another kind", () => {
    const trail = { type: "route", network: "rcn", name: "Rondje Groene Hart" };
    const networkNodes = { ...STRAIGHT.networkNodes, c: cycleNode("11") };
    expect(edgesOf({ ...STRAIGHT, networkNodes, routes: { 100: ["1 2", trail] } })).toEqual([]);
    const basic = { ...cycleRoute("9-10"), "network:type": "basic_network" };
    expect(edgesOf({ ...STRAIGHT, routes: { 100: ["1 2", basic] } })).toEqual([]);
  });

  it("is an undeclared route that names none of its nodes, and it is not drawn either", () => {
    const green = { type: "route", network: "rcn", name: "Route groen" };
    const sketch = { ...STRAIGHT, routes: { 100: ["1 2", green] as const } };
    expect(edgesOf(sketch)).toEqual([]);
    expect(extractNetwork(extractOf(sketch)).routes).toEqual([]);
    const numbered = { ...STRAIGHT, routes: { 100: ["1 2", { ...green, ref: "-9" }] as const } };
    expect(edgesOf(numbered)).toEqual(["9-10 (abcde)"]);
  });

  it("is not taken for an old undeclared route if it has a valid pair", () => {
    const old = { type: "route", network: "rcn", note: "9-10" };
    expect(edgesOf({ ...STRAIGHT, routes: { 100: ["1 2", old] } })).toEqual(["9-10 (abcde)"]);
  });
});
