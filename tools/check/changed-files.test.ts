import { expect, it } from "vitest";
import { changedFrom, specFolders } from "./changed-files.ts";

const PATHS = ["src/state/boating/anchor.ts", "README.md", "e2e/specs/map/map.spec.ts", ""];

it("divides changed files by the tests that they need", () => {
  expect(changedFrom(PATHS)).toEqual({
    code: ["src/state/boating/anchor.ts"],
    specs: ["e2e/specs/map/map.spec.ts"],
    all: PATHS.slice(0, 3),
  });
});

it("names the folders of browser tests like a folder of a changed file", () => {
  expect(specFolders(PATHS, ["app", "boating", "map", "plan"])).toEqual([
    "e2e/specs/boating",
    "e2e/specs/map",
  ]);
});
