import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLANTED_FAULTS } from "./planted-faults-list.ts";

it.each(PLANTED_FAULTS)("can still be planted: $name", ({ file, text, replacement, tests }) => {
  expect(readFileSync(file, "utf8").split(text)).toHaveLength(2);
  expect(replacement).not.toBe(text);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
});
