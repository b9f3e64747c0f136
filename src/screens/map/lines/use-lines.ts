import type { LineRef } from "#domain/links/line-ref.ts";
import { type Loaded, useLoaded } from "#parts/use-loaded.ts";
import { type LineChoice, linesOnDevice, type NamedLine, readLine } from "./lines-on-device.ts";

/** Reads a line: null when it no longer exists. */
export function useLine(ref: LineRef | null): Loaded<NamedLine | null> {
  return useLoaded(ref && (() => readLine(ref)), ref);
}

/** Reads the lines of this device to choose from. */
export function useLineChoices(): Loaded<readonly LineChoice[]> {
  return useLoaded(linesOnDevice, null);
}
