import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { waysTexts } from "#i18n/plan.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { LoopsPanel } from "./loops-panel.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ReachPanel } from "./reach-panel.tsx";
import { Snapped } from "./snapped.tsx";
import type { WayKind, WayPanelProps } from "./way-panel.ts";
import styles from "./ways.module.css";

export interface WaysProps extends Pick<WayPanelProps, "controller"> {
  readonly kind: WayKind;
  /** The track that is laid on the network. */
  readonly trackId: string | null;
  readonly onClose: () => void;
}

/** A search for ways in the place of the plan's own tools, until one is taken or one goes back. */
export function Ways({ kind, trackId, controller, onClose }: WaysProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What the keyboard was on is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className={styles["header"]}>
        <IconButton
          label={waysTexts.back}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onClose}
        />
        <h3 ref={heading} tabIndex={-1}>
          {waysTexts[kind]}
        </h3>
      </header>
      {kind === "loops" ? <LoopsPanel controller={controller} onDone={onClose} /> : null}
      {kind === "otherWays" ? <OtherWays controller={controller} onDone={onClose} /> : null}
      {kind === "reach" ? <ReachPanel controller={controller} onDone={onClose} /> : null}
      {kind === "snap" && trackId ? (
        <Snapped controller={controller} trackId={trackId} onDone={onClose} />
      ) : null}
    </>
  );
}
