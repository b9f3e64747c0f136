import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COORDINATE_FORMATS } from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { formatCoordinate, searchCoordinates } from "./all-forms.ts";

const AMERSFOORT = { lat: 52.155172897, lng: 5.387203657 };
/** The centre of the map when it opens. */
const MAP_CENTER = { lat: 52.228, lng: 5.321 };

function search(text: string, near: LatLng | null = MAP_CENTER) {
  return searchCoordinates(text, { near });
}

/** Returns the RD pair of the first candidate, in whole metres. */
function rdOf(text: string, near: LatLng | null = MAP_CENTER) {
  const found = search(text, near);
  const rd = found.ok ? toRd(found.candidates[0].place) : null;
  return rd && [Math.round(rd.x), Math.round(rd.y)];
}

function formsOf(text: string, near: LatLng | null = MAP_CENTER) {
  const found = search(text, near);
  return found.ok ? [...new Set(found.candidates.map(({ form }) => form))] : found.reason;
}

function questionOf(text: string, near: LatLng | null = MAP_CENTER) {
  const found = search(text, near);
  return found.ok ? found.question : found.reason;
}

describe("reads RD", () => {
  it.each([
    ["155000, 463000", "rd", 155_000, 463_000],
    ["155000,4 463000,5", "rd", 155_000, 463_001],
    ["155000463000", "rd", 155_000, 463_000],
    ["RD 155.000, 463.000", "rd", 155_000, 463_000],
    ["x: 155000 y: 463000", "rd", 155_000, 463_000],
    ["y=463000, x=155000", "rd", 155_000, 463_000],
    ["X 155000 Y 463000", "rd", 155_000, 463_000],
    ["y463000 x155000", "rd", 155_000, 463_000],
    ["rd-x 155000 rd-y 463000", "rd", 155_000, 463_000],
    ["RD(155000,463000)", "rd", 155_000, 463_000],
    ["155000 m, 463000 m", "rd", 155_000, 463_000],
    ["155.000,12 463.000,55", "rd", 155_000, 463_001],
    ["81,4 / 455,2", "rd-km", 81_400, 455_200],
    ["81.4/455.2", "rd-km", 81_400, 455_200],
    ["81,4 455,2", "rd-km", 81_400, 455_200],
    ["81,4, 455,2 km", "rd-km", 81_400, 455_200],
    ["81,425 / 455,2", "rd-km", 81_425, 455_200],
    ["191/438", "rd-square", 191_500, 438_500],
    ["191 / 438", "rd-square", 191_500, 438_500],
    ["RD 191 438", "rd-square", 191_500, 438_500],
    ["81/455", "rd-square", 81_500, 455_500],
  ])("%s as %s", (text, form, x, y) => {
    expect(formsOf(text)?.[0]).toBe(form);
    expect(rdOf(text)).toEqual([x, y]);
    const found = search(text);
    expect(found.ok && found.candidates[0].form).toBe(form);
  });

  it.each([
    ["63 57 06 68", 163_570, 506_680],
    ["6357 0668", 163_570, 506_680],
    ["63570668", 163_570, 506_680],
    ["6357/0668", 163_570, 506_680],
    ["6357-0668", 163_570, 506_680],
    ["63 57 - 06 68", 163_570, 506_680],
    ["635 066", 163_500, 506_600],
    ["635066", 163_500, 506_600],
    ["6306", 163_500, 506_500],
    ["63570 06680", 163_570, 506_680],
    ["63570/06680", 163_570, 506_680],
  ])("in the short form of scouts, nearest to the middle of the map: %s", (text, x, y) => {
    expect(rdOf(text)).toEqual([x, y]);
  });

  it("with the other places of a short coordinate after the nearest", () => {
    const found = search("63 57 06 68");
    const pairs = found.ok ? found.candidates.map(({ text }) => text) : [];
    expect(pairs.slice(0, 2)).toEqual(["163570, 506680", "163570, 406680"]);
    expect(pairs).toContain("263570, 606680");
    expect(found.ok && found.question).toBeNull();
  });

  it("near another place, with another result", () => {
    const groningen = { lat: 53.2, lng: 6.9 };
    expect(rdOf("63 57 06 68", groningen)).toEqual([263_570, 606_680]);
  });

  it("with a question if nothing says which place it is near", () => {
    expect(questionOf("63 57 06 68", null)).toBe("several");
    expect(rdOf("63 57 06 68", null)).toEqual([163_570, 506_680]);
  });

  it("in five digits each, as metres or tens of metres", () => {
    const found = search("08140 45520");
    expect(found.ok && found.candidates.map(({ text }) => text)).toContain("81400, 455200");
    expect(found.ok && found.question).toBe("several");
  });
});

