import { CloudOff } from "lucide-react";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import { mapTexts, sourcesKeptOut, sourcesUnreachable } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useNotice } from "#parts/map/use-notice.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

interface SourceNoticeProps {
  /** The Dutch names of the sources that cannot be reached. */
  readonly failing: readonly string[];
  readonly isWorthSaying: (name: string) => boolean;
  readonly controller: Pick<MapPort, "focus" | "retry"> | null;
}

/**
 * Says in one line which sources cannot be reached; it can be put away until one of them fails again. The online map
 * alone, which nobody chose, is an icon with that line behind it.
 */
export function SourceNotice({ failing, isWorthSaying, controller }: SourceNoticeProps) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const stillHidden = hidden.filter((name) => failing.includes(name));
  if (stillHidden.length < hidden.length) setHidden(stillHidden);
  const worthSaying = failing.filter(isWorthSaying);
  const told = worthSaying.filter((name) => !stillHidden.includes(name));
  const isOnlyOnlineMap = worthSaying.length === 1 && worthSaying[0] === mapTexts.onlineMap;
  const words = (isKeptOffline ? sourcesKeptOut : sourcesUnreachable)(
    isOnlyOnlineMap ? worthSaying : told,
  );
  const isTold = told.length > 0 && !isOnlyOnlineMap;
  const isShown = useNotice("source", isTold ? words : null, !isKeptOffline);
  const retry = isKeptOffline ? null : () => controller?.retry();
  if (isOnlyOnlineMap) return <OnlineMapIcon {...{ words, retry, controller }} />;
  if (!isShown) return null;
  return (
    <Told
      name="source"
      {...{ words, retry, controller }}
      onHide={() => setHidden([...stillHidden, ...told])}
    />
  );
}

interface ToldProps extends Pick<SourceNoticeProps, "controller"> {
  readonly name: "source" | "online-map";
  readonly words: string;
  /** Null where trying again is of no use. */
  readonly retry: (() => void) | null;
  readonly onHide: () => void;
}

function Told({ name, words, retry, controller, onHide }: ToldProps) {
  // A button that goes takes the keyboard along, to nowhere.
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

/** The icon of an online map that cannot be reached; a tap shows the words. */
function OnlineMapIcon({ words, ...told }: Pick<ToldProps, "words" | "retry" | "controller">) {
  const [isOpen, setOpen] = useState(false);
  const isShown = useNotice("online-map", isOpen ? words : null, true);
  if (isShown) {
    return <Told name="online-map" {...{ words, ...told }} onHide={() => setOpen(false)} />;
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
