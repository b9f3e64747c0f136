import type { FeatureCollection, Point } from "geojson";
import { type FairwayMark, MARK_KINDS, type MarkKind } from "#domain/fairway/fairway-object.ts";
import { lightCharacter, UNKNOWN_LIGHT } from "#domain/fairway/marks/light-character.ts";

/** The names that the source uses for lateral and cardinal marks. */
const KINDS: Readonly<Record<string, MarkKind>> = {
  bakboord: "port",
  stuurboord: "starboard",
  // In 70 of the 86 names the number contradicts the side.
  "voorkeur BB": "preferred-channel",
  "voorkeur SB": "preferred-channel",
  noord: "north",
  oost: "east",
  zuid: "south",
  west: "west",
};

/**
 * The S-57 classes that tell the meaning by themselves. `SPP` does not: the source has it for marks of many kinds, whose
 * colours it leaves out.
 */
const CLASS_KINDS: Readonly<Record<string, MarkKind>> = {
  BOYSAW: "safe-water",
  BCNSAW: "safe-water",
  BOYISD: "isolated-danger",
  BCNISD: "isolated-danger",
};

/**
 * Reads the GeoJSON of buoys, beacons and lights (S-57 object classes in `t`). Lights at the same place as a
 * buoy, a beacon or another light become one mark. The marks are sorted in rows from south to north.
 */
export function readBuoysAndLights(json: string): readonly FairwayMark[] {
  const { features } = JSON.parse(json) as FeatureCollection<Point>;
  const places = new Map<
    string,
    { marks: FairwayMark[]; lights: Set<string>; hasLight: boolean }
  >();
  for (const { geometry, properties } of features) {
    const [lng = Number.NaN, lat = Number.NaN] = geometry.coordinates;
    const key = `${lng} ${lat}`;
    const place = places.get(key) ?? { marks: [], lights: new Set(), hasLight: false };
    places.set(key, place);
    if (properties?.["t"] === "LIGHTS") {
      place.hasLight = true;
      if (properties["l"]) place.lights.add(properties["l"]);
    } else place.marks.push({ lat, lng, ...markOf(properties ?? {}), light: "" });
  }
  return [...places].flatMap(([key, place]) => togetherAt(key, place)).toSorted(byRow);
}

function togetherAt(
  key: string,
  { marks, lights, hasLight }: { marks: FairwayMark[]; lights: Set<string>; hasLight: boolean },
): readonly FairwayMark[] {
  const [lng = Number.NaN, lat = Number.NaN] = key.split(" ").map(Number);
  const light = [...lights].join(", ");
  const alone: FairwayMark = { lat, lng, kind: "light", isBeacon: false, name: "", light };
  const [first, ...others] = marks.length > 0 ? marks : [alone];
  const lit = first ?? alone;
  const character = hasLight ? lightCharacter(lit.kind, light || UNKNOWN_LIGHT) : "";
  return [{ ...lit, light: character }, ...others];
}

function markOf(
  properties: Record<string, unknown>,
): Pick<FairwayMark, "kind" | "isBeacon" | "name"> {
  const type = String(properties["t"]);
  return {
    kind: CLASS_KINDS[type] ?? KINDS[String(properties["k"])] ?? "unknown",
    isBeacon: type.startsWith("BCN"),
    name: String(properties["n"] ?? "").trim(),
  };
}

const ROWS_PER_DEGREE = 20;

/** Sorts neighbours close together, so that the differences between them in the file are short. */
function byRow(a: FairwayMark, b: FairwayMark): number {
  const row = ({ lat }: FairwayMark): number => Math.floor(lat * ROWS_PER_DEGREE);
  return (
    row(a) - row(b) ||
    a.lng - b.lng ||
    a.lat - b.lat ||
    MARK_KINDS.indexOf(a.kind) - MARK_KINDS.indexOf(b.kind)
  );
}
