import fc from "fast-check";
import { WAYPOINT_ICONS } from "#domain/waypoints/waypoint-icons.ts";
import type { ExchangeLink, ExchangeTrack, ExchangeWaypoint } from "./exchange-file.ts";
import type { ExportContent } from "./export-content.ts";

/** Texts that break careless writers: markup, the end of CDATA, emojis, formulas, references. */
const NASTY = [
  "]]>",
  "<b>vet</b>",
  "<![CDATA[x]]>",
  "Jan & Piet",
  "&amp;",
  "&#0;",
  "\"'",
  "=1+1",
  "'=1",
  "🏕️ kamp",
  "a  b",
  "regel 1\nregel 2",
  "naïef",
  "<script>alert(1)</script>",
  "; , \t x",
  "👩‍👩‍👧",
];

/** Any characters, all equally likely. fast-check's own "binary" first builds a table of a million of them. */
export const anyCharacters = fc
  .array(
    // Skips the surrogates, which are not characters by themselves.
    fc.nat(0x10ffff - 0x800).map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800)),
  )
  .map((characters) => characters.join(""));

/** A text without surrounding spaces, as the app stores names, of characters that XML can carry. */
const text = fc
  .oneof(fc.constantFrom(...NASTY), fc.string({ unit: "grapheme" }), anyCharacters)
  .map((value) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    value.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, "").trim(),
  );
const filledText = text.map((value) => value || "x");

const zeroless = (value: number): number => (value === 0 ? 0 : value);
const degrees = (limit: number) =>
  fc
    .oneof(
      fc.double({ min: -limit, max: limit, noNaN: true }),
      fc.constantFrom(0, 1e-7, -1e-12, 5e-324, -limit),
    )
    .map(zeroless);
const lat = degrees(90);
/** Without 180, which GPX writes as −180. */
const lng = degrees(180).map((value) => (value === 180 ? -180 : value));
const altitudeMeters = fc
  .oneof(fc.double({ min: -11_000, max: 20_000, noNaN: true }), fc.constantFrom(0, -3.5, 1e-9))
  .map(zeroless);
const timeMs = fc.integer({ min: -2_000_000_000_000, max: 4_000_000_000_000 });
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const icon = fc.constantFrom(...WAYPOINT_ICONS);
const links: fc.Arbitrary<ExchangeLink[]> = fc.array(
  fc.record(
    {
      // Readers leave out addresses with characters that could end an attribute.
      url: fc.webUrl({ withQueryParameters: true }).map((url) => url.replaceAll("'", "")),
      text: filledText,
    },
    { requiredKeys: ["url"] },
  ),
  { minLength: 1, maxLength: 2 },
);

/** Any waypoint that the app can hold, in the shape that files carry. */
export const anyWaypoint: fc.Arbitrary<ExchangeWaypoint> = fc.record(
  {
    name: filledText,
    lat,
    lng,
    note: filledText,
    altitudeMeters,
    icon,
    color,
    folder: filledText,
    kind: filledText,
    timeMs,
    changedAtMs: timeMs,
    id: filledText,
    source: filledText,
  },
  { requiredKeys: ["name", "lat", "lng"] },
);

const waypointWithLinks: fc.Arbitrary<ExchangeWaypoint> = fc
  .tuple(anyWaypoint, fc.option(links, { nil: undefined }))
  .map(([waypoint, found]) => ({ ...waypoint, ...(found && { links: found }) }));

const line = fc.record(
  { name: text, note: filledText, color, folder: filledText, links },
  { requiredKeys: ["name"] },
);

const trackPoint = fc.record({
  lat,
  lng,
  altitudeMeters: fc.option(altitudeMeters, { nil: Number.NaN }),
  timeMs: fc.option(timeMs, { nil: Number.NaN }),
});
const segments = fc.array(fc.array(trackPoint, { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

const anyTrack: fc.Arbitrary<ExchangeTrack> = fc
  .tuple(line, segments, fc.boolean(), fc.boolean())
  .map(([about, parts, isTimed, isClosed]) => {
    const points = parts.flat();
    const numbers = (key: keyof (typeof points)[number]) =>
      Float64Array.from(points, (point) => point[key]);
    const orNull = (values: Float64Array) =>
      values.every((value) => Number.isNaN(value)) ? null : values;
    const timesMs = isTimed ? orNull(numbers("timeMs")) : null;
    const canBeArea = parts.length === 1 && points.length > 3 && timesMs === null;
    return {
      ...about,
      ...(isClosed && canBeArea && { isArea: true }),
      lats: numbers("lat"),
      lngs: numbers("lng"),
      altitudesMeters: orNull(numbers("altitudeMeters")),
      timesMs,
      segmentStarts: Uint32Array.from(parts, (_, index) => parts.slice(0, index).flat().length),
    };
  });

/** Anything that can be exported. */
export const anyContent: fc.Arbitrary<ExportContent> = fc.record({
  name: text,
  waypoints: fc.array(waypointWithLinks, { maxLength: 4 }),
  tracks: fc.array(anyTrack, { maxLength: 2 }),
  routes: fc.array(
    fc
      .tuple(line, fc.array(waypointWithLinks, { minLength: 2, maxLength: 5 }), fc.boolean())
      .map(([about, points, isClosed]) => ({
        ...about,
        ...(isClosed && points.length > 3 && { isArea: true as const }),
        points,
      })),
    { maxLength: 2 },
  ),
});
