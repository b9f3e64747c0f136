import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { doneText, undoTexts } from "#i18n/waypoints-undo.ts";
import { UndoOffer } from "#parts/undo-offer.tsx";
import { undo, waypointsStore } from "#state/waypoints/waypoints.ts";

type Undoable = NonNullable<ReturnType<typeof waypointsStore.getState>["undoable"]>;

/** Offers to take back what was just deleted, moved or imported, on whichever screen that is by then. */
export function UndoToast() {
  const undoable = useStore(waypointsStore, (state) => state.undoable);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (undoable) setSaid(null);
  }, [undoable]);

  const takeBack = async () => {
    const result = await undo();
    setSaid(result.ok ? undoTexts.undone : failureText(result.reason));
    // The button goes away under the focus: a screen reader goes on in the screen.
    if (result.ok) document.querySelector("main")?.focus({ preventScroll: true });
  };
  const offer = undoable && isWorthOffering(undoable) ? undoable : null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <UndoOffer offer={offer} label={undoTexts.undo} onUndo={() => void takeBack()}>
        {said ?? (offer && textOf(offer))}
      </UndoOffer>
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
