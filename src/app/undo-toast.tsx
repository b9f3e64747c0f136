import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { doneText, undoTexts } from "#i18n/waypoints-undo.ts";
import { UndoOffer } from "#parts/undo-offer.tsx";
import { undo, waypointsStore } from "#state/waypoints/waypoints.ts";

type Undoable = NonNullable<ReturnType<typeof waypointsStore.getState>["undoable"]>;

/** Offers to undo the last delete, move or import, on any screen. */
export function UndoToast() {
  const undoable = useStore(waypointsStore, (state) => state.undoable);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (undoable) setSaid(null);
  }, [undoable]);

  const takeBack = async () => {
    const result = await undo();
    setSaid(result.ok ? undoTexts.undone : failureText(result.reason));
    // The focused button disappears: move the focus to the screen.
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

/**
 * Tells whether to offer an undo. Adding or changing one waypoint is easily undone on its own screen, and so is a
 * restore without waypoints.
 */
function isWorthOffering({ kind, count }: Undoable): boolean {
  if (count === 0) return false;
  return count > 1 || (kind !== "add" && kind !== "change");
}

function textOf({ kind, count, name, isDurable }: Undoable): string {
  const done = doneText(kind, count, name);
  return kind === "delete" && !isDurable ? `${done} ${undoTexts.notInBin}` : done;
}