describe("reads degrees", () => {
  it.each([
    "lat: 52.155, lng: 5.387",
    "lon 5.387 lat 52.155",
    '{"lat":52.155,"lng":5.387}',
    "latitude 52,155 longitude 5,387",
    "52,155 NB 5,387 OL",
    "(52.155, 5.387)",
    "Kamp aan de beek: 52.155, 5.387",
    "52.155,5.387",
  ])("with text around them: %s", (text) => {
    const found = search(text);
    expect(found.ok && found.candidates[0].place).toEqual({ lat: 52.155, lng: 5.387 });
  });
});

describe("asks a question", () => {
  it.each([
    ["463000, 155000", "rd-swapped", 155_000, 463_000],
    ["463.000, 155.000", "rd-swapped", 155_000, 463_000],
    ["463 000 155 000", "rd-swapped", 155_000, 463_000],
    ["438/191", "rd-swapped", 191_500, 438_500],
    ["455,2 / 81,4", "rd-swapped", 81_400, 455_200],
    ["5.387203657, 52.155172897", "lat-lng-swapped", 155_000, 463_000],
    ["5°23.23219' 52°9.31037'", "lat-lng-swapped", 155_000, 463_000],
  ])("%s: %s", (text, question, x, y) => {
    expect(questionOf(text)).toBe(question);
    expect(rdOf(text)).toEqual([x, y]);
  });

  it("with the text as written as the other candidate", () => {
    const found = search("5.3872, 52.15517");
    expect(found.ok && found.candidates[1]?.place).toEqual({ lat: 5.3872, lng: 52.15517 });
  });

  it.each([
    ["52 09 05 23", ["dm", "scout"]],
    ["41 12 05 23", ["scout", "dm"]],
    ["191 438", ["rd-square", "scout"]],
    ["52 05", ["decimal", "scout"]],
  ])("reads %s as %j", (text, forms) => {
    expect(formsOf(text)).toEqual(forms);
    expect(questionOf(text)).toBe("several");
  });

  it.each(["5.4N, 52.1E", "52.1, 5.4", "-5.4, 52.1", "40.4, -3.7"])("does not read %s", (text) => {
    expect(questionOf(text)).toBeNull();
  });
});

describe("reads UTM and MGRS", () => {
  it.each([
    ["31U 663304 5780984", "utm"],
    ["31u 663304 5780984", "utm"],
    ["31 U 663304 5780984", "utm"],
    ["31N 663304 5780984", "utm"],
    ["UTM 31U 663304E 5780984N", "utm"],
    ["31U 663303,4 5780984,4", "utm"],
    ["31U E663304 N5780984", "utm"],
    ["31UFT6330380984", "mgrs"],
    ["31u ft 63303 80984", "mgrs"],
    ["MGRS 31U FT 63303 80984", "mgrs"],
  ])("%s as %s", (text, form) => {
    const found = search(text);
    expect(found.ok && found.candidates[0]).toMatchObject({ form });
    expect(rdOf(text)?.[0]).toBeCloseTo(155_000, -1);
    expect(rdOf(text)?.[1]).toBeCloseTo(463_000, -1);
  });

  it("with S as a band where possible, and as the southern hemisphere in the other candidate", () => {
    const found = search("30S 500000 4000000");
    expect(found.ok && found.candidates.map(({ place }) => Math.round(place.lat))).toEqual([
      36, -54,
    ]);
    expect(found.ok && found.question).toBe("several");
  });

  it("with the size of the square", () => {
    const found = search("31UFT6381");
    expect(found.ok && found.candidates[0].sideMeters).toBe(1000);
  });

  it.each(["31IFU1212", "31UFT123", "61UFT1212", "31UZZ1212", "31C 663304 5780984"])(
    "but not %s",
    (text) => {
      expect(search(text).ok).toBe(false);
    },
  );
});

describe("reads plus codes", () => {
  it("does not take the M of a plus code for metres", () => {
    expect(search("9F36242M+22")).toMatchObject({ ok: true, candidates: [{ form: "pluscode" }] });
  });

  it("in full, with the size of their area", () => {
    const found = search("9F47594P+3V".toLowerCase());
    expect(found.ok && found.candidates[0]).toMatchObject({
      form: "pluscode",
      text: "9F47594P+3V",
    });
    expect(found.ok && found.candidates[0].sideMeters).toBeCloseTo(13.9, 1);
  });

  it("in short form, near the centre of the map", () => {
    const code = formatCoordinate(AMERSFOORT, "pluscode") ?? "";
    const found = search(code.slice(4));
    expect(found.ok && found.candidates[0].text).toBe(code);
    expect(found.ok && found.question).toBeNull();
  });

  it("in short form with a place name, with a question", () => {
    const code = formatCoordinate(AMERSFOORT, "pluscode") ?? "";
    expect(questionOf(`${code.slice(4)} Amersfoort`)).toBe("locality");
  });

  it("but not in short form without a reference place", () => {
    expect(questionOf("594P+3V", null)).toBe("needs-reference");
  });
});

