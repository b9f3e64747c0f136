import type { OsmMember, OsmTags } from "#domain/osm/osm-elements.ts";
import { type WrittenExtract, writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";

const TIMESTAMP_SECONDS = 1_754_505_419;

/** Node id, place (hundredths of a degree east of 4.3 and north of 52) and tags. */
const NODES: readonly (readonly [number, number, number, OsmTags?])[] = [
  [1, 0, 0, { rcn_ref: "09", rwn_ref: "51" }],
  [2, 1, 0],
  [3, 2, 0, { rcn_ref: "10" }],
  [4, 2, 1],
  [5, 3, 1, { rcn_ref: "11" }],
  [6, 1, 1],
  [7, 0, 2, { rpn_ref: "1", rmn_ref: "1" }],
  [8, 1, 2],
  [9, 2, 2, { rpn_ref: "2", rmn_ref: "2" }],
  [10, 3, 2, { "proposed:rcn_ref": "99" }],
  [11, 1.2, 1.2, { place: "village", name: "Schipluiden" }],
  [12, 1, 2.01, { waterway: "lock_gate" }],
  [13, 2.5, 0, { rwn_ref: "52" }],
];

const WAYS: readonly (readonly [number, readonly number[], OsmTags])[] = [
  [1, [1, 2], { highway: "residential", name: "Dorpsstraat" }],
  [2, [2, 3], { highway: "residential", oneway: "yes", name: "Dorpsstraat" }],
  [3, [3, 4, 6, 2], { highway: "cycleway", oneway: "yes", surface: "gravel" }],
  [4, [3, 5], { route: "ferry" }],
  [5, [7, 8], { waterway: "canal", name: "Vliet" }],
  [6, [8, 9], { highway: "path", canoe: "portage" }],
  [
    7,
    [3, 13],
    { highway: "footway", "footway:surface": "wood", bridge: "yes", "bridge:name": "Hoge Brug" },
  ],
  [8, [8, 9, 12], { waterway: "canal", lock: "yes", lock_name: "Grote Sluis" }],
  [9, [11, 12, 13, 11], { landuse: "forest", name: "Ackerdijkse Bos" }],
];

function route(network: string, ref: string, more: OsmTags = {}): OsmTags {
  return { type: "route", network, "network:type": "node_network", ref, ...more };
}

const ROUTES: readonly (readonly [number, string, OsmTags])[] = [
  [100, "1 2:forward 3:forward", route("rcn", "9-10")],
  [101, "4", route("rcn", "10-11")],
  [102, "1 2 7", route("rwn", "51-52")],
  [103, "5 6", route("rpn", "1-2")],
  [104, "5 8", route("rmn", "1-2; motorboat")],
  [105, "1 4", route("rcn", "11-99", { state: "proposed" })],
  [106, "1 77", route("rcn", "9-12")],
  [
    107,
    "1 7 88",
    { type: "route", route: "hiking", network: "nwn", name: "Vlietpad", ref: "LAW 1" },
  ],
];

/** The options of the invented extract. */
export interface InventedOptions {
  readonly withNetworks?: boolean;
  /** The time of every object. */
  readonly timestampSeconds?: number;
}

/** Returns a small invented extract with some of everything in a pack. */
export function inventedExtract(options: InventedOptions = {}): WrittenExtract {
  const { withNetworks = true, timestampSeconds = TIMESTAMP_SECONDS } = options;
  const edition = { version: 1, timestampSeconds };
  return writtenExtract({ bounds: [4.29, 51.99, 4.34, 52.03] }, (file) => {
    for (const [id, east, north, tags = {}] of NODES) {
      const isKept = withNetworks || tags["place"] !== undefined;
      const latE7 = Math.round((52 + north / 100) * 1e7);
      const lngE7 = Math.round((4.3 + east / 100) * 1e7);
      file.node({ id, latE7, lngE7, tags: isKept ? tags : {}, ...edition });
    }
    for (const [id, nodeIds, tags] of WAYS) file.way({ id, nodeIds, tags, ...edition });
    for (const [id, members, tags] of withNetworks ? ROUTES : []) {
      file.relation({ id, members: members.split(" ").map(memberOf), tags, ...edition });
    }
  });
}

function memberOf(text: string): OsmMember {
  const [id = "", role = ""] = text.split(":");
  return { type: "way", id: Number(id), role };
}
