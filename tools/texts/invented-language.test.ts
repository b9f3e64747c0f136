import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { addInvented, INVENTED, inventedWords } from "./invented-language.ts";
import { textsInCode } from "./words-in-code.ts";
import { localeNames, readWords } from "./words-only.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORDS = join(ROOT, "src/words");

/** The files of words, by their path below the folder of a language. */
const FILES = readdirSync(join(WORDS, "nl"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && path !== "locale.ts")
  .map((path) => [path, readFileSync(join(WORDS, "nl", path), "utf8")] as const);

it("puts every text in brackets, and keeps names and values", () => {
  const dutch = `import { plural } from "../locale.ts";
export const a = { b: "Kaart", c: (n: string) => \`bij \${n}\` } as const;
`;
  expect(inventedWords("map/map.ts", dutch)).toBe(`import type * as nl from "../../nl/map/map.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";
export const a = ({ b: "[Kaart]", c: (n: string) => \`[bij \${n}]\` }) satisfies Words<typeof nl.a>;
`);
});

it("an invented language has entries only, and all of them in brackets", () => {
  const names = localeNames(WORDS, "nl");
  expect(FILES.length).toBeGreaterThan(20);
  for (const [path, dutch] of FILES) {
    const words = inventedWords(path, dutch);
    expect(readWords(`${INVENTED}/${path}`, words, names).breaches).toEqual([]);
  }
});

it.runIf(inject("isThorough"))("a folder, a line and a condition make a fourth language", () => {
  const copy = mkdtempSync(join(tmpdir(), "invented-language-"));
  try {
    addInvented(ROOT, copy);
    // Vitest sets another mode, in which the files of the languages have the same names.
    const mode = { NODE_ENV: "production", COMPRESSED_TWINS: "0", SAMPLE_PACKS: "0" };
    const env = { ...process.env, ...mode };
    const run = (...command: readonly string[]) =>
      execFileSync(process.execPath, command, { cwd: copy, env, stdio: "pipe", encoding: "utf8" });
    for (const project of ["src/words", "src/domain", "tsconfig.json"]) {
      run("node_modules/typescript/bin/tsc", "-p", project);
    }
    run("node_modules/@rsbuild/core/bin/rsbuild.js", "build");
    expect(dutchTexts(join(copy, "dist"))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

/** Returns the paths of the scripts that a device with the invented language keeps. */
function scriptsKept(dist: string): readonly string[] {
  const worker = readFileSync(join(dist, "service-worker.js"), "utf8");
  const [, text = ""] = /("\{\\"precached\\".*?\}")/.exec(worker) ?? [];
  const { precached, languages } = JSON.parse(JSON.parse(text));
  const kept: readonly (readonly [string, string])[] = [...precached, ...languages[INVENTED]];
  return kept.map(([path]) => path).filter((path) => path.endsWith(".js"));
}

/** Returns the Dutch texts of the app in the scripts of the invented language. */
function dutchTexts(dist: string): readonly string[] {
  // Every language has the typed words of all, and the middle of a template is the same in both.
  const files = FILES.filter(([path]) => !path.startsWith("typed/"));
  const textsOf = (change: (path: string, code: string) => string) =>
    files.flatMap(([path, code]) => textsInCode(path, change(path, code))).map(({ text }) => text);
  const invented = new Set(textsOf(inventedWords));
  const whole = new Set(textsOf((_, code) => code).filter((text) => !invented.has(text)));
  const scripts = scriptsKept(dist);
  expect(scripts.length).toBeGreaterThan(20);
  return scripts.flatMap((name) =>
    textsInCode(name, readFileSync(join(dist, name), "utf8"))
      .filter(({ text }) => text.includes(" ") && text.length > 12 && whole.has(text))
      .map(({ text }) => `${name}: ${text}`),
  );
}
