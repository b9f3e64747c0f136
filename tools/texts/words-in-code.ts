import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parseSync, Visitor } from "oxc-parser";
import type { Language } from "#domain/language/language.ts";

const SRC = join(import.meta.dirname, "../../src");

/** Letters, as in a word of a text. */
const WORD = /\p{L}+/gu;

/** A text in the code: of a string, of a template, or between the tags of JSX. */
export interface TextInCode {
  readonly text: string;
  /** The line, from 1 on. */
  readonly line: number;
}

/** Returns the texts of a file, without comments, names of imports, keys, and strings that code compares with. */
export function textsInCode(path: string, code: string): TextInCode[] {
  const found: TextInCode[] = [];
  const add = (text: string, { start }: Node) =>
    void found.push({ text, line: code.slice(0, start).split("\n").length });
  const skipped = new Set<number>();
  const skip = (node: Node | null) => void (node && skipped.add(node.start));
  const { program } = parseSync(path, code);
  new Visitor({
    ImportDeclaration: ({ source }) => skip(source),
    ExportNamedDeclaration: ({ source }) => skip(source),
    ExportAllDeclaration: ({ source }) => skip(source),
    ImportExpression: ({ source }) => skip(source),
    TSImportType: ({ source }) => skip(source),
    TSLiteralType: ({ literal }) => skip(literal),
    Property: ({ key }) => skip(key),
    TSPropertySignature: ({ key }) => skip(key),
    MemberExpression: ({ property }) => skip(property),
    SwitchCase: ({ test }) => skip(test),
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === "+") return;
      skip(left);
      skip(right);
    },
    Literal: (node) => {
      if (typeof node.value === "string" && !skipped.has(node.start)) add(node.value, node);
    },
    TemplateElement: (node) => add(node.value.cooked ?? node.value.raw, node),
    JSXText: (node) => add(node.value, node),
  }).visit(program);
  return found;
}

/** Returns the words of a text, in lower case; without abbreviations, such as CSV and ENE. */
export function wordsOf(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word) => word !== word.toUpperCase()).map((word) => word.toLowerCase());
}

/** Returns the paths below `src/` of the files with code, without tests. */
export function codeFiles(folder = ""): string[] {
  return readdirSync(join(SRC, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture|d)\./.test(name));
}

/** Returns the texts of a file below `src/`. */
export function textsOfFile(name: string): TextInCode[] {
  return textsInCode(name, readFileSync(join(SRC, name), "utf8"));
}

/** Words that are Dutch, but are names, or words of other languages too that no text happens to have. */
const NOT_ONLY_DUTCH = new Set(["nederlands"]);

/** Shorter words are too often parts of codes. */
const SHORTEST_LETTERS = 3;

/**
 * Returns the words that the Dutch texts have and those of other languages do not.
 * @param others the languages whose words do not count
 */
export function dutchWords(others: readonly Language[]): ReadonlySet<string> {
  const wordsIn = (language: string) =>
    codeFiles(`words/${language}`)
      .flatMap(textsOfFile)
      .flatMap(({ text }) => wordsOf(text));
  const foreign = new Set(others.flatMap(wordsIn));
  return new Set(
    wordsIn("nl").filter(
      (word) => word.length >= SHORTEST_LETTERS && !foreign.has(word) && !NOT_ONLY_DUTCH.has(word),
    ),
  );
}
