import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";
import { manifestIn, pageIn, textCondition } from "./languages.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = readFileSync(join(ROOT, "src/app/index.html"), "utf8");
const MANIFEST = readFileSync(join(ROOT, "public/manifest.webmanifest"), "utf8");

it("package.json has the words of each language, and of no other", () => {
  const { imports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const [host, ...others] = LANGUAGES;
  expect(imports["#words/*"]).toEqual({
    ...Object.fromEntries(others.map((own) => [textCondition(own), `./src/words/${own}/*`])),
    default: `./src/words/${host}/*`,
  });
  const folders = readdirSync(join(ROOT, "src/words"), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.sort()).toEqual(LANGUAGES.toSorted());
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("the page says so, and has its texts", () => {
    const page = pageIn(language, PAGE);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/DESCRIPTION|NEEDS_SCRIPT/);
  });

  it("the manifest says so, and every shortcut and screenshot has a text", () => {
    const manifest = JSON.parse(manifestIn(language, MANIFEST));
    expect(manifest.lang).toBe(language);
    const texts = [
      manifest.description,
      ...manifest.shortcuts.map(({ name }: { name: string }) => name),
      ...manifest.screenshots.map(({ label }: { label: string }) => label),
    ];
    expect(texts).toHaveLength(10);
    expect(texts.every((text) => typeof text === "string" && text.length > 2)).toBe(true);
  });

  it("the manifest shows the app in that language", () => {
    const { screenshots } = JSON.parse(manifestIn(language, MANIFEST));
    const files = screenshots.map(({ src }: { src: string }) => src);
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toContain(`/screenshots/${language}/`);
      expect(existsSync(join(ROOT, "public", file)), file).toBe(true);
    }
  });
});

it("a page without a place for a text is refused", () => {
  expect(() => pageIn("en", "<p></p>")).toThrow("no place");
});

it("a shortcut without a text is refused", () => {
  const odd = MANIFEST.replace("shortcut-plan", "shortcut-odd");
  expect(() => manifestIn("en", odd)).toThrow("/icons/shortcut-odd.png");
});
