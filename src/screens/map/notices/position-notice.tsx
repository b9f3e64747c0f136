import { LocateOff } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { useNotice } from "#parts/map/use-notice.ts";
import { useIsPositionRefused } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { ageText } from "#sentences/intl/format.ts";
import { accuracyText, noSignalText, POOR_METERS } from "#sentences/position/position.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { positionTexts } from "#words/position/position.ts";
import styles from "./map-notices.module.css";

/**
 * Shows the age of a stale position or the error of a poor one, and then an icon that hides the text. It must not be
 * a live region, which would be read every second.
 */
export function PositionNotice() {
  const position = useOwnPosition();
  const isRefused = useIsPositionRefused();
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const [taps, setTaps] = useState(0);
  const kind = position && kindOf(position, isFollowing);
  const isShown = useNotice("position", kind && `${kind} ${taps}`, false);
  if (!position || !kind) return null;
  const words = wordsOf(position, kind, isRefused);
  return isShown ? (
    <p className={styles["limit"]} data-notice="position">
      {words}
    </p>
  ) : (
    <IconButton
      className={styles["icon"]}
      label={words}
      icon={<LocateOff aria-hidden="true" size={20} />}
      onClick={() => setTaps(taps + 1)}
    />
  );
}

/** Returns the kind of notice; during navigation, that reports a lost signal. */
function kindOf({ isStale, accuracyMeters }: OwnPosition, isFollowing: boolean) {
  if (isStale) return isFollowing ? null : "stale";
  return accuracyMeters > POOR_METERS ? "poor" : null;
}

function wordsOf(
  { ageMs, accuracyMeters }: OwnPosition,
  kind: "stale" | "poor",
  isRefused: boolean,
): string {
  if (kind === "poor") return `${positionTexts.accuracy} ${accuracyText(accuracyMeters)}`;
  return isRefused ? `${positionTexts.fixedAt}: ${ageText(ageMs)}` : noSignalText(ageMs);
}
