import { useEffect } from "react";
import { useStore } from "zustand";
import { TILE_SOURCES, type TileSource, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { preferencesStore } from "#state/preferences.ts";
import { setTileSource, settingsStore } from "#state/settings.ts";
import { checkSourceReach, type Reach, sourceReachStore } from "#state/source-reach.ts";
import { Choice } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { OfflineOnlyChoice } from "./offline-only-choice.tsx";

interface TileSourceChoiceProps {
  /** Told whether the choice was stored. */
  readonly onKept: (kept: ReturnType<typeof setTileSource>) => void;
}

/** The choice of background map, and whether the chosen one can be reached now. */
export function TileSourceChoice({ onKept }: TileSourceChoiceProps) {
  const stored = useStore(settingsStore, (settings) => settings.tileSource);
  const chosen = tileSourceFor(stored);
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  useEffect(() => {
    void checkSourceReach(chosen.number, !isKeptOffline);
  }, [chosen.number, isKeptOffline]);
  return (
    <Section heading={settingsTexts.tileSource}>
      <div role="radiogroup" aria-label={settingsTexts.tileSource}>
        {TILE_SOURCES.map((source) => (
          <Choice
            key={source.number}
            kind="radio"
            name="tile-source"
            label={source.name}
            hint={sourceHint(source)}
            checked={source === chosen}
            onChoose={() => onKept(setTileSource(source.number))}
          />
        ))}
      </div>
      <OfflineOnlyChoice onKept={onKept} />
      <ReachNotice />
    </Section>
  );
}

function sourceHint({ kind, attribution }: TileSource): string {
  const need = kind === "vector" ? settingsTexts.builtIn : settingsTexts.needsNetwork;
  return `${need} · ${attribution}`;
}

const REACH_TEXTS: Readonly<Record<Reach, string | null>> = {
  "built-in": null,
  checking: settingsTexts.checkingSource,
  reachable: settingsTexts.sourceReachable,
  unreachable: settingsTexts.sourceUnreachable,
};

function ReachNotice() {
  const reach = useStore(sourceReachStore, (state) => state.reach);
  const text = REACH_TEXTS[reach];
  if (!text) return null;
  return <Notice tone={reach === "unreachable" ? "danger" : "plain"}>{text}</Notice>;
}
