import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CallExpression, parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";

const SPECS = join(import.meta.dirname, "../../e2e/specs");
const files = readdirSync(SPECS, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".spec.ts"),
);

/** Kinds of things within a folder that break by themselves, by the beginning of the paths of their specs. */
const PARTS = ["app/first-paint", "app/offline.", "exchange/sharing"];
const FOLDERS = [...new Set(files.map((path) => `${path.split("/")[0]}/`))];

/** Returns the number of browser tests in a file that `npm test` runs too: those without the tag `@thorough`. */
function keptTests(path: string): number {
  const code = readFileSync(join(SPECS, path), "utf8");
  let count = 0;
  new Visitor({
    CallExpression: (call) => {
      if (isTest(call) && !code.slice(...optionsOf(call)).includes("@thorough")) count += 1;
    },
  }).visit(parseSync(path, code).program);
  return count;
}

function isTest({ callee, arguments: given }: CallExpression): boolean {
  return callee.type === "Identifier" && callee.name === "test" && given.length > 1;
}

/** Returns the part of a call between its title and its function. */
function optionsOf({ arguments: given }: CallExpression): [start: number, end: number] {
  return [given[0]?.end ?? 0, given.at(-1)?.start ?? 0];
}

it.each([...FOLDERS, ...PARTS])("npm test keeps a browser test of %s", (start) => {
  const kept = files.filter((path) => path.startsWith(start)).map(keptTests);
  expect(kept.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});
