import { expect, it } from "vitest";
import { foreignTexts } from "./one-language.ts";

it("finds the texts of other languages, and none of formats and of its own language", () => {
  const paths = [
    "src/words/nl/app/app.ts",
    "src/words/en/app/app.ts",
    "src/sentences/intl/format.ts",
  ];
  const all = [...paths, "src/words/nl/locale.ts", "src/app/main.tsx", "node_modules/nl/index.js"];
  expect(foreignTexts(all, "en")).toEqual(["src/words/nl/app/app.ts", "src/words/nl/locale.ts"]);
  expect(foreignTexts(all, "nl")).toEqual(["src/words/en/app/app.ts"]);
});
