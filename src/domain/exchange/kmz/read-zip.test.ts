import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";

const KML = encodeUtf8(
  "<kml><Placemark><Point><coordinates>5,52</coordinates></Point></Placemark></kml>",
);

test("reads every KML file in a KMZ, and no other file", () => {
  const { kind, waypoints, notes } = readSample(
    zipSync({ "doc.kml": KML, "a/b.KML": [KML, { level: 0 }], "photo.jpg": KML }),
  );
  expect([kind, waypoints.length, notes]).toEqual(["kmz", 2, ["several-documents"]]);
});

test("treats names in a zip as text only", () => {
  const zip = zipSync({ "../../etc/x.kml": KML, "__proto__.kml": KML });
  expect(readSample(zip).waypoints).toHaveLength(2);
});

test("accepts data before the zip", () => {
  const zip = zipSync({ "doc.kml": KML });
  const shifted = new Uint8Array([0x50, 0x4b, 3, 4, ...zip]);
  expect(readSample(shifted).waypoints).toHaveLength(1);
});

describe("refuses a zip that", () => {
  const zip = zipSync({ "doc.kml": KML });
  const central = zip.findLastIndex((_, at) => zip[at] === 0x50 && zip[at + 2] === 1);
  const patched = (offset: number, ...bytes: number[]): Uint8Array => {
    const copy = zip.slice();
    copy.set(bytes, central + offset);
    return copy;
  };

  test("contains no KML", () =>
    expect(problemReasonOf(zipSync({ "a.txt": KML }))).toBe("no-kml-in-zip"));
  test("was cut off", () => expect(problemReasonOf(zip.subarray(0, -30))).toBe("damaged-zip"));
  test("is encrypted", () => expect(problemReasonOf(patched(8, 1))).toBe("encrypted-zip"));
  test("has a wrong checksum", () => expect(problemReasonOf(patched(16, 0))).toBe("damaged-zip"));
  test("inflates to more than it declares", () =>
    expect(problemReasonOf(patched(24, 9))).toBe("damaged-zip"));
  test("declares more than the limit", () =>
    expect(problemReasonOf(patched(24, 0, 0, 0, 0x10))).toBe("too-large"));

  test("has more than a thousand files", () => {
    const many = Array.from({ length: 1001 }, (_, at) => [`${at}.txt`, new Uint8Array()] as const);
    expect(problemReasonOf(zipSync({ "doc.kml": KML, ...Object.fromEntries(many) }))).toBe(
      "too-many-entries",
    );
  });
});
