import { useEffect } from "react";
import { useStore } from "zustand";
import { overboardTexts } from "#i18n/boating.ts";
import { lookForAnchor } from "#state/boating/anchor.ts";
import { boatingStatusStore } from "#state/boating/boating-status.ts";
import { helmStore } from "#state/boating/helm-store.ts";
import { lookForManOverboard, manOverboardStore } from "#state/boating/man-overboard.ts";
import { Notice } from "#ui/notice.tsx";
import { AnchorOverlay } from "./anchor-overlay.tsx";
import { Helm } from "./helm.tsx";
import { ManOverboardPanel } from "./man-overboard-panel.tsx";
import { ManOverboardStrip } from "./man-overboard-strip.tsx";

/** Shows what a boat needs on every screen: a person overboard, the anchor watch, and the helm. */
export function BoatingOverlays() {
  useEffect(() => {
    void lookForManOverboard();
    void lookForAnchor();
  }, []);
  const isHelmOpen = useStore(helmStore, ({ isOpen }) => isOpen);
  return (
    <>
      <ManOverboardOverlay />
      <AnchorOverlay />
      {isHelmOpen ? <Helm /> : null}
    </>
  );
}

function ManOverboardOverlay() {
  const { mark, isLarge, isUnreadable } = useStore(manOverboardStore);
  const wasThere = useStore(boatingStatusStore, (status) => status.isManOverboard);
  if (isUnreadable && wasThere) return <Notice>{overboardTexts.unreadable}</Notice>;
  if (!mark) return null;
  return (
    <>
      <ManOverboardStrip mark={mark} />
      {isLarge ? <ManOverboardPanel mark={mark} /> : null}
    </>
  );
}
