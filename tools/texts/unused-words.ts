import { type Expression, type Node, type Program, parseSync, visitorKeys } from "oxc-parser";

/** Returns the entries of the exported objects of a file of words, by the name of the object. */
export function entriesOf(code: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const statement of parseSync("words.ts", code).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declaration.declarations) {
      const keys = init && keysOf(init);
      if (keys && id.type === "Identifier") found.set(id.name, keys);
    }
  }
  return found;
}

function keysOf(expression: Expression): readonly string[] | null {
  if (expression.type === "TSAsExpression" || expression.type === "TSSatisfiesExpression") {
    return keysOf(expression.expression);
  }
  if (expression.type !== "ObjectExpression") return null;
  return expression.properties.flatMap((property) => {
    const name = property.type === "Property" ? nameOf(property.key) : null;
    return name ?? [];
  });
}

function nameOf(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

/** A use of words in code: an entry of an object, or all of them. */
interface WordsUse {
  readonly object: string;
  readonly entry: string | null;
}

/**
 * Returns the uses of imported words in a file of code. An object that is passed on, or whose entry a variable chooses,
 * counts as used whole.
 */
export function usesIn(fileName: string, code: string): readonly WordsUse[] {
  const { program } = parseSync(fileName, code);
  const local = importedWords(program);
  const uses: WordsUse[] = [];
  visit(program, null, (node, parent) => {
    if (node.type !== "Identifier" || !parent || parent.type === "ImportSpecifier") return;
    const object = local.get(node.name);
    if (object === undefined) return;
    for (const entry of entriesRead(node, parent)) uses.push({ object, entry });
  });
  return uses;
}

function visit(node: Node, parent: Node | null, take: (node: Node, parent: Node | null) => void) {
  take(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Readonly<Record<string, Node | readonly Node[] | null>>)[key];
    for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one, node, take);
  }
}

/** Returns the objects that a file imports from the words, by their names in it. */
function importedWords({ body }: Program): ReadonlyMap<string, string> {
  const local = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    if (!/(^#|\/)words\//.test(statement.source.value)) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier") continue;
      local.set(specifier.local.name, nameOf(specifier.imported) ?? "");
    }
  }
  return local;
}

/** Returns the entries that one mention of an object reads; null for all. */
function entriesRead(node: Node, parent: Node): readonly (string | null)[] {
  if (parent.type === "MemberExpression") {
    if (parent.object !== node) return parent.computed ? [null] : [];
    return [parent.computed && parent.property.type !== "Literal" ? null : nameOf(parent.property)];
  }
  if (parent.type === "Property" && parent.key === node && !parent.shorthand) return [];
  if (parent.type === "VariableDeclarator" && parent.id.type === "ObjectPattern") {
    return parent.id.properties.map((one) => (one.type === "Property" ? nameOf(one.key) : null));
  }
  return [null];
}
