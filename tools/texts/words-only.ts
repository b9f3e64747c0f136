import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Expression, type Node, type Program, parseSync } from "oxc-parser";

/** Returns the names that a `locale.ts` exports. */
function exportedNames(program: Program): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type === "FunctionDeclaration") return declaration.id?.name ?? [];
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []));
  });
}

/** Collects the parts of a file of words that are not entries. */
class WordsReader {
  readonly breaches: string[] = [];
  readonly exports: string[] = [];
  readonly #calls = new Set<string>();

  constructor(
    readonly path: string,
    readonly code: string,
    readonly language: string,
    readonly localeNames: readonly string[],
  ) {}

  refuse(node: Node, message: string): void {
    this.breaches.push(
      `${this.path}:${this.code.slice(0, node.start).split("\n").length} ${message}`,
    );
  }

  read(program: Program): void {
    for (const statement of program.body) this.statement(statement);
  }

  statement(statement: Program["body"][number]): void {
    if (statement.type === "ImportDeclaration") {
      const { value } = statement.source;
      const isOfLocale = join(dirname(this.path), value) === `${this.language}/locale.ts`;
      if (!isOfLocale && statement.importKind !== "type") {
        this.refuse(statement, `imports ${value}`);
        return;
      }
      for (const { local } of statement.specifiers) {
        if (this.localeNames.includes(local.name)) this.#calls.add(local.name);
      }
      return;
    }
    if (
      statement.type !== "ExportNamedDeclaration" ||
      statement.declaration?.type !== "VariableDeclaration"
    ) {
      this.refuse(statement, "only imports and exported constants are allowed");
      return;
    }
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== "Identifier" || !init) continue;
      this.exports.push(id.name);
      this.constant(id.name, init);
    }
  }

  constant(name: string, init: Expression): void {
    const isChecked =
      init.type === "TSSatisfiesExpression" &&
      this.code
        .slice(init.typeAnnotation.start, init.typeAnnotation.end)
        .replace(/\s/g, "")
        .startsWith(`Words<typeofnl.${name}>`);
    if (this.language !== "nl" && !isChecked) {
      this.refuse(init, `${name} does not end in "satisfies Words<typeof nl.${name}>"`);
    }
    this.entry(init);
  }

  /** Checks a text, a template, or a table or list of them. */
  entry(node: Expression): void {
    switch (node.type) {
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "ParenthesizedExpression":
        this.entry(node.expression);
        break;
      case "ObjectExpression":
        for (const property of node.properties) {
          if (property.type === "Property" && !property.computed && !property.method)
            this.entry(property.value);
          else this.refuse(property, "a table has plain keys only");
        }
        break;
      case "ArrayExpression":
        for (const item of node.elements) {
          if (item && item.type !== "SpreadElement") this.entry(item);
          else this.refuse(node, "a list has entries only");
        }
        break;
      case "ArrowFunctionExpression":
        if (node.body.type === "BlockStatement") this.refuse(node, "a template has no statements");
        else this.value(node.body);
        break;
      default:
        this.text(node);
    }
  }

  /** Checks a string or a template. */
  text(node: Expression): void {
    if (node.type === "TemplateLiteral") for (const value of node.expressions) this.value(value);
    else if (node.type !== "Literal" || typeof node.value !== "string")
      this.refuse(node, `${node.type}: neither a text nor a template`);
  }

  /** Checks the values in a template: each is a parameter or a call of a function of the language. */
  value(node: Expression): void {
    if (node.type === "Identifier") return;
    if (node.type === "MemberExpression") {
      const isShown =
        node.object.type === "Identifier" &&
        node.property.type === "Identifier" &&
        !node.computed &&
        node.property.name === "shown";
      if (!isShown) this.refuse(node, "only the `shown` of a count may be read");
      return;
    }
    if (node.type !== "CallExpression") {
      this.text(node);
      return;
    }
    const { callee } = node;
    if (callee.type !== "Identifier" || !this.#calls.has(callee.name)) {
      this.refuse(node, "calls a function that is not of `locale.ts`");
    }
    for (const argument of node.arguments) {
      if (argument.type === "SpreadElement") this.refuse(argument, "a template spreads nothing");
      else if (argument.type === "Identifier") this.value(argument);
      else this.entry(argument);
    }
  }
}

/** The exports of a file of words, and everything in it that is not an entry. */
export interface WordsReport {
  readonly exports: readonly string[];
  readonly breaches: readonly string[];
}

/**
 * Reads a file of words, which has entries only: strings, and arrows whose body is one template.
 * @param path the path below `src/words`, such as "en/packs/coverage.ts"
 * @param localeNames the names that the `locale.ts` of the language exports
 */
export function readWords(path: string, code: string, localeNames: readonly string[]): WordsReport {
  const reader = new WordsReader(path, code, path.split("/")[0] ?? "", localeNames);
  reader.read(parseSync(path, code).program);
  return reader;
}

/** Returns the names that the `locale.ts` of a language exports. */
export function localeNames(words: string, language: string): string[] {
  const path = join(words, language, "locale.ts");
  return exportedNames(parseSync(path, readFileSync(path, "utf8")).program);
}
