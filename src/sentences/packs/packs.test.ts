import { expect, test } from "vitest";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { networkOfferText } from "./network-offer.ts";
import {
  addedText,
  dataDateText,
  type PackFacts,
  packFactsText,
  packProblemText,
} from "./packs.ts";

test.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [33_400, "34 kB"],
  [290_000, "0,3 MB"],
  [9_900_000, "9,9 MB"],
  [84_600_000, "85 MB"],
  [1_300_000_000, "1,3 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  ["2025-08-06", "gegevens van 6 augustus 2025"],
  ["2021-05", "gegevens van mei 2021"],
  ["2019", "gegevens uit 2019"],
  ["vorige week", "gegevens van vorige week"],
])("%s is said as: %s", (dataDate, text) => {
  expect(dataDateText(dataDate)).toBe(text);
});

test.each([
  [["Delft"], "Kaartpakket Delft staat op dit apparaat."],
  [["Delft", "Ede", "Meppel"], "3 kaartpakketten staan op dit apparaat: Delft, Ede en Meppel."],
])("of %j it is said that they are there", (names, text) => {
  expect(addedText(names)).toBe(text);
});

test("a pack with a node off the earth is refused in one sentence with advice", () => {
  expect(packProblemText("off-earth", { name: "dorp", fileName: "network.graph" })).toBe(
    "Kaartpakket dorp is niet toegevoegd. In network.graph staan plekken die niet op aarde liggen. Vraag de maker om een nieuw kaartpakket.",
  );
});

test.each<[boolean | null, PackFacts["modes"], string]>([
  [
    true,
    ["walk", "cycle", "canoe", "motorboat"],
    "Kaart met wandel-, fiets- en vaarknooppunten · 1,0 MB",
  ],
  [false, ["walk"], "Wandelknooppunten · 1,0 MB"],
  [null, ["walk", "cycle"], "Wandel- en fietsknooppunten · 1,0 MB"],
  [true, [], "Kaart · 1,0 MB"],
  [null, null, "1,0 MB"],
])("a pack with map %s and networks %j is: %s", (hasMap, modes, text) => {
  const facts = { hasMap, modes, bytes: 1_000_000, dataDate: null };
  expect(packFactsText(facts, 0).replaceAll("\u00a0", " ")).toBe(text);
});

test("a pack with marks alone is called that", () => {
  const facts = { hasMap: false, hasMarks: true, modes: [], bytes: 1_000_000, dataDate: null };
  expect(packFactsText(facts, 0)).toMatch(/^Boeien, bakens en lichten van Rijkswaterstaat/);
});

test("a pack with waters alone is called that, and not depth contours", () => {
  const facts = { hasMap: false, hasWaters: true, modes: [], bytes: 1_000_000, dataDate: null };
  expect(packFactsText(facts, 0)).toMatch(/^Vaarwater/);
});

test.each<[string, Partial<PackFacts>]>([
  ["Vaarwater, dieptelijnen", { hasWaters: true, hasDepths: true }],
  ["Dieptelijnen in zee, meren en grote rivieren", { hasDepths: true }],
  ["Dieptelijnen in zee, meren en grote rivieren", {}],
  [
    "Vaarwater, dieptelijnen, boeien, bakens en lichten",
    { hasWaters: true, hasDepths: true, hasMarks: true },
  ],
  ["Vaarknooppunten, vaarwater", { hasWaters: true, hasDepths: false, modes: ["canoe"] }],
  [
    "Kaart met wandelknooppunten, wegen en paden, vaarwater",
    { hasMap: true, hasWays: true, hasWaters: true, modes: ["walk"] },
  ],
])("all contents of a pack are named: %s", (text, contents) => {
  const facts = { hasMap: false, modes: [], bytes: 1_000_000, dataDate: null, ...contents };
  expect(packFactsText(facts, 0)).toBe(`${text}\u00a0· 1,0 MB`);
});

test.each<[boolean, PackFacts["modes"], string]>([
  [true, ["walk"], "Kaart met wandelknooppunten, wegen en paden · 1,0 MB"],
  [false, ["walk", "cycle"], "Wandel- en fietsknooppunten, wegen en paden · 1,0 MB"],
  [true, [], "Kaart, wegen en paden · 1,0 MB"],
  // Never depth contours, which other packs without nodes are.
  [false, [], "Wegen en paden · 1,0 MB"],
])("a pack with all ways, map %s and networks %j is: %s", (hasMap, modes, text) => {
  const facts = { hasMap, hasWays: true, modes, bytes: 1_000_000, dataDate: null };
  expect(packFactsText(facts, 0).replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  ["2026-11-20", "gegevens van 20 november 2026"],
  ["2026-10-15", "gegevens van 15 oktober 2026 (1 maand oud)"],
  ["2025-12-01", "gegevens van 1 december 2025 (11 maanden oud)"],
  ["2025-08-06", "gegevens van 6 augustus 2025 (1 jaar oud)"],
  ["2021-05", "gegevens van mei 2021 (5 jaar oud)"],
  ["2019", "gegevens uit 2019 (7 jaar oud)"],
  ["2026", "gegevens uit 2026"],
  ["2031-01-01", "gegevens van 1 januari 2031"],
  ["vorige week", "gegevens van vorige week"],
])("data of %s is %s in November 2026", (dataDate, text) => {
  const facts = { hasMap: null, modes: null, bytes: 1_000_000, dataDate };
  expect(packFactsText(facts, Date.UTC(2026, 10, 24))).toBe(`1,0 MB\u00a0· ${text}`);
});

test("the offer of a pack says what its ways add", () => {
  const entry = { bytes: 300_000, dataDate: null, hasWays: true };
  const offer = (hasWays?: boolean) =>
    networkOfferText(["Wandelnetwerk"], "Delft", { ...entry, hasWays }, null);
  expect(offer(true)).toMatch(
    /^Kaartpakket Delft heeft het wandelnetwerk \(.*MB, met alle wegen en paden\)\.$/,
  );
  expect(offer()).not.toContain("paden");
});
