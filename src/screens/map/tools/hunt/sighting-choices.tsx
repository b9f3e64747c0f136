import { useStore } from "zustand";
import type { HuntSighting } from "#domain/survey/hunt.ts";
import { MAX_OLD_MINUTES } from "#domain/survey/old-sightings.ts";
import { foxNames, shownSightings } from "#domain/survey/shown-sightings.ts";
import { NumberField } from "#parts/number-field.tsx";
import { hiddenSightingsText } from "#sentences/scouting/hunt.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { huntFoxStore } from "#state/scouting/hunt-choice.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { huntTexts } from "#words/scouting/hunt.ts";
import styles from "./hunt.module.css";

/** The age after which a sighting is old, until the user chooses another. */
const USUAL_OLD_MINUTES = 120;

const OLD_LOOKS = ["shown", "faded", "hidden"] as const;

interface SightingChoicesProps {
  readonly sightings: readonly HuntSighting[];
}

/** Lets the user choose whose sightings the map shows, and how it shows old ones; says how many it leaves out. */
export function SightingChoices({ sightings }: SightingChoicesProps) {
  const old = useStore(preferencesStore, ({ huntOld }) => huntOld);
  const { fox } = useStore(huntFoxStore);
  const hiddenCount = useStore(
    clockStore,
    ({ nowMs }) => sightings.length - shownSightings(sightings, { old, fox }, nowMs).length,
  );
  if (sightings.length === 0) return null;
  const names = foxNames(sightings);
  const look = old === null ? "shown" : old.isHidden ? "hidden" : "faded";
  const minutes = old?.minutes ?? USUAL_OLD_MINUTES;
  return (
    <>
      <div className={styles["fields"]}>
        {names.size > 1 ? (
          <Select
            label={huntTexts.fox}
            options={["", ...names.keys()]}
            value={fox !== null && names.has(fox) ? fox : ""}
            textOf={(one) => names.get(one) ?? huntTexts.allFoxes}
            onChoose={(chosen) => huntFoxStore.setState({ fox: chosen || null })}
          />
        ) : null}
        <Select
          label={huntTexts.old}
          options={OLD_LOOKS}
          value={look}
          textOf={(one) => huntTexts.oldLooks[one]}
          onChoose={(chosen) =>
            setPreferences({
              huntOld: chosen === "shown" ? null : { minutes, isHidden: chosen === "hidden" },
            })
          }
        />
        {old ? (
          <NumberField
            label={huntTexts.oldAfter}
            value={minutes}
            range={[1, MAX_OLD_MINUTES]}
            maxDecimals={0}
            problem={huntTexts.notMinutes}
            onChange={(typed) => setPreferences({ huntOld: { ...old, minutes: typed } })}
          />
        ) : null}
      </div>
      <p role="status" className={layout["hint"]}>
        {hiddenCount > 0 ? hiddenSightingsText(hiddenCount) : null}
      </p>
    </>
  );
}
