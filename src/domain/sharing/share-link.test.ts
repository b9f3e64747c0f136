import fc from "fast-check";
import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "#domain/bytes/base64url.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { anyWaypoint } from "#domain/exchange/content.fixture.ts";
import { readShareLink, shareLink } from "./share-link.ts";

const ORIGIN = "https://kaart.example";

const fragmentOf = (content: unknown): string =>
  `#d=1.${toBase64Url(deflateSync(encodeUtf8(JSON.stringify(content))))}`;

/** Lists nested deeper than the parser can go. */
function nested(depth: number): string {
  const content = `{"w":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  return `#d=1.${toBase64Url(deflateSync(encodeUtf8(content)))}`;
}

test("waypoints survive a link, to a centimetre and without source and kind", () => {
  fc.assert(
    fc.property(fc.array(anyWaypoint, { minLength: 1, maxLength: 5 }), (waypoints) => {
      const result = readShareLink(shareLink(ORIGIN, waypoints));
      const expected = waypoints.map(({ source, kind, lat, lng, ...others }) => ({
        ...others,
        lat: Number(lat.toFixed(7)) + 0,
        lng: Number(lng.toFixed(7)) + 0,
      }));
      expect(result).toEqual({ ok: true, waypoints: expected, badCoordinates: 0 });
    }),
  );
});

test("a link is an ordinary address without characters that need escaping", () => {
  const link = shareLink(ORIGIN, [{ name: "Tent 🏕", lat: 52.15517, lng: 5.3872 }]);
  expect(link).toMatch(/^https:\/\/kaart\.example\/waypoints#d=1\.[\w-]+$/);
  expect(new URL(link).href).toBe(link);
  expect(link.length).toBeLessThan(120);
});

test.each(["?utm_source=nieuwsbrief", "&fbclid=abc", "?a=1&b=2"])(
  "a link is read with what a messenger appends: %s",
  (appended) => {
    const link = shareLink("https://kaart.example", [{ name: "A", lat: 52, lng: 5 }]);
    expect(readShareLink(`${link}${appended}`)).toEqual(readShareLink(link));
    expect(readShareLink(link).ok).toBe(true);
  },
);

test("base64url survives encoding and decoding", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64Url(text)).toEqual(bytes);
    }),
  );
});

test.each([
  ["https://example.org/", "not-shared"],
  ["#d=", "damaged"],
  ["#d=1.", "damaged"],
  ["#d=1.!!!", "damaged"],
  ["#d=1.AAAA", "damaged"],
  ["#d=2.AAAA", "newer"],
  ["#d=0.AAAA", "damaged"],
  [fragmentOf({ w: [["A", 52, 5]] }).replace("1.", "0."), "damaged"],
  ["#d=999999999.AAAA", "newer"],
  ["#d=-1.AAAA", "damaged"],
  ["#d=1e1.AAAA", "damaged"],
  ["javascript:alert(1)", "not-shared"],
  ["javascript:alert(1)//#d=1.!", "damaged"],
  ["geo:NaN,NaN", "not-shared"],
  [`#d=1.${"A".repeat(1_000_000)}`, "too-long"],
  ["#d=1.\ud800", "damaged"],
  ["#d=#d=1.AAAA", "damaged"],
  [nested(100_000), "damaged"],
  ["#d=x.AAAA", "damaged"],
  [`#d=1.${"A".repeat(100_001)}`, "too-long"],
  [fragmentOf(null), "damaged"],
  [fragmentOf({ w: [] }), "damaged"],
  [fragmentOf({ w: [["Noordpool", 91, 5]] }), "damaged"],
  [fragmentOf({ w: "x".repeat(2_000_000) }), "too-long"],
])("%.40s is refused as %s", (text, reason) => {
  expect(readShareLink(text)).toEqual({ ok: false, reason });
});

test("a truncated link is damaged", () => {
  const link = shareLink(ORIGIN, [
    { name: "Tent", lat: 52.15517, lng: 5.3872, note: "bij de eik" },
  ]);
  for (let length = link.indexOf("#d=") + 3; length < link.length; length++) {
    expect(readShareLink(link.slice(0, length))).toEqual({ ok: false, reason: "damaged" });
  }
});

test("no link makes it throw", () => {
  fc.assert(fc.property(fc.string(), (text) => void readShareLink(`#d=1.${text}`)));
  fc.assert(fc.property(fc.json(), (json) => void readShareLink(fragmentOf(JSON.parse(json)))));
});

test("a time outside the calendar is left out", () => {
  const none = [null, null, null, null, null, null];
  const tuples = [["A", 52, 5, ...none, 1e300, 8.64e15 + 5]];
  expect(readShareLink(fragmentOf({ w: tuples }))).toEqual({
    ok: true,
    waypoints: [{ name: "A", lat: 52, lng: 5 }],
    badCoordinates: 0,
  });
});

test("invalid points are left out and counted, invalid fields are left out", () => {
  const tuples = [["A", 52, 5, 7, ["x"], "hoog", null, "red"], ["B", 52, 200], "C", ["D", "52", 5]];
  expect(readShareLink(fragmentOf({ w: tuples }))).toEqual({
    ok: true,
    waypoints: [{ name: "A", lat: 52, lng: 5 }],
    badCoordinates: 3,
  });
});
