import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts";
import { storedColorScheme, storedTileSource } from "./before-first-paint.ts";
import { readSettings, settingsText } from "./settings-text.ts";

const GOOD = {
  colorScheme: 1,
  tileSource: 3,
  mapOverlay: { walkNetwork: true, bikeNetwork: false, sailNetwork: true },
} as const;
const GOOD_TEXT = JSON.stringify(GOOD);

/** Name, stored text, the fields of `GOOD` that fall back, and the reason that the text is set aside. */
const BROKEN: readonly (readonly [string, string, object, string | null])[] = [
  ["an empty text", "", DEFAULT_SETTINGS, "not-json"],
  ["spaces", "   ", DEFAULT_SETTINGS, "not-json"],
  ["half a text", GOOD_TEXT.slice(0, 30), DEFAULT_SETTINGS, "not-json"],
  ["a text with an end too many", `${GOOD_TEXT}}`, DEFAULT_SETTINGS, "not-json"],
  ["a JavaScript object", "{colorScheme:1}", DEFAULT_SETTINGS, "not-json"],
  ["[object Object]", "[object Object]", DEFAULT_SETTINGS, "not-json"],
  ["undefined", "undefined", DEFAULT_SETTINGS, "not-json"],
  ["NaN", "NaN", DEFAULT_SETTINGS, "not-json"],
  ["a zero byte", "\u0000", DEFAULT_SETTINGS, "not-json"],
  ["5 MB of nothing", "x".repeat(5_000_000), DEFAULT_SETTINGS, "not-json"],
  ["100,000 brackets", "[".repeat(100_000), DEFAULT_SETTINGS, "not-json"],
  ["null", "null", DEFAULT_SETTINGS, "not-an-object"],
  ["true", "true", DEFAULT_SETTINGS, "not-an-object"],
  ["a number", "7", DEFAULT_SETTINGS, "not-an-object"],
  ["a text within the text", JSON.stringify(GOOD_TEXT), DEFAULT_SETTINGS, "not-an-object"],
  ["a list", "[]", DEFAULT_SETTINGS, "not-an-object"],
  ["a list of settings", `[${GOOD_TEXT}]`, DEFAULT_SETTINGS, "not-an-object"],
  ["nothing in it", "{}", DEFAULT_SETTINGS, null],
  ["a colour scheme only", '{"colorScheme":1}', { ...DEFAULT_SETTINGS, colorScheme: 1 }, null],
  [
    "an unknown colour scheme",
    broken({ colorScheme: 2 }),
    { ...GOOD, colorScheme: 0 },
    "bad-field",
  ],
  [
    "a colour scheme as text",
    broken({ colorScheme: "1" }),
    { ...GOOD, colorScheme: 0 },
    "bad-field",
  ],
  ["a true colour scheme", broken({ colorScheme: true }), { ...GOOD, colorScheme: 0 }, "bad-field"],
  ["no colour scheme", broken({ colorScheme: null }), { ...GOOD, colorScheme: 0 }, "bad-field"],
  ["a tile source as text", broken({ tileSource: "3" }), { ...GOOD, tileSource: 0 }, "bad-field"],
  ["a tile source as list", broken({ tileSource: [3] }), { ...GOOD, tileSource: 0 }, "bad-field"],
  [
    "a tile source without end",
    GOOD_TEXT.replace('"tileSource":3', '"tileSource":1e999'),
    { ...GOOD, tileSource: 0 },
    "bad-field",
  ],
  ["an unknown tile source", broken({ tileSource: 99 }), { ...GOOD, tileSource: 99 }, null],
  ["a negative tile source", broken({ tileSource: -1 }), { ...GOOD, tileSource: -1 }, null],
  ["no overlays", broken({ mapOverlay: null }), withOverlay({}), "bad-field"],
  ["overlays as text", broken({ mapOverlay: "walk" }), withOverlay({}), "bad-field"],
  ["overlays as list", broken({ mapOverlay: [] }), withOverlay({}), "bad-field"],
  [
    "one overlay as number",
    broken({ mapOverlay: { walkNetwork: 1, bikeNetwork: true, sailNetwork: true } }),
    withOverlay({ bikeNetwork: true, sailNetwork: true }),
    "bad-field",
  ],
  [
    "one overlay only",
    broken({ mapOverlay: { sailNetwork: true } }),
    withOverlay({ sailNetwork: true }),
    null,
  ],
  [
    "an unknown overlay",
    broken({ mapOverlay: { ...GOOD.mapOverlay, horseNetwork: true } }),
    GOOD,
    "bad-field",
  ],
  ["an unknown field", broken({ language: "fy" }), GOOD, "bad-field"],
  [
    "a prototype as field",
    `{"__proto__":{"colorScheme":1,"walkNetwork":true},${GOOD_TEXT.slice(1)}`,
    GOOD,
    "bad-field",
  ],
  [
    "nothing but a prototype",
    '{"__proto__":{"colorScheme":1},"mapOverlay":{"__proto__":{"walkNetwork":true}}}',
    DEFAULT_SETTINGS,
    "bad-field",
  ],
  ["the name of a method", broken({ hasOwnProperty: 1, toString: 1 }), GOOD, "bad-field"],
  ["a field twice", `{"colorScheme":0,${GOOD_TEXT.slice(1)}`, GOOD, null],
];

describe("readSettings", () => {
  it("returns the defaults when nothing is stored", () => {
    expect(readSettings(null)).toEqual({ choices: DEFAULT_SETTINGS, setAsideReason: null });
  });

  it("reads what settingsText wrote", () => {
    expect(readSettings(settingsText(GOOD))).toEqual({ choices: GOOD, setAsideReason: null });
  });

  it.each(BROKEN)("uses the valid fields of %s", (_name, text, choices, setAsideReason) => {
    expect(readSettings(text)).toStrictEqual({ choices, setAsideReason });
    expect(({} as Record<string, unknown>)["colorScheme"]).toBeUndefined();
  });
});

describe("settingsText", () => {
  it("writes exactly the fields of the format", () => {
    const odd = { ...GOOD, extra: 1, mapOverlay: { ...GOOD.mapOverlay, extra: 2 } };
    expect(JSON.parse(settingsText(odd))).toStrictEqual(GOOD);
  });
});

describe("the part read before the first paint", () => {
  it.each([
    [null, 0],
    [GOOD_TEXT, 1],
    ['{"colorScheme":0}', 0],
  ])("of the text %s is the colour scheme %d", (text, colorScheme) => {
    expect(storedColorScheme(text)).toBe(colorScheme);
  });

  it("is the tile source as stored", () => {
    expect(storedTileSource(GOOD_TEXT)).toBe(GOOD.tileSource);
    expect(storedTileSource(null)).toBe(DEFAULT_SETTINGS.tileSource);
  });

  it.each(BROKEN)("agrees with readSettings about %s", (_name, text) => {
    const { colorScheme, tileSource } = readSettings(text).choices;
    expect(storedColorScheme(text)).toBe(colorScheme);
    expect(storedTileSource(text)).toBe(tileSource);
  });
});

function broken(fields: object): string {
  return JSON.stringify({ ...GOOD, ...fields });
}

function withOverlay(overlay: object): object {
  return { ...GOOD, mapOverlay: { ...DEFAULT_SETTINGS.mapOverlay, ...overlay } };
}
