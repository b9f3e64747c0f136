import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { createStore, useStore } from "zustand";
import { doneText } from "#sentences/common/undo.ts";
import { edits, type Undoable } from "#state/records/edits.ts";
import { undoTexts } from "#words/common/undo.ts";
import { UndoOffer } from "./undo-offer.tsx";

/** The number of places that show the offer inline; the one over the screen is then hidden. */
const inlinePlaces = createStore(() => ({ count: 0 }));

function useInlinePlace(isInline: boolean): void {
  useEffect(() => {
    if (!isInline) return;
    const add = (change: number) =>
      inlinePlaces.setState(({ count }) => ({ count: count + change }));
    add(1);
    return () => add(-1);
  }, [isInline]);
}

interface UndoToastProps {
  /** Shows the offer in its place instead of over the screen, where it would cover buttons. */
  readonly isInline?: boolean;
}

/** Offers to undo the last delete, move or import of any kind of record, on any screen. */
export function UndoToast({ isInline = false }: UndoToastProps) {
  useInlinePlace(isInline);
  const isElsewhere = useStore(inlinePlaces, ({ count }) => count > 0) && !isInline;
  const undoable = useStore(edits.store, (state) => state.undoable);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (undoable) setMessage(null);
  }, [undoable]);

  const takeBack = async () => {
    const replaced = undoable?.replaced;
    const result = await edits.undo();
    setMessage(result.ok ? undoTexts.undone : failureText(result.reason));
    if (!result.ok) return;
    // The focused button disappears: move the focus to the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
    if (replaced?.by === pathname) await navigate(replaced.path, { replace: true });
  };
  const offer = undoable && !isElsewhere && isWorthOffering(undoable) ? undoable : null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <UndoOffer
        offer={offer}
        label={undoTexts[offer?.kind === "overwrite" ? "putOldBack" : "undo"]}
        onUndo={() => void takeBack()}
      >
        {message ?? (offer && textOf(offer))}
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

function textOf(undoable: Undoable): string {
  const done = doneText(undoable);
  return undoable.kind === "delete" && !undoable.isDurable ? `${done} ${undoTexts.notInBin}` : done;
}
