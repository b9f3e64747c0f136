/**
 * Reads one byte range of a `Range` header.
 * @param size of the file in bytes
 * @returns `end` is inclusive. Several ranges, another unit or a malformed header may be answered
 * with the whole file, and are.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): { start: number; end: number } | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}
