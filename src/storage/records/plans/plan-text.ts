import * as v from "valibot";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { parseJson } from "#storage/json-text.ts";
import { planOf, planRecord } from "./plan-record.ts";

/** The precision of a line: about a decimetre, better than any receiver. */
const DECIMALS = 6;

/** A draft as it is stored, with the boat for which its route was found; absent if that is not known. */
const WITH_BOAT = v.object({ boat: v.pipe(v.string(), v.maxLength(1000)) });

/** Returns a plan as text: the record of a saved plan as JSON, with its lines as lists of numbers. */
export function planText(plan: SavedPlan): string {
  return draftText(plan, null);
}

/**
 * Returns a draft as text, like `planText`.
 * @param boat the boat for which its route was found, as a text to compare; null if that is not known
 */
export function draftText(plan: SavedPlan, boat: string | null): string {
  const record = { ...planRecord(plan), ...(boat !== null && { boat }) };
  return JSON.stringify(record, (_, value: unknown) =>
    value instanceof Float64Array ? Array.from(value, rounded) : value,
  );
}

/** Rounds degrees to the six decimals of a stored line. */
export function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** Reads the plan in a text; null if there is none. */
export function readPlanText(text: string | null): SavedPlan | null {
  return readDraftText(text)?.plan ?? null;
}

/** Reads a draft, and the boat for which its route was found; null if there is no draft. */
export function readDraftText(
  text: string | null,
): { readonly plan: SavedPlan; readonly boat: string | null } | null {
  const parsed = parseJson(text ?? "");
  const plan = parsed.ok ? planOf(withLines(parsed.value)) : null;
  if (!parsed.ok || !plan) return null;
  const found = v.safeParse(WITH_BOAT, parsed.value);
  return { plan, boat: found.success ? found.output.boat : null };
}

/**
 * Converts the lines of the legs to the form of the record. A value that is not a list of numbers stays as it is, and
 * is rejected later.
 */
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
