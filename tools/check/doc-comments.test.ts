import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** The beginning of a doc comment that reads as half a question: "Whether it is open." instead of "True if it is open." */
const HALF_QUESTION = /\/\*\*\s+(?:\*\s+)?(?:What|Who|Whoever|How|Whether)\b[^\n]*/g;

function halfQuestions(code: string): readonly string[] {
  return code.match(HALF_QUESTION) ?? [];
}

it("no doc comment starts with What, Who, How or Whether: it names the thing, or says when it is true", () => {
  const found = ["src", "tools", "e2e"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes("node_modules"))
      .flatMap((name) =>
        halfQuestions(readFileSync(join(ROOT, folder, name), "utf8")).map(
          (comment) => `${folder}/${name} ${comment}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});

it("finds them on one line and on several", () => {
  expect(halfQuestions(`/${"** Whether"} it is open. */`)).toHaveLength(1);
  expect(halfQuestions(`/${"**"}\n   * How it opens. */`)).toHaveLength(1);
  expect(halfQuestions("/** True if it says what opens. */ // What opens")).toEqual([]);
});
