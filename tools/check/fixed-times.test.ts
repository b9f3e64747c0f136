import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fixedTimes } from "./fixed-times.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Returns the paths of the files with tests and what only tests use. */
function testFiles(): string[] {
  const filesIn = (folder: string, pattern: RegExp) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name));
  const unitTest = /\.(?:test|fixture)\.tsx?$/;
  return [...filesIn("src", unitTest), ...filesIn("tools", unitTest), ...filesIn("e2e", /\.ts$/)];
}

it("no test takes a fixed time without saying why", { tags: "long" }, () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(700);
  const found = files.flatMap((path) =>
    fixedTimes(path, readFileSync(join(ROOT, path), "utf8")).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["await new Promise((resolve) => setTimeout(resolve, 20));", [1]],
  ["await new Promise((resolve) => setTimeout(resolve));", []],
  ["setTimeout(resolve, 0);", []],
  ["window.setTimeout(resolve, MOMENT_MS);", [1]],
  ["\nawait page.waitForTimeout(100);", [2]],
  ["test.setTimeout(300_000);", []],
  ['import { setTimeout } from "node:timers/promises";\nawait setTimeout(20);', [2]],
  ["// Fixed time: the moment of a kill.\nsetTimeout(kill, 20);", []],
  ["// Fixed time:\nsetTimeout(kill, 20);", [2]],
])("%s", (code, lines) => {
  expect(fixedTimes("one.test.ts", code)).toEqual(lines);
});
