import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = "src/screens/map";

const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".tsx") && !/\.(test|fixture)\.tsx$/.test(path),
);

const filesWith = (text: RegExp) =>
  SOURCES.filter((path) => text.test(readFileSync(`${FOLDER}/${path}`, "utf8"))).toSorted();

describe("a sheet over the map", () => {
  it("is always one with the three stops", () => {
    expect(filesWith(/<MapSheet\b/)).toEqual(["card/sheet.tsx"]);
  });

  it.each(filesWith(/<Sheet\b/))("moves between them: %s", (path) => {
    const source = readFileSync(`${FOLDER}/${path}`, "utf8");
    expect(source).toMatch(/const stops = useSheetStops\((sheet|card), /);
    expect(source).toMatch(/\bref=\{(sheet|card)\}\s+stops=\{stops\}/);
  });

  it.each(filesWith(/data-map-sheet|var\(--sheet-free/))("is drawn by no other: %s", (path) => {
    expect(path).toBe("");
  });
});
