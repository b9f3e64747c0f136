import { useEffect } from "react";
import { useStore } from "zustand";
import { TILE_SOURCES, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { tileSourceHints, tileSourceTexts } from "#i18n/tile-sources.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { setTileSource, settingsStore } from "#state/settings/settings.ts";
import { checkSourceReach, type Reach, sourceReachStore } from "#state/settings/source-reach.ts";
import { Choice } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import type { ChoiceProps } from "./kept.ts";

/** The choice of background map, and whether the chosen one can be reached now. */
export function TileSourceChoice({ onKept }: ChoiceProps) {
  const stored = useStore(settingsStore, (settings) => settings.tileSource);
  const chosen = tileSourceFor(stored);
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  useEffect(() => {
    void checkSourceReach(chosen.number, !isKeptOffline);
  }, [chosen.number, isKeptOffline]);
  return (
    <Part heading={settingsTexts.tileSource}>
      <p>{tileSourceTexts.offlineHint}</p>
      <div role="radiogroup" aria-label={settingsTexts.tileSource}>
        {TILE_SOURCES.map((source) => (
          <Choice
            key={source.number}
            kind="radio"
            name="tile-source"
            label={source.name}
            hint={tileSourceHints[source.number]}
            checked={source === chosen}
            onChoose={() => onKept(setTileSource(source.number))}
          />
        ))}
      </div>
      <ReachNotice />
    </Part>
  );
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
