import { useEffect } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { anchorStore, loadAnchor } from "#state/boating/anchor.ts";
import { Notice } from "#ui/notice.tsx";
import { anchorTexts } from "#words/water/anchor.ts";
import { AnchorSetup } from "./anchor-setup.tsx";
import { AnchorWatchPanel } from "./anchor-watch-panel.tsx";

interface AnchorCardProps {
  readonly controller: Pick<MapPort, "events" | "center" | "showBounds">;
  readonly onClose: () => void;
}

/** Lets the user choose the anchor circle, and then shows the watch. */
export function AnchorCard({ controller, onClose }: AnchorCardProps) {
  useEffect(() => void loadAnchor(), []);
  const { anchored, isUnreadable } = useStore(anchorStore);
  return (
    <Card heading={anchorTexts.heading} onClose={onClose}>
      {isUnreadable ? <Notice tone="danger">{anchorTexts.unreadable}</Notice> : null}
      {anchored ? (
        <AnchorWatchPanel anchored={anchored} controller={controller} />
      ) : (
        <AnchorSetup controller={controller} />
      )}
    </Card>
  );
}
