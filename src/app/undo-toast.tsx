import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { doneText, undoTexts } from "#i18n/waypoints-undo.ts";
import { undo, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Toast } from "#ui/toast.tsx";

/** Long enough to read, take a glove off, and tap. */
const SHOW_MS = 12_000;

type Undoable = NonNullable<ReturnType<typeof waypointsStore.getState>["undoable"]>;

/** Offers to take back what was just deleted, moved or imported, on whichever screen that is by then. */
export function UndoToast() {
  const undoable = useStore(waypointsStore, (state) => state.undoable);
  const [expired, setExpired] = useState<Undoable | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!undoable) return;
    setSaid(null);
    const timer = setInterval(() => {
      // Who is about to press the button keeps it.
      if (!toast.current?.contains(document.activeElement)) setExpired(undoable);
    }, SHOW_MS);
    return () => clearInterval(timer);
  }, [undoable]);

  const takeBack = async () => {
    const result = await undo();
    setSaid(result.ok ? undoTexts.undone : failureText(result.reason));
    // The button goes away under the focus: a screen reader goes on in the screen.
    if (result.ok) document.querySelector("main")?.focus({ preventScroll: true });
  };
  const isShown = undoable !== null && undoable !== expired && isWorthOffering(undoable);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isShown ? (
        <div ref={toast}>
          <Toast
            action={
              <Button variant="quiet" onClick={() => void takeBack()}>
                {undoTexts.undo}
              </Button>
            }
          >
            {said ?? textOf(undoable)}
          </Toast>
        </div>
      ) : null}
    </>
  );
}

function failureText(reason: string): string {
  if (reason === "full") return undoTexts.failedFull;
  return reason === "unknown-id" ? undoTexts.changedSince : undoTexts.failed;
}

/** Adding or changing one waypoint is easily taken back on its own screen, as a restore without any is. */
function isWorthOffering({ kind, count }: Undoable): boolean {
  if (count === 0) return false;
  return count > 1 || (kind !== "add" && kind !== "change");
}

function textOf({ kind, count, name, isDurable }: Undoable): string {
  const done = doneText(kind, count, name);
  return kind === "delete" && !isDurable ? `${done} ${undoTexts.notInBin}` : done;
}
