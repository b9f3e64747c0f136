import { useStore } from "zustand";
import { TILE_SOURCES, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { offlineOnlyTexts, tileSourceHints } from "#i18n/tile-sources.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setTileSource, settingsStore } from "#state/settings/settings.ts";
import { Choice } from "#ui/choice.tsx";

interface TileSourceChoicesProps {
  /** What is chosen here. */
  readonly label: string;
  /** Told whether the choice was stored. */
  readonly onKept?: (kept: ReturnType<typeof setTileSource>) => void;
}

/** The backgrounds of the map, each with what it is good for; the chosen one is kept. */
export function TileSourceChoices({ label, onKept }: TileSourceChoicesProps) {
  const chosen = useTileSource();
  function choose(tileSource: number) {
    const kept = setTileSource(tileSource);
    onKept?.(kept);
  }
  return (
    <div role="radiogroup" aria-label={label}>
      {TILE_SOURCES.map((source) => (
        <Choice
          key={source.number}
          kind="radio"
          name="tile-source"
          label={source.name}
          hint={tileSourceHints[source.number]}
          checked={source === chosen}
          onChoose={() => choose(source.number)}
        />
      ))}
    </div>
  );
}

/** The background of the map now: an unknown one counts as the first. */
export function useTileSource() {
  return tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
}

interface OfflineOnlyChoiceProps {
  /** Told whether the choice was stored. */
  readonly onKept?: (kept: ReturnType<typeof setPreferences>) => void;
}

/** The choice to keep every request for the map on the device. */
export function OfflineOnlyChoice({ onKept }: OfflineOnlyChoiceProps) {
  const isChosen = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  function choose(offlineOnly: boolean) {
    const kept = setPreferences({ offlineOnly });
    onKept?.(kept);
  }
  return (
    <Choice
      kind="checkbox"
      name="offline-only"
      label={offlineOnlyTexts.label}
      hint={offlineOnlyTexts.hint}
      checked={isChosen}
      onChoose={choose}
    />
  );
}
