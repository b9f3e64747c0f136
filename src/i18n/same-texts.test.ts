/**
 * Proves that the three languages have the same texts: a text that is missing in one, or that one has more than the
 * others, is a type error here. Each file of texts has its line in each of the lists below.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A type with every text in it replaced by `string`: what languages must agree on. */
type Shape<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Shape<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Shape<T[Key]> }
      : T;

/** Accepts a language that has all the texts of another. */
type HasAll<Other, One extends Shape<Other>> = [Other, One];

/** In both directions: none is missing, and none is superfluous. */
export type SameTexts = [
  HasAll<Dutch, English>,
  HasAll<English, Dutch>,
  HasAll<Dutch, German>,
  HasAll<German, Dutch>,
];

it.each(["nl", "en", "de"])("every file of texts in %s is in its list", (language) => {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => `./${language}/${name}`);
  const listed = readFileSync(import.meta.filename, "utf8").matchAll(/import\("(\.\/[^"]+)"\)/g);
  const own = [...listed].flatMap(([, path = ""]) =>
    path.startsWith(`./${language}/`) ? [path] : [],
  );
  expect(own.sort()).toEqual(files.sort());
});

interface Dutch {
  readonly "plan/guidance": typeof import("./nl/plan/guidance.ts");
  readonly "plan/plan": typeof import("./nl/plan/plan.ts");
  readonly "plan/route-search": typeof import("./nl/plan/route-search.ts");
}

interface English {
  readonly "plan/guidance": typeof import("./en/plan/guidance.ts");
  readonly "plan/plan": typeof import("./en/plan/plan.ts");
  readonly "plan/route-search": typeof import("./en/plan/route-search.ts");
}

interface German {
  readonly "plan/guidance": typeof import("./de/plan/guidance.ts");
  readonly "plan/plan": typeof import("./de/plan/plan.ts");
  readonly "plan/route-search": typeof import("./de/plan/route-search.ts");
}
