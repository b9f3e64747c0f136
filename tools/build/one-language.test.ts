import { expect, it } from "vitest";
import { foreignTexts } from "./one-language.ts";

it("finds the texts of other languages, and none of formats and of its own language", () => {
  const paths = [
    "src/i18n/nl/app/app.ts",
    "src/i18n/en/app/app.ts",
    "src/sentences/intl/format.ts",
  ];
  const all = [...paths, "src/words/nl/locale.ts", "src/app/main.tsx", "node_modules/nl/index.js"];
  expect(foreignTexts(all, "en")).toEqual(["src/i18n/nl/app/app.ts", "src/words/nl/locale.ts"]);
  expect(foreignTexts(all, "nl")).toEqual(["src/i18n/en/app/app.ts"]);
});
