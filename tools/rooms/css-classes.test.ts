import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" }).map(
  (path) => `src/${path}`,
);
const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;

/** Returns the classes in the selectors of a module. */
function classesIn(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\{[^{}]*\}/g, " ");
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name = ""]) => name);
}

/** Returns what code takes from each module by the name of a class; null where it computes the name. */
function usesOf(files: readonly string[]): ReadonlyMap<string, Set<string | null>> {
  const uses = new Map<string, Set<string | null>>();
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    for (const [, variable = "", path = ""] of code.matchAll(IMPORT)) {
      const module = path.startsWith("#") ? `src/${path.slice(1)}` : join(dirname(file), path);
      const known = uses.get(normalize(module)) ?? new Set();
      uses.set(normalize(module), known);
      const taken = code.matchAll(new RegExp(`\\b${variable}\\[(?:"([\\w-]+)"|[^\\]])`, "g"));
      for (const [, name = null] of taken) known.add(name);
    }
  }
  return uses;
}

it("every class of a CSS module is used, and every used one exists", () => {
  const uses = usesOf(FILES.filter((file) => /\.tsx?$/.test(file)));
  const wrong = FILES.filter((file) => file.endsWith(".module.css")).flatMap((file) => {
    const used = uses.get(normalize(file)) ?? new Set();
    const names = new Set(classesIn(readFileSync(file, "utf8")));
    const missing = [...used].filter((name) => name !== null && !names.has(name));
    const unused = used.has(null) ? [] : [...names].filter((name) => !used.has(name));
    return [
      ...missing.map((name) => `${file} has no ${name}`),
      ...unused.map((name) => `${file} has ${name} in vain`),
    ];
  });
  expect(wrong).toEqual([]);
});
