import { type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";

/** The beginning of the comment, at the line of the call or above it, that says why a test takes a fixed time. */
const REASON = /\/\/ Fixed time: \w/;

const GLOBAL_OBJECTS = new Set(["window", "globalThis", "self"]);

/**
 * Returns the lines, from 1 on, on which a test takes a fixed time without a reason: with `waitForTimeout`, or with
 * `setTimeout` and a delay. A `setTimeout` without a delay is one turn of the event loop.
 */
export function fixedTimes(path: string, code: string): number[] {
  const lines = code.split("\n");
  const found: number[] = [];
  const { program, module } = parseSync(path, code);
  const isPromised = module.staticImports.some(
    ({ moduleRequest }) => moduleRequest.value === "node:timers/promises",
  );
  new Visitor({
    CallExpression: (call) => {
      if (!takesTime(call, isPromised)) return;
      const line = code.slice(0, call.start).split("\n").length;
      const [above = "", own = ""] = lines.slice(Math.max(0, line - 2), line);
      if (![above, own].some((text) => REASON.test(text))) found.push(line);
    },
  }).visit(program);
  return found;
}

function takesTime({ callee, arguments: given }: CallExpression, isPromised: boolean): boolean {
  const name = calledName(callee);
  if (name === "waitForTimeout") return true;
  if (name !== "setTimeout") return false;
  const delay = given[isPromised ? 0 : 1];
  return delay !== undefined && !(delay.type === "Literal" && delay.value === 0);
}

/** Returns the name of a called function of the page; undefined for another, such as `test.setTimeout`. */
function calledName(callee: Expression): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  const { object, property } = callee;
  const isGlobal = object.type === "Identifier" && GLOBAL_OBJECTS.has(object.name);
  return isGlobal || property.name === "waitForTimeout" ? property.name : undefined;
}
