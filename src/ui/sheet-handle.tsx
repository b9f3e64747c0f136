import type { KeyboardEvent } from "react";
import styles from "./map-sheet.module.css";
import { besideStop, type SheetStop, type SheetStops } from "./sheet-stops.ts";

interface SheetHandleProps extends Pick<SheetStops, "stop" | "moveTo" | "takeDragged"> {
  /** For each stop what a tap shows next. */
  readonly labels: Readonly<Record<SheetStop, string>>;
}

const AFTER: Readonly<Record<SheetStop, SheetStop>> = { peek: "half", half: "full", full: "peek" };

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** The handle in the header of a sheet with stops: drag it, tap it, or use the arrow keys. Only on an upright phone. */
export function SheetHandle({ stop, moveTo, takeDragged, labels }: SheetHandleProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(besideStop(stop, step));
  };
  return (
    <button
      type="button"
      className={styles["handle"]}
      data-sheet-handle=""
      aria-label={labels[AFTER[stop]]}
      onClick={() => takeDragged() || moveTo(AFTER[stop])}
      onKeyDown={moveByKey}
    />
  );
}
