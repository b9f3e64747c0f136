import { describe, expect, it } from "vitest";
import { fromMgrs, toMgrs } from "#domain/coordinates/mgrs.ts";
import { fromPlusCode, plusCodeKind, toPlusCode } from "#domain/coordinates/plus-code.ts";
import { fromUtm, toUtm } from "#domain/coordinates/utm.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { truthsOf } from "../../../tools/truth/truths.ts";
import { searchCoordinates } from "./all-forms.ts";

describe("UTM", () => {
  it("equals the example in the manual of GeoConvert", () => {
    const utm = toUtm({ lat: 33.3, lng: 44.4 });
    expect(utm?.zone).toBe(38);
    expect(utm?.easting).toBeCloseTo(444_140.54, 2);
    expect(utm?.northing).toBeCloseTo(3_684_706.36, 2);
  });

  it.each([
    ["the coast of Norway", 60, 5, 32],
    ["Svalbard", 78, 10, 33],
    ["the Netherlands, east of 6°", 52, 6.5, 32],
    ["the north pole", 90, 0, 0],
    ["the south pole", -90, 0, 0],
  ])("uses the zone of %s", (_name, lat, lng, zone) => {
    expect(toUtm({ lat, lng })?.zone).toBe(zone);
  });

  it.each(truthsOf<NlRecord>("nl"))(
    "is within 1 mm of %s in the Netherlands, in both zones",
    (_where, records) => {
      const missed = records.filter((record) => {
        const place = { lat: record.lat, lng: record.lon };
        const [zone31, zone32] = [toUtm(place, 31), toUtm(place, 32)];
        const errors = [
          Math.hypot(
            (zone31?.easting ?? 0) - record.utm31_e,
            (zone31?.northing ?? 0) - record.utm31_n,
          ),
          Math.hypot(
            (zone32?.easting ?? 0) - record.utm32_e,
            (zone32?.northing ?? 0) - record.utm32_n,
          ),
        ];
        const back = fromUtm({
          zone: 31,
          isNorth: true,
          easting: record.utm31_e,
          northing: record.utm31_n,
        });
        return Math.max(...errors) >= 0.001 || !back || distanceMeters(back, place) >= 0.001;
      });
      expect(missed).toEqual([]);
    },
  );

  it.each(truthsOf<WorldRecord>("utm-mgrs-world"))(
    "and UPS are within 1 mm of %s all over the world",
    (_where, records) => {
      const missed = records.filter((record) => {
        const utm = toUtm({ lat: record.lat, lng: record.lon });
        const truth = utmOf(record.utmups);
        if (!utm || utm.zone !== truth.zone || utm.isNorth !== truth.isNorth) return true;
        const error = Math.hypot(utm.easting - truth.easting, utm.northing - truth.northing);
        const back = fromUtm(truth);
        const typed = searchCoordinates(record.utmups, { near: null });
        const places = [back, typed.ok ? typed.candidates[0].place : null];
        const isBack = places.every(
          (one) => one && distanceMeters(one, { lat: record.lat, lng: record.lon }) < 0.001,
        );
        return error >= 0.001 || !isBack;
      });
      expect(missed).toEqual([]);
    },
  );
});

describe("MGRS", () => {
  it("equals the example in the manual of GeoConvert", () => {
    expect(toMgrs({ lat: 33.3, lng: 44.4 })).toBe("38SMB4414084706");
  });

  it.each(truthsOf<NlRecord>("nl"))("equals %s exactly in the Netherlands", (_where, records) => {
    const missed = records.filter(({ lat, lon: lng, mgrs_1m, mgrs_10m }) => {
      return toMgrs({ lat, lng }) !== mgrs_1m || toMgrs({ lat, lng }, 4) !== mgrs_10m;
    });
    expect(missed).toEqual([]);
  });

  it.each(truthsOf<WorldRecord>("utm-mgrs-world"))(
    "equals %s exactly all over the world",
    (_where, records) => {
      const missed = records.filter(({ lat, lon: lng, mgrs_1m, mgrs_1km }) => {
        return toMgrs({ lat, lng }) !== mgrs_1m || toMgrs({ lat, lng }, 2) !== mgrs_1km;
      });
      expect(missed).toEqual([]);
    },
  );

  it.each(truthsOf<ReverseRecord>("mgrs-reverse"))(
    "converts back to the centres of %s",
    (_where, records) => {
      const missed = records.filter((record) => {
        const square = fromMgrs(record.mgrs_1m);
        const center = { lat: record.lat_centre, lng: record.lon_centre };
        return square?.sideMeters !== 1 || distanceMeters(square.center, center) >= 0.001;
      });
      expect(missed).toEqual([]);
    },
  );
});

describe("a plus code", () => {
  it("equals the example in its own documentation", () => {
    expect(toPlusCode({ lat: 47.36559, lng: 8.524997 })).toBe("8FVC9G8F+6X");
  });

  // Five decimals often fall on such a corner, where floating point counts one cell too few.
  it("of a corner is the cell to its north-east", () => {
    const { center } = fromPlusCode(toPlusCode({ lat: 52.155, lng: 5.387 }));
    expect(center.lat).toBeCloseTo(52.155 + 0.000125 / 2, 9);
    expect(center.lng).toBeCloseTo(5.387 + 0.000125 / 2, 9);
  });

  it.each([
    ["8FVC9G8F+6X", "full"],
    ["9G8F+6X", "short"],
    ["8FVC0000+", "full"],
    ["8FVC9G8F6X", null],
    ["A+B", null],
  ])("%s is %s", (text, kind) => {
    expect(plusCodeKind(text)).toBe(kind);
  });
});

describe("typed coordinates", () => {
  /** Texts on which GeoConvert differs: it reads 190° as −170°, the app as a typo. */
  const DIFFERENT = ["52 190"];

  it.each(truthsOf<TextRecord>("coordinate-text-parse"))("are read as in %s", (_where, records) => {
    const missed = records.filter(({ text, ok, lat, lon }) => {
      if (DIFFERENT.includes(text)) return false;
      const found = searchCoordinates(text, { near: null });
      if (!ok || lat === null || lon === null) return found.ok;
      if (!found.ok) return true;
      const [first] = found.candidates;
      return distanceMeters(first.place, { lat, lng: lon }) > 0.01;
    });
    expect(missed).toEqual([]);
  });
});

interface NlRecord {
  readonly lat: number;
  readonly lon: number;
  readonly utm31_e: number;
  readonly utm31_n: number;
  readonly utm32_e: number;
  readonly utm32_n: number;
  readonly mgrs_1m: string;
  readonly mgrs_10m: string;
}

interface WorldRecord {
  readonly lat: number;
  readonly lon: number;
  /** "31n 656461.2342 5812877.3562"; UPS without a number. */
  readonly utmups: string;
  readonly mgrs_1m: string;
  readonly mgrs_1km: string;
}

interface ReverseRecord {
  readonly mgrs_1m: string;
  readonly lat_centre: number;
  readonly lon_centre: number;
}

interface TextRecord {
  readonly text: string;
  readonly ok: boolean;
  readonly lat: number | null;
  readonly lon: number | null;
}

function utmOf(text: string) {
  const [, zone, side, easting, northing] = /^(\d*)([ns]) (\S+) (\S+)$/.exec(text) ?? [];
  return {
    zone: Number(zone),
    isNorth: side === "n",
    easting: Number(easting),
    northing: Number(northing),
  };
}
