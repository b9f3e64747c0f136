import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** The code of the invented language. */
export const INVENTED = "xx";

/** The files besides `src` that the build reads. */
const ROOT_FILES = [
  ...["package.json", "rsbuild.config.ts", "tsconfig.json", "tsconfig.base.json", "CHANGELOG.md"],
  ...["public", "tools", "LICENSES"],
];

/**
 * Returns a file of Dutch words in the invented language: every text is in brackets, and every constant is compared with the
 * Dutch, as in a real one.
 * @param path the path below `src/words/nl`
 */
export function inventedWords(path: string, dutch: string): string {
  const edits: { at: number; end: number; text: string }[] = [];
  const put = (at: number, text: string, end = at) => void edits.push({ at, end, text });
  const skipped = new Set<number>();
  const names: string[] = [];
  const { program } = parseSync(path, dutch);
  new Visitor({
    ImportDeclaration: ({ source }) => void skipped.add(source.start),
    Property: ({ key }) => void skipped.add(key.start),
    TSLiteralType: ({ literal }) => void skipped.add(literal.start),
    TSAsExpression: ({ expression, end }) => put(expression.end, "", end),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "Identifier" || !init) return;
      names.push(id.name);
      put(init.start, "(");
      put(init.end, `) satisfies Words<typeof nl.${id.name}>`);
    },
    Literal: (node) => {
      if (typeof node.value !== "string" || skipped.has(node.start)) return;
      put(node.start, JSON.stringify(`[${node.value}]`), node.end);
    },
    TemplateLiteral: ({ start, end }) => {
      put(start + 1, "[");
      put(end - 1, "]");
    },
  }).visit(program);
  const up = "../".repeat(path.split("/").length);
  const imports = `import type * as nl from "${up}nl/${path}";\nimport type { Words } from "${up}words.ts";\n`;
  return imports + edited(dutch, edits);
}

function edited(code: string, edits: readonly { at: number; end: number; text: string }[]): string {
  let [text, from] = ["", 0];
  for (const edit of edits.toSorted((a, b) => a.at - b.at || a.end - b.end)) {
    text += code.slice(from, edit.at) + edit.text;
    from = edit.end;
  }
  return text + code.slice(from);
}

/** Copies the project into an empty folder and adds the invented language: a folder, a line, and a condition. */
export function addInvented(project: string, copy: string): void {
  for (const name of ROOT_FILES) cpSync(join(project, name), join(copy, name), { recursive: true });
  cpSync(join(project, "src"), join(copy, "src"), { recursive: true });
  linkPackages(join(project, "node_modules"), join(copy, "node_modules"));
  const words = join(copy, "src/words");
  for (const path of readdirSync(join(words, "nl"), { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts")) continue;
    const dutch = readFileSync(join(words, "nl", path), "utf8");
    const target = join(words, INVENTED, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, path === "locale.ts" ? dutch : inventedWords(path, dutch));
  }
  replaceIn(
    join(copy, "src/domain/language/language.ts"),
    'de: "Deutsch"',
    `$&, ${INVENTED}: "[Xx]"`,
  );
  replaceIn(
    join(copy, "package.json"),
    /"text-de": "\.\/src\/words\/de\/\*",/,
    `$&"text-${INVENTED}": "./src/words/${INVENTED}/*",`,
  );
}

/** Links every package, but not the caches, in which types of another project would be found. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== ".cache") symlinkSync(join(from, name), join(to, name));
  }
}

function replaceIn(path: string, found: string | RegExp, put: string): void {
  const text = readFileSync(path, "utf8");
  if (text.search(found) < 0) throw new Error(`${path} has no ${found}.`);
  writeFileSync(path, text.replace(found, put));
}
