import { oneDecimal, wholeNumber } from "./format.ts";
import { withUnit } from "./with-unit.ts";

/**
 * Returns a size in decimal units, as phones do: "34 kB", "0,9 MB", "85 MB", "1,3 GB". It is never 0 for existing
 * data.
 */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  if (megabytes < 0.1) return withUnit(wholeNumber.format(Math.ceil(bytes / 1000)), "kB");
  if (megabytes < 10) return withUnit(oneDecimal.format(megabytes), "MB");
  if (megabytes < 1000) return withUnit(wholeNumber.format(megabytes), "MB");
  return withUnit(oneDecimal.format(megabytes / 1000), "GB");
}
