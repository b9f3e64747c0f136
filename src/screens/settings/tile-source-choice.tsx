import { useEffect } from "react";
import { useStore } from "zustand";
import { TileSourceChoices, useTileSource } from "#parts/map/source-choices.tsx";
import {
  checkSourceReach,
  type SourceReach,
  sourceReachStore,
} from "#state/connection/source-reach.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import { tileSourceTexts } from "#words/map/tile-sources.ts";
import type { ChoiceProps } from "./choice-props.ts";

/** Lets the user choose the background map, and shows whether it can be reached. */
export function TileSourceChoice({ onStored }: ChoiceProps) {
  const chosen = useTileSource();
  const isOfflineOnly = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  useEffect(() => {
    void checkSourceReach(chosen.number, !isOfflineOnly);
  }, [chosen.number, isOfflineOnly]);
  return (
    <Part heading={settingsTexts.tileSource}>
      <p>{tileSourceTexts.offlineHint}</p>
      <TileSourceChoices label={settingsTexts.tileSource} onStored={onStored} />
      <ReachNotice />
    </Part>
  );
}

const REACH_TEXTS: Readonly<Record<SourceReach, string | null>> = {
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
