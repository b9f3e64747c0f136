import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNoticeTurn } from "#parts/map/use-notice.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Toast } from "#ui/toast.tsx";

/** Enough time to read, take off a glove, and tap. */
const SHOW_MS = 12_000;

interface UndoOfferProps {
  /** The thing to undo; a new object restarts the time, null is nothing. */
  readonly offer: object | null;
  readonly label: string;
  readonly children: ReactNode;
  readonly onUndo: () => void;
  /** Shows the offer in its place instead of over the screen, where it would cover buttons. */
  readonly isInline?: boolean;
}

/** Offers an undo for a while. */
export function UndoOffer({ offer, label, children, onUndo, isInline = false }: UndoOfferProps) {
  const [expired, setExpired] = useState<object | null>(null);
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!offer) return;
    const timer = setInterval(() => {
      // Keep the button while it has the focus.
      if (toast.current?.contains(document.activeElement)) return;
      setExpired(offer);
    }, SHOW_MS);
    return () => clearInterval(timer);
  }, [offer]);
  const isOffered = offer !== null && offer !== expired;
  useNoticeTurn("undo", isOffered && !isInline);
  if (!isOffered) return null;
  const action = (
    <Button variant="quiet" onClick={onUndo}>
      {label}
    </Button>
  );
  if (isInline) {
    return (
      <div ref={toast}>
        <Notice action={action}>{children}</Notice>
      </div>
    );
  }
  return (
    <div ref={toast} data-notice="undo">
      <Toast action={action}>{children}</Toast>
    </div>
  );
}
