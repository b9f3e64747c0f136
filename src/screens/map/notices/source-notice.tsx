import { CloudOff } from "lucide-react";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import type { MapSource } from "#domain/tiles/network-overlays.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useNotice } from "#parts/map/use-notice.ts";
import { sourcesKeptOut, sourcesUnreachable } from "#sentences/map/map.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { mapTexts } from "#words/map/map.ts";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

interface SourceNoticeProps {
  /** The unreachable sources. */
  readonly failing: readonly MapSource[];
  readonly isWorthSaying: (source: MapSource) => boolean;
  readonly controller: Pick<MapPort, "focus" | "retry"> | null;
}

/**
 * Names the unreachable sources in one line; it can be dismissed until one fails again. The online map alone, which
 * the user did not choose, is an icon that hides this line.
 */
export function SourceNotice({ failing, isWorthSaying, controller }: SourceNoticeProps) {
  const [hidden, setHidden] = useState<readonly MapSource[]>([]);
  const isOfflineOnly = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const stillHidden = hidden.filter((source) => failing.includes(source));
  if (stillHidden.length < hidden.length) setHidden(stillHidden);
  const worthSaying = failing.filter(isWorthSaying);
  const notified = worthSaying.filter((source) => !stillHidden.includes(source));
  const isOnlyOnlineMap = worthSaying.length === 1 && worthSaying[0] === "online-map";
  const words = (isOfflineOnly ? sourcesKeptOut : sourcesUnreachable)(
    (isOnlyOnlineMap ? worthSaying : notified).map(mapSourceName),
  );
  const isAnnounced = notified.length > 0 && !isOnlyOnlineMap;
  const isShown = useNotice("source", isAnnounced ? words : null, !isOfflineOnly);
  const retry = isOfflineOnly ? null : () => controller?.retry();
  if (isOnlyOnlineMap) return <OnlineMapIcon words={words} retry={retry} controller={controller} />;
  if (!isShown) return null;
  return (
    <ShownProblem
      name="source"
      words={words}
      retry={retry}
      controller={controller}
      onHide={() => setHidden([...stillHidden, ...notified])}
    />
  );
}

interface ShownProblemProps extends Pick<SourceNoticeProps, "controller"> {
  readonly name: "source" | "online-map";
  readonly words: string;
  /** Retries; null if that cannot help. */
  readonly retry: (() => void) | null;
  readonly onHide: () => void;
}

function ShownProblem({ name, words, retry, controller, onHide }: ShownProblemProps) {
  // The focused button disappears: move the focus to the map.
  const leaveKeyboard = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) controller?.focus();
    },
    [controller],
  );
  return (
    <NoticeBox ref={leaveKeyboard} name={name} onHide={onHide}>
      <p>{words}</p>
      {retry ? (
        <Button variant="quiet" aria-label={mapTexts.retry} onClick={retry}>
          {mapTexts.retryShort}
        </Button>
      ) : null}
    </NoticeBox>
  );
}

/** The icon of an unreachable online map; a tap shows the text. */
function OnlineMapIcon({
  words,
  ...notified
}: Pick<ShownProblemProps, "words" | "retry" | "controller">) {
  const [isOpen, setOpen] = useState(false);
  const isShown = useNotice("online-map", isOpen ? words : null, true);
  if (isShown) {
    return (
      <ShownProblem name="online-map" words={words} {...notified} onHide={() => setOpen(false)} />
    );
  }
  return (
    <IconButton
      className={styles["icon"]}
      label={words}
      icon={<CloudOff aria-hidden="true" size={20} />}
      onClick={() => setOpen(true)}
    />
  );
}
