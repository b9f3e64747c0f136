import { useStore } from "zustand";
import { areaProblemText } from "#sentences/packs/areas.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { areaTexts } from "#words/packs/areas.ts";
import styles from "./offline-verdict-panel.module.css";

/** Shows why nothing can be fetched now, or why fetching failed; empty when it can be tried. */
export function FetchProblem() {
  const isOfflineOnly = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const { isConnected } = useStore(connectionStore);
  const failed = useStore(packsStore, (snapshot) => snapshot.failedJobs);
  const problems = failed
    .filter(({ kind }) => kind === "area")
    .map(({ problem, name }) => areaProblemText(problem, name));
  if (isOfflineOnly) problems.unshift(areaTexts.offlineOnly);
  else if (!isConnected) problems.unshift(areaTexts.noConnection);
  return (
    <div aria-live="polite" className={styles["problems"]}>
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
