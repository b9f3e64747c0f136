import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";
import { toUtf8 } from "./to-utf8.ts";
import { utf8Text } from "./utf8-text.ts";

const NAME = "Café Zürich 😀";
const gpx = (encoding: string, name = NAME): string =>
  `<?xml version="1.0" encoding="${encoding}"?><gpx><wpt lat="52" lon="5"><name>${name}</name></wpt></gpx>`;

function utf16(text: string, isLittle: boolean, mark: boolean): Uint8Array {
  const units = `${mark ? "\ufeff" : ""}${text}`;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", encodeUtf8(gpx("UTF-8"))],
  ["UTF-8 with a mark", encodeUtf8(`\ufeff${gpx("UTF-8")}`)],
  ["UTF-8 that says it is UTF-16", encodeUtf8(gpx("UTF-16"))],
  ["UTF-16, little end first, with a mark", utf16(gpx("UTF-16"), true, true)],
  ["UTF-16, big end first, with a mark", utf16(gpx("UTF-16"), false, true)],
  ["UTF-16, little end first", utf16(gpx("UTF-16"), true, false)],
  ["UTF-16, big end first", utf16(gpx("UTF-16"), false, false)],
])("reads names correctly in %s", (_, bytes) => {
  const { waypoints, notes } = readSample(bytes);
  expect([waypoints[0]?.name, notes]).toEqual([NAME, []]);
});

test("reads Latin-1, and reports a guess if the file claims UTF-8", () => {
  const stated = readSample(latin1(gpx("ISO-8859-1", "Café")));
  expect([stated.waypoints[0]?.name, stated.notes]).toEqual(["Café", []]);
  const lied = readSample(latin1(gpx("UTF-8", "Café")));
  expect([lied.waypoints[0]?.name, lied.notes]).toEqual(["Café", ["encoding-guessed"]]);
});

test.each([
  ["windows-1250", [0xa3, 0xf3, 0x64, 0x9f], "Łódź"],
  ["ISO-8859-2", [0xa3, 0xf3, 0x64, 0xbc], "Łódź"],
  ["windows-1251", [0xca, 0xe8, 0xe5, 0xe2], "Киев"],
  ["ISO-8859-15", [0xa4, 0x20, 0x35], "€ 5"],
])("uses the declared encoding %s", (encoding, letters, name) => {
  const [start = "", end = ""] = gpx(encoding, "|").split("|");
  const bytes = Uint8Array.of(...latin1(start), ...letters, ...latin1(end));
  const { waypoints, notes } = readSample(bytes);
  expect([waypoints[0]?.name, notes]).toEqual([name, []]);
});

test("guesses where the declared encoding is unknown", () => {
  expect(readSample(latin1(gpx("x-own", "Café"))).notes).toEqual(["encoding-guessed"]);
});

test("reads the letters of Windows-1252", () => {
  expect(utf8Text(toUtf8(Uint8Array.of(0x80, 0x92, 0xe9)).bytes)).toBe("€’é");
});

test.each([
  ["little", true],
  ["big", false],
])("keeps surrogate pairs in a long UTF-16 text, %s end first", (_, isLittle) => {
  const text = `${"abc".repeat(30_000)}${"😀".repeat(30_000)}é`;
  expect(utf8Text(toUtf8(utf16(text, isLittle, true)).bytes)).toBe(text);
  expect(utf8Text(toUtf8(utf16(`a${text}`, isLittle, true)).bytes)).toBe(`a${text}`);
});

test("reads a UTF-16 text with half a pair and half a unit", () => {
  const bytes = utf16("ab\ud83dc\ud83d", true, true);
  expect(utf8Text(toUtf8(Uint8Array.of(...bytes, 0x61)).bytes)).toBe("ab\ufffdc\ufffd");
  expect(toUtf8(utf16("", true, true)).bytes).toHaveLength(0);
});

test("reads a long Windows-1252 text in full", () => {
  const bytes = new Uint8Array(50_000).fill(0x80).fill(0x61, 100, 20_000);
  const text = `${"€".repeat(100)}${"a".repeat(19_900)}${"€".repeat(30_000)}`;
  expect(utf8Text(toUtf8(bytes).bytes)).toBe(text);
});

test("does not take UTF-8 with one damaged character for Latin-1", () => {
  const bytes = encodeUtf8(gpx("UTF-8"));
  const damaged = bytes.with(bytes.indexOf(0xc3), 0xff);
  expect(readSample(damaged).waypoints[0]?.name).toContain("Zürich 😀");
});

test.each([0, 1, 2, 3])("reads a Node buffer that starts at offset %i", (shift) => {
  const text = "abcdefgh é jklmnop";
  const whole = Buffer.concat([Buffer.alloc(shift), encodeUtf8(text)]);
  expect(utf8Text(toUtf8(whole.subarray(shift)).bytes)).toBe(text);
});

const letters = fc.string({ unit: fc.constantFrom("a", "\n", "\u0001", "é", "€", "\uffff", "😀") });

test("reads UTF-8 like a browser, except for control characters", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), letters, (raw, text) => {
      for (const bytes of [raw, encodeUtf8(text)]) {
        const expected = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
        const visible = expected.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
        expect(squeezed(utf8Text(bytes))).toBe(squeezed(visible));
      }
    }),
  );
});

/** The number of marks for a damaged character differs between decoders. */
function squeezed(text: string): string {
  return text.replace(/\ufffd+/g, "\ufffd");
}

test.each([new Uint8Array(), encodeUtf8(" \n\t"), Uint8Array.of(0xef, 0xbb, 0xbf)])(
  "reads an empty file",
  (bytes) => expect(problemReasonOf(bytes)).toBe("empty"),
);
