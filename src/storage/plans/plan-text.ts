import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { parseJson } from "#storage/json-text.ts";
import { planOf, planRecord } from "./plan-record.ts";

/** A line to about a decimetre: a receiver knows no better. */
const DECIMALS = 6;

/** A plan as a text: the record of a kept plan as JSON, its lines as lists of numbers. */
export function planText(plan: SavedPlan): string {
  return JSON.stringify(planRecord(plan), (_, value: unknown) =>
    value instanceof Float64Array ? Array.from(value, rounded) : value,
  );
}

/** Degrees as the text of a line has them: six decimals. */
export function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** The plan in such a text; null when it holds none. */
export function readPlanText(text: string | null): SavedPlan | null {
  const parsed = parseJson(text ?? "");
  return parsed.ok ? planOf(withLines(parsed.value)) : null;
}

/** The lines of the legs as the record has them; what is no list of numbers stays and is refused. */
function withLines(value: unknown): unknown {
  const record = value as { readonly route?: { readonly legs?: unknown } } | null;
  const legs = record?.route?.legs;
  if (!Array.isArray(legs)) return value;
  const revived = legs.map((leg: { readonly line?: unknown } | null) => {
    const line = leg?.line;
    const isLine = Array.isArray(line) && line.every(Number.isFinite);
    return isLine ? { ...leg, line: Float64Array.from(line as number[]) } : leg;
  });
  return { ...record, route: { ...record?.route, legs: revived } };
}
