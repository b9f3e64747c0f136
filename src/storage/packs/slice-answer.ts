import * as v from "valibot";
import type { SliceStatus } from "#domain/packs/slice/slice-protocol.ts";
import { isDataDate } from "#domain/text/data-date.ts";
import { parseJson } from "#storage/json-text.ts";
import { COUNT } from "#storage/measures.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of an extract, as it is put into addresses. */
export const SLICE_ID = v.pipe(v.string(), v.regex(UUID));

/** Reads the answer to a request for an extract; null if it is not the id of one. */
export function readSliceId(text: string): string | null {
  const id = text.slice(0, 100).trim().replaceAll('"', "").toLowerCase();
  return UUID.test(id) ? id : null;
}

const AMOUNT = v.optional(COUNT, 0);

const STATUS = v.object({
  Timestamp: v.optional(v.string(), ""),
  CellsTotal: AMOUNT,
  CellsProg: AMOUNT,
  NodesTotal: AMOUNT,
  NodesProg: AMOUNT,
  ElemsTotal: AMOUNT,
  ElemsProg: AMOUNT,
  SizeBytes: AMOUNT,
  Complete: v.optional(v.boolean(), false),
});

/** The length of the day in "2026-11-25T20:15:00Z". */
const DAY_LENGTH = 10;

/** Reads the status of an extract; null if the answer is something else. */
export function readSliceStatus(text: string): SliceStatus | null {
  const parsed = parseJson(text);
  const read = parsed.ok ? v.safeParse(STATUS, parsed.value) : null;
  if (!read?.success) return null;
  const { output } = read;
  const steps = [
    [output.CellsProg, output.CellsTotal],
    [output.NodesProg, output.NodesTotal],
    [output.ElemsProg, output.ElemsTotal],
  ] as const;
  const parts = steps.map(([done, total]) => (total > 0 ? Math.min(1, done / total) : 0));
  const isComplete = output.Complete;
  const day = output.Timestamp.slice(0, DAY_LENGTH);
  return {
    isComplete,
    hasBegun: isComplete || steps.some(([, total]) => total > 0),
    fraction: isComplete ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length,
    bytes: isComplete ? output.SizeBytes : 0,
    dataDate: isDataDate(day) && day.length === DAY_LENGTH ? day : null,
  };
}
