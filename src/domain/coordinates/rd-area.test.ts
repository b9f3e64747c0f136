import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { truthsOf } from "../../../tools/truth/truths.ts";
import { fromRd, type Rd, toRd } from "./rd.ts";
import { isValidRd } from "./rd-area.ts";

/** Places in RD, from the official transformation or from a map. */
const DUTCH: readonly (readonly [where: string, x: number, y: number])[] = [
  ["Texel", 117_380, 575_040],
  ["Noord-Groningen", 247_381, 604_581],
  ["Amersfoort", 155_000, 463_000],
  ["Zeeuws-Vlaanderen", 16_461, 377_380],
  ["Zuid-Limburg", 182_260, 311_481],
  ["Maasvlakte", 64_641, 440_700],
  ["Schiermonnikoog", 208_000, 610_000],
  ["Bourtange", 274_000, 559_000],
  ["Winterswijk", 246_000, 443_000],
  ["Vaals", 199_500, 307_500],
  ["Cadzand", 14_700, 378_600],
  ["Vlieland", 122_000, 584_000],
];

/** 20 km off the coast: latitude and longitude. */
const AT_SEA: readonly (readonly [where: string, lat: number, lng: number])[] = [
  ["Westkapelle", 51.6, 3.2],
  ["Scheveningen", 52.21, 4.05],
  ["IJmuiden", 52.5, 4.26],
  ["Den Helder", 52.98, 4.42],
  ["Vlieland", 53.42, 4.83],
  ["Terschelling", 53.6, 5.25],
  ["Ameland", 53.64, 5.75],
  ["Schiermonnikoog", 53.67, 6.15],
  ["Rottumeroog", 53.69, 6.55],
  ["Lauwersoog", 53.41, 6.2],
  ["the middle of the IJsselmeer", 52.8, 5.3],
];

/** At least 15 km beyond the border: latitude and longitude. */
const ABROAD: readonly (readonly [where: string, lat: number, lng: number])[] = [
  ["Brugge", 51.209, 3.224],
  ["Oostende", 51.23, 2.92],
  ["Gent", 51.054, 3.725],
  ["Antwerpen", 51.219, 4.402],
  ["Brussel", 50.85, 4.352],
  ["Leuven", 50.879, 4.701],
  ["Hasselt", 50.93, 5.338],
  ["Luik", 50.633, 5.568],
  ["Düren", 50.804, 6.482],
  ["Mönchengladbach", 51.195, 6.442],
  ["Krefeld", 51.333, 6.564],
  ["Duisburg", 51.435, 6.763],
  ["Wesel", 51.658, 6.618],
  ["Münster", 51.961, 7.626],
  ["Rheine", 52.28, 7.44],
  ["Lingen", 52.523, 7.317],
  ["Norden", 53.596, 7.206],
  ["Leer", 53.231, 7.461],
];

describe("the area in which RD is used", () => {
  it.each(DUTCH)("contains %s", (_where, x, y) => {
    expect(isValidRd({ x, y })).toBe(true);
  });

  it.each(AT_SEA)("contains the water off %s", (_where, lat, lng) => {
    expect(isValidRd(rdAt(lat, lng))).toBe(true);
  });

  it.each(ABROAD)("does not contain %s", (_where, lat, lng) => {
    const rd = toRd({ lat, lng });
    expect(rd !== null && isValidRd(rd)).toBe(false);
  });

  it("contains all provinces, and 2 km around them", () => {
    const missed = RINGS.flat().filter((corner) => !aroundAt(corner, 2000).every(isValidRd));
    expect(RINGS.flat().length).toBeGreaterThan(2000);
    expect(missed).toEqual([]);
  });

  it("ends within 14 km of the provinces towards Belgium and Germany, and 29 km out at sea", {
    tags: "thorough",
  }, () => {
    const far = gridAround()
      .filter(isValidRd)
      .filter((rd) => metersToLand(rd) > (isSeaward(rd) ? 29_000 : 14_000));
    expect(far).toEqual([]);
  });

  it.each(truthsOf<{ readonly rd_x: number; readonly rd_y: number }>("nl"))(
    "contains every place of %s on land",
    (_where, records) => {
      const onLand = records.filter(({ rd_x: x, rd_y: y }) => isOnLand({ x, y }));
      expect(onLand.length).toBeGreaterThan(5);
      expect(onLand.filter(({ rd_x: x, rd_y: y }) => !isValidRd({ x, y }))).toEqual([]);
    },
  );

  it("keeps to the bounds of EPSG:28992, give or take the margins", () => {
    const [west, south, east, north] = [3.2, 50.75, 7.22, 53.7];
    const outside = gridAround()
      .filter(isValidRd)
      .map(fromRd)
      .filter(({ lat, lng }) => {
        const [offLat, offLng] = [lat - clamp(lat, south, north), lng - clamp(lng, west, east)];
        return Math.hypot(offLat * 111, offLng * 68) > 14;
      });
    expect(outside).toEqual([]);
  });
});

type Ring = readonly Rd[];

/** The built-in outlines of the provinces in RD. */
const RINGS: readonly Ring[] = (
  JSON.parse(readFileSync("public/basemap/provincies.json", "utf8")) as {
    readonly provinces: readonly { readonly rings: readonly (readonly number[])[] }[];
  }
).provinces.flatMap(({ rings }) => rings.map(ringOf));

function ringOf(lngLats: readonly number[]): Ring {
  return Array.from({ length: lngLats.length / 2 }, (_, at) =>
    rdAt(lngLats[2 * at + 1] ?? Number.NaN, lngLats[2 * at] ?? Number.NaN),
  );
}

function rdAt(lat: number, lng: number): Rd {
  const rd = toRd({ lat, lng });
  if (!rd) throw new Error(`${lat}, ${lng} is not near the Netherlands`);
  return rd;
}

function aroundAt({ x, y }: Rd, meters: number): readonly Rd[] {
  return Array.from({ length: 8 }, (_, eighth) => {
    const angle = (eighth * Math.PI) / 4;
    return { x: x + meters * Math.cos(angle), y: y + meters * Math.sin(angle) };
  });
}

/** A place every 4 km, well beyond the country. */
function gridAround(): readonly Rd[] {
  return Array.from({ length: 90 * 95 }, (_, at) => ({
    x: (Math.floor(at / 95) - 12) * 4000,
    y: (70 + (at % 95)) * 4000,
  }));
}

/** Returns whether a place outside the provinces lies on the side of the coast. */
function isSeaward({ x, y }: Rd): boolean {
  // North-west of the line from the Zwin to the mouth of the Eems.
  return y - 378_000 > (x - 15_000) * 0.96;
}

function isOnLand({ x, y }: Rd): boolean {
  return RINGS.some((ring) =>
    ring.reduce((isInside, from, at) => {
      const to = ring[(at + 1) % ring.length] as Rd;
      const isCrossed =
        from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
      return isCrossed ? !isInside : isInside;
    }, false),
  );
}

function metersToLand(place: Rd): number {
  if (isOnLand(place)) return 0;
  return Math.min(
    ...RINGS.flatMap((ring) =>
      ring.map((from, at) => metersToSide(place, from, ring[(at + 1) % ring.length] as Rd)),
    ),
  );
}

function metersToSide({ x, y }: Rd, from: Rd, to: Rd): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const square = alongX ** 2 + alongY ** 2 || 1;
  const part = clamp(((x - from.x) * alongX + (y - from.y) * alongY) / square, 0, 1);
  return Math.hypot(x - from.x - part * alongX, y - from.y - part * alongY);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
