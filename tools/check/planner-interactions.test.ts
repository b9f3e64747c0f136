import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const page = readFileSync("docs/planner-interactions.md", "utf8");
const files = ["src", "e2e/specs"]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  )
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path));

it("finds every test that the page on the planner names", () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)];
  const missing = named.filter(([, name = ""]) => !files.some((file) => file.endsWith(name)));
  expect(missing.map(([name]) => name)).toEqual([]);
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const quoted = [...page.matchAll(/"([^"]+)"/g)].map(([, words = ""]) => words);
  expect(quoted.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([]);
});
