import { useCallback, useState } from "react";
import { useStore } from "zustand";
import { mapTexts, sourcesKeptOut, sourcesUnreachable } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import styles from "./map-notices.module.css";

interface SourceNoticeProps {
  /** The Dutch names of the sources that cannot be reached. */
  readonly failing: readonly string[];
  readonly isWorthSaying: (name: string) => boolean;
  readonly controller: Pick<MapPort, "focus" | "retry"> | null;
}

/** Which sources cannot be reached, in one line that can be put away until one of them fails again. */
export function SourceNotice({ failing, isWorthSaying, controller }: SourceNoticeProps) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  // A button that goes takes the keyboard along, to nowhere.
  const leaveKeyboard = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) controller?.focus();
    },
    [controller],
  );
  const stillHidden = hidden.filter((name) => failing.includes(name));
  if (stillHidden.length < hidden.length) setHidden(stillHidden);
  const told = failing.filter((name) => isWorthSaying(name) && !stillHidden.includes(name));
  if (told.length === 0) return null;
  return (
    <div ref={leaveKeyboard} className={styles["notice"]}>
      <p>{(isKeptOffline ? sourcesKeptOut : sourcesUnreachable)(told)}</p>
      {isKeptOffline ? null : (
        <Button variant="quiet" aria-label={mapTexts.retry} onClick={() => controller?.retry()}>
          {mapTexts.retryShort}
        </Button>
      )}
      <Button
        variant="quiet"
        className={styles["hide"]}
        aria-label={mapTexts.hideNotice}
        onClick={() => setHidden([...stillHidden, ...told])}
      >
        ×
      </Button>
    </div>
  );
}
