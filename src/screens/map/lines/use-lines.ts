import { useEffect, useState } from "react";
import type { LineRef } from "#domain/links/line-ref.ts";
import { type LineChoice, linesOnDevice, type NamedLine, readLine } from "./lines-on-device.ts";

/** Reads a line: undefined while it is being read, null when it no longer exists. */
export function useLine(ref: LineRef | null): NamedLine | null | undefined {
  const [read, setRead] = useState<{ readonly ref: LineRef; readonly line: NamedLine | null }>();
  useEffect(() => {
    if (ref === null) return;
    let isGone = false;
    readLine(ref).then(
      (line) => !isGone && setRead({ ref, line }),
      (error: unknown) => {
        console.warn("The line cannot be read:", error);
        if (!isGone) setRead({ ref, line: null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [ref]);
  if (ref === null) return null;
  return read?.ref === ref ? read.line : undefined;
}

/** Returns the lines of this device to choose from; null until they are read. */
export function useLineChoices(): readonly LineChoice[] | null {
  const [choices, setChoices] = useState<readonly LineChoice[] | null>(null);
  useEffect(() => {
    let isGone = false;
    linesOnDevice().then(
      (found) => !isGone && setChoices(found),
      (error: unknown) => {
        console.warn("No lines to choose from:", error);
        if (!isGone) setChoices([]);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return choices;
}