describe("reads text pasted from other maps", () => {
  it.each([
    ["geo:52.155172897,5.387203657;u=20", "geo"],
    ["Kamp https://www.openstreetmap.org/?mlat=52.155172897&mlon=5.387203657 tot zo", "link"],
    ["https://www.google.com/maps/place/52%C2%B009'18.62%22N+5%C2%B023'13.93%22E", "dms"],
    ["https://www.google.com/maps/place/9F47594P%2B3V", "pluscode"],
  ])("%s as %s", (text, form) => {
    const found = search(text);
    expect(found.ok && found.candidates[0].form).toBe(form);
    expect(rdOf(text)?.[0]).toBeCloseTo(155_000, -1);
    expect(rdOf(text)?.[1]).toBeCloseTo(463_000, -1);
  });

  it.each([
    ["https://maps.app.goo.gl/AbCdEf123", "short-link"],
    ["https://example.org/52.1,5.3", "unknown-link"],
    ["https://www.google.com/maps/place/Amersfoort", "link-without-place"],
    ["geo:52.1,5.3;crs=nad27", "other-datum"],
    ["geo:0,0?q=Dorpsstraat+12,+3712+AB+Huis+ter+Heide", "only-address"],
    ["geo:0,0?q=Dapperstraat%2076%20Amsterdam", "only-address"],
  ])("but not %s: %s", (text, reason) => {
    expect(search(text)).toEqual({ ok: false, reason });
  });
});

describe("searchCoordinates refuses", () => {
  it.each([
    ["", "empty"],
    ["thuis", "unreadable"],
    ["Bad Bentheim", "unreadable"],
    ["52.15517", "incomplete"],
    ["NaN, NaN", "unreadable"],
    ["geo:NaN,NaN", "unreadable"],
    ["155000, 700000", "out-of-range"],
    ["RD 52.1, 5.3", "outside"],
    ["1".repeat(5000), "unreadable"],
  ])("%j: %s", (text, reason) => {
    expect(search(text)).toEqual({ ok: false, reason });
  });

  it("or reads any text, without throwing", () => {
    const alphabet = [..."0123456789.,-+ °'\"NSEWZO:;/xyRDUFT?q=@#%\n"];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 40 }), (text) => {
        const found = search(text, null);
        for (const { place } of found.ok ? found.candidates : []) {
          expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
          expect(Math.abs(place.lng)).toBeLessThanOrEqual(180);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe("reads formatted coordinates back as the first candidate", () => {
  const world = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  /** Some corners lie outside the area of RD, and have no text to read back. */
  const netherlands = fc
    .record({
      x: fc.integer({ min: 0, max: 300_000 }),
      y: fc.integer({ min: 300_000, max: 630_000 }),
    })
    .map(fromRd);
  /** Half of the rounding step, metres; a plus code has squares of 14 m. */
  const roundingMeters = {
    wgs84: 0.8,
    dm: 1.4,
    dms: 2.2,
    rd: 0.8,
    utm: 0.8,
    mgrs: 0.8,
    pluscode: 10,
  };

  it.each(COORDINATE_FORMATS)("from %s", (format) => {
    fc.assert(
      fc.property(format === "rd" ? netherlands : world, (place) => {
        const text = formatCoordinate(place, format);
        if (format !== "rd") expect(text).not.toBeNull();
        if (text === null) return;
        const found = search(text);
        expect(found.ok, text).toBe(true);
        if (!found.ok) return;
        // A possible swap raises a question, and the text as written is the other candidate.
        const isAsked = found.question === "lat-lng-swapped";
        const asWritten = isAsked ? found.candidates[1] : found.candidates[0];
        const meters = metersBetween(asWritten?.place ?? { lat: 0, lng: 0 }, place);
        expect(meters).toBeLessThan(roundingMeters[format]);
      }),
      { numRuns: 1000 },
    );
  });

  it("also at the edges of zones, bands and the earth", () => {
    const edges = [-90, -80, -0, 0, 8, 56, 64, 72, 84, 90].flatMap((lat) =>
      [-180, -0, 3, 6, 9, 21, 33, 42, 179.9999999, 180].map((lng) => ({ lat, lng })),
    );
    for (const place of edges) {
      for (const format of COORDINATE_FORMATS) {
        const text = formatCoordinate(place, format);
        if (text === null) continue;
        const found = search(text);
        expect(found.ok, `${format} ${text}`).toBe(true);
        if (!found.ok) continue;
        expect(metersBetween(found.candidates[0].place, place), text).toBeLessThan(
          roundingMeters[format],
        );
      }
    }
  });

  it("except RD outside the Netherlands", () => {
    expect(formatCoordinate({ lat: 51.5, lng: -0.1 }, "rd")).toBeNull();
  });
});

/** Returns the chord through the globe, because great circles are imprecise for short distances near the poles. */
function metersBetween(from: LatLng, to: LatLng): number {
  const [a, b] = [pointOf(from), pointOf(to)];
  return 6_371_008.8 * Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

function pointOf({ lat, lng }: LatLng) {
  const [latitude, longitude] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const x = Math.cos(latitude) * Math.cos(longitude);
  return { x, y: Math.cos(latitude) * Math.sin(longitude), z: Math.sin(latitude) };
}
