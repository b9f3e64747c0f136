import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTime } from "#domain/exchange/parse-time.ts";
import { asciiBytes } from "./ascii-bytes.ts";
import { numberAt } from "./number-at.ts";
import { tidyName } from "./tidy-text.ts";
import { timeAt } from "./time-at.ts";
import { xmlText } from "./xml-text.ts";

const number = (text: string): number => numberAt(asciiBytes(text), 0, text.length);
const time = (text: string): number => timeAt(asciiBytes(text), 0, text.length);

test("reads the same number as JavaScript", () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.nat(20),
      (value, digits) => {
        const fixed = Math.abs(value) < 1e21 ? value.toFixed(digits) : String(value);
        expect(number(fixed)).toBe(Number(fixed));
        expect(number(` ${value}\n`)).toBe(Number(`${value}`));
      },
    ),
  );
});

test.each(["", " ", ".", "-", "52,1", "NaN", "Infinity", "0x10", "1 2", "1e", "--1", "٥٢"])(
  "rejects %j as a number",
  (text) => expect(number(text)).toBeNaN(),
);

test("reads the same time as JavaScript", () => {
  const from = Date.parse("0001-01-01T00:00:00Z");
  const milliseconds = fc.integer({ min: from, max: Date.UTC(9999, 0, 1) });
  fc.assert(
    fc.property(milliseconds, (ms) => {
      const iso = new Date(ms).toISOString();
      expect(time(iso)).toBe(ms);
      const whole = `${iso.slice(0, 19)}Z`;
      expect(time(whole)).toBe(Date.parse(whole));
    }),
  );
});

test.each([
  ["2026-05-01T12:00:00+02:00", "2026-05-01T10:00:00Z"],
  ["2026-05-01T10:00:00", "2026-05-01T10:00:00Z"],
  ["2026-05-01 10:00", "2026-05-01T10:00:00Z"],
  ["2026-05-01", "2026-05-01T00:00:00Z"],
  ["2026-12-31T23:59:60Z", "2027-01-01T00:00:00Z"],
  ["2026-05-01T24:00:00Z", "2026-05-02T00:00:00Z"],
  ["2026-05-01T10:00:00.123456789Z", "2026-05-01T10:00:00.123Z"],
])("%s is %s", (written, meant) => expect(parseTime(written)).toBe(Date.parse(meant)));

test.each(["", "2026-02-30T10:00:00Z", "2026-13-01T10:00:00Z", "10:00:00", "01/05/2026", "x"])(
  "rejects %j as a time",
  (written) => expect(parseTime(written)).toBeNaN(),
);

test("resolves references once, and keeps unknown ones", () => {
  const xml = "&lt;b&gt; &amp;lt; &#233;&#xE9; &#0;&#xD800; &foo; &";
  expect(xmlText(asciiBytes(xml), 0, xml.length)).toBe("<b> &lt; éé  &foo; &");
});

test("removes the line breaks around a name and keeps its other blanks", () => {
  expect(["\n  Tent\n ", "  ", " Tent ", "a\nb"].map(tidyName)).toEqual([
    "Tent",
    "  ",
    " Tent ",
    "a\nb",
  ]);
});
