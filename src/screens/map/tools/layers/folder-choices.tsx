import { useEffect } from "react";
import { useStore } from "zustand";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { bareNumber, counted } from "#sentences/intl/format.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Choice } from "#ui/choice.tsx";
import { inFolder, layerFolderTexts } from "#words/map/folders.ts";
import styles from "./layers-card.module.css";

/** Switches the folders of waypoints, tracks and routes on and off on the map. */
export function FolderChoices() {
  const { hiddenFolders } = useStore(preferencesStore);
  const { waypoints } = useStore(waypointsStore);
  const { tracks } = useStore(tracksStore);
  const hasTracks = useStore(hasTracksStore, (state) => state.hasTracks);
  useEffect(() => {
    if (hasTracks) void loadTracks();
  }, [hasTracks]);
  const folders = foldersOf([...waypoints, ...(tracks ?? [])]);
  if (folders.length === 0) return null;
  return (
    <section className={styles["group"]} aria-label={layerFolderTexts.heading}>
      <h4>{layerFolderTexts.heading}</h4>
      {folders.map(({ name, count }) => (
        <Choice
          key={name}
          kind="checkbox"
          name={`folder ${name}`}
          label={name}
          hint={inFolder(counted(count, bareNumber))}
          checked={!hiddenFolders.includes(name)}
          onChoose={(isShown) =>
            void setPreferences({
              hiddenFolders: isShown
                ? hiddenFolders.filter((one) => one !== name)
                : [...hiddenFolders, name],
            })
          }
        />
      ))}
    </section>
  );
}
