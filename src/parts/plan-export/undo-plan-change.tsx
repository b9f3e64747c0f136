import { useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { aboutRoute, routesTexts } from "#i18n/routes.ts";
import { undoTexts } from "#i18n/waypoints-undo.ts";
import { UndoOffer } from "#parts/undo-offer.tsx";
import { savedPlans } from "#state/plans/saved-plans.ts";

/**
 * Offers to undo the last deletion or overwrite of a saved plan, and names it.
 * @param isInline shows the offer in its place instead of over the screen
 */
export function UndoPlanChange({ isInline = false }: { readonly isInline?: boolean }) {
  const removed = useStore(savedPlans.store, ({ justRemoved }) => justRemoved);
  const replaced = useStore(savedPlans.store, ({ justReplaced }) => justReplaced);
  const plan = removed ?? replaced;
  const [message, setMessage] = useState<string | null>(null);
  // The offer belongs to this change, even if the list is read again.
  const [offer, setOffer] = useState(plan);
  if (plan !== offer && !isSameChange(plan, offer)) {
    setOffer(plan);
    if (plan) setMessage(null);
  }

  async function takeBack(id: string) {
    const result = removed ? await putBack(id) : await savedPlans.undoReplace();
    setMessage(MESSAGES[result]);
    // The focused button disappears: move the focus to the screen.
    if (result === "undone") document.querySelector("main")?.focus({ preventScroll: true });
  }

  const undo = (
    <UndoOffer
      offer={offer}
      label={removed ? undoTexts.undo : routesTexts.putOldBack}
      onUndo={() => offer && void takeBack(offer.id)}
      onExpire={savedPlans.forgetUndo}
      isInline={isInline}
    >
      {message ??
        (offer && aboutRoute(removed ? routesTexts.removed : routesTexts.replaced, offer.name))}
    </UndoOffer>
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {isInline
        ? undo
        : createPortal(undo, document.querySelector("main")?.parentElement ?? document.body)}
    </>
  );
}

const MESSAGES = {
  undone: undoTexts.undone,
  "changed-since": undoTexts.changedSince,
  failed: undoTexts.failed,
} as const;

async function putBack(id: string): Promise<keyof typeof MESSAGES> {
  return (await savedPlans.putBack(id)) ? "undone" : "failed";
}

type Plan = ReturnType<typeof savedPlans.store.getState>["justRemoved"];

function isSameChange(a: Plan, b: Plan): boolean {
  return a?.id === b?.id && a?.deletedAtMs === b?.deletedAtMs && a?.changedAtMs === b?.changedAtMs;
}
