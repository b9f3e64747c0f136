import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { basePathOf, manifestUnder } from "./base-path.ts";

it.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["scouting-map", "/scouting-map/"],
  ["/a/b/", "/a/b/"],
])("the path %j is %s", (text, path) => {
  expect(basePathOf(text)).toBe(path);
});

it("rejects an invalid path", () => {
  expect(() => basePathOf("https://name.github.io/")).toThrow("not a path");
});

it("moves all URLs of the manifest, and changes nothing else", () => {
  const json = readFileSync("public/manifest.webmanifest", "utf8");
  expect(JSON.parse(manifestUnder("/", json))).toEqual(JSON.parse(json));
  const moved = manifestUnder("/kaart/", json);
  expect(moved.match(/"\/kaart\//g)).toHaveLength(json.match(/"\/(?!\w+\+)[^"]*"/g)?.length ?? 0);
  expect(moved).not.toMatch(/"\/(?!kaart\/)/);
});
