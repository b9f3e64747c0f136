import type { KeyboardEvent, MouseEvent } from "react";
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
  const tap = ({ detail }: MouseEvent) => {
    // A drag from the rest of the header has no click, and a click by a key or a screen reader (0) belongs to none.
    const isOfDrag = takeDragged() && detail > 0;
    if (!isOfDrag) moveTo(AFTER[stop]);
  };
  return (
    <button
      type="button"
      className={styles["handle"]}
      data-sheet-handle=""
      aria-label={labels[AFTER[stop]]}
      onClick={tap}
      onKeyDown={moveByKey}
    />
  );
}
