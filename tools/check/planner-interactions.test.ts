import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/planner-interactions.md"), "utf8");

/** The files that the page calls by a short name, and the rows of its first table. */
const FILES = new Map(
  [...page.matchAll(/\*\*(\w+)\*\*\s`([^`]+)`/g)].map(([, name, path]) => [name ?? "", path ?? ""]),
);
const ROWS = page
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map((cells) => ({ numbers: cells[1] ?? "", test: cells[4] ?? "" }));

describe("the table of the planner's interactions", () => {
  it("has all 29 of them", () => {
    const numbers = ROWS.flatMap(({ numbers }) => numbers.split(", ").map(Number.parseFloat));
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 29 }, (_, at) => at + 1)));
  });

  it("names tests that there are", () => {
    for (const { numbers, test } of ROWS) {
      const named = [...test.matchAll(/(\w+) "([^"]+)"/g)];
      expect(named.length, numbers).toBeGreaterThan(0);
      for (const [, file = "", name = ""] of named) {
        const path = FILES.get(file) ?? "";
        const tests = readFileSync(join(ROOT, path), "utf8");
        expect(tests.includes(`"${name}`), `${numbers}: ${file} "${name}"`).toBe(true);
      }
    }
  });

  it("names files that there are", () => {
    const paths = [...page.matchAll(/`((?:src|e2e)\/[^`]+)`/g)].map(([, path]) => path ?? "");
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
