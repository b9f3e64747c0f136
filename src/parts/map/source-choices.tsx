import { useStore } from "zustand";
import { TILE_SOURCES, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapSourceName, tileSourceHint } from "#sentences/map/tile-sources.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setTileSource, settingsStore } from "#state/settings/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { offlineOnlyTexts } from "#words/map/tile-sources.ts";

interface TileSourceChoicesProps {
  /** The label of the choice. */
  readonly label: string;
  /** Called with the outcome of storing the choice. */
  readonly onStored?: (stored: ReturnType<typeof setTileSource>) => void;
}

/** Lets the user choose the background of the map, each with its purpose; the choice is stored. */
export function TileSourceChoices({ label, onStored }: TileSourceChoicesProps) {
  const chosen = useTileSource();
  function choose(tileSource: number) {
    const stored = setTileSource(tileSource);
    onStored?.(stored);
  }
  return (
    <div role="radiogroup" aria-label={label}>
      {TILE_SOURCES.map((source) => (
        <Choice
          key={source.number}
          kind="radio"
          name="tile-source"
          label={mapSourceName(source.number)}
          hint={tileSourceHint(source.number)}
          checked={source === chosen}
          onChoose={() => choose(source.number)}
        />
      ))}
    </div>
  );
}

/** Returns the current background of the map; an unknown one counts as the first. */
export function useTileSource() {
  return tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
}

interface OfflineOnlyChoiceProps {
  /** Called with the outcome of storing the choice. */
  readonly onStored?: (stored: ReturnType<typeof setPreferences>) => void;
}

/** Lets the user keep all requests for the map on the device. */
export function OfflineOnlyChoice({ onStored }: OfflineOnlyChoiceProps) {
  const isChosen = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  function choose(offlineOnly: boolean) {
    const stored = setPreferences({ offlineOnly });
    onStored?.(stored);
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
