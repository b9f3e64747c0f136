import { useEffect } from "react";
import { useStore } from "zustand";
import { nthOverboardText } from "#sentences/water/boating.ts";
import { loadAnchor } from "#state/boating/anchor.ts";
import { boatingStatusStore } from "#state/boating/boating-status.ts";
import { helmStore } from "#state/boating/helm-store.ts";
import { followLogbook } from "#state/boating/logbook.ts";
import { loadManOverboard, manOverboardStore } from "#state/boating/man-overboard.ts";
import { loadTarget } from "#state/boating/steering.ts";
import { Notice } from "#ui/notice.tsx";
import { overboardTexts } from "#words/water/boating.ts";
import { AnchorOverlay } from "./anchor-overlay.tsx";
import styles from "./boating-strip.module.css";
import { Helm } from "./helm.tsx";
import { ManOverboardPanel } from "./man-overboard-panel.tsx";
import { ManOverboardStrip } from "./man-overboard-strip.tsx";
import { SteeringStrip } from "./steering-strip.tsx";

/** Shows what a boat needs on every screen: a person overboard, the anchor watch, and the helm. */
export function BoatingOverlays() {
  useEffect(() => {
    void Promise.all([loadManOverboard(), loadAnchor(), loadTarget()]).then(followLogbook);
  }, []);
  const isHelmOpen = useStore(helmStore, ({ isOpen }) => isOpen);
  return (
    <>
      <ManOverboardOverlay />
      <AnchorOverlay />
      <SteeringStrip />
      {isHelmOpen ? <Helm /> : null}
    </>
  );
}

function ManOverboardOverlay() {
  const { marks, isLarge, isUnreadable, raisedCount } = useStore(manOverboardStore);
  const wasThere = useStore(boatingStatusStore, (status) => status.isManOverboard);
  return (
    <>
      {isUnreadable && wasThere ? <Notice>{overboardTexts.unreadable}</Notice> : null}
      {marks.length > 0 ? (
        <div className={styles["strips"]}>
          {marks.map((mark, index) => (
            <ManOverboardStrip
              key={mark.id}
              mark={mark}
              name={marks.length > 1 ? nthOverboardText(index + 1) : overboardTexts.heading}
            />
          ))}
        </div>
      ) : null}
      {isLarge ? <ManOverboardPanel key={raisedCount} /> : null}
    </>
  );
}
