import { useStore } from "zustand";
import { WAY_MODES } from "#domain/network/ways/access/way-access.ts";
import type { Hunt } from "#domain/survey/hunt.ts";
import { huntWaysTexts } from "#sentences/scouting/hunt-ways.ts";
import {
  askHuntWays,
  chooseHuntWaysMode,
  huntWaysStore,
  removeHuntWays,
} from "#state/map/hunt-ways.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { huntWaysWords } from "#words/scouting/hunt-ways.ts";

/** Searches on request which ways the hunted can have reached since their latest sightings, and says what the map then shows. */
export function HuntWaysPanel({ hunt }: { readonly hunt: Hunt }) {
  const answer = useStore(huntWaysStore);
  const mode = useStore(preferencesStore, ({ huntWaysMode }) => huntWaysMode);
  if (hunt.sightings.length === 0) return null;
  const isAsking = answer.state === "asking";
  const lines = {
    none: [],
    asking: [huntWaysWords.asking],
    failed: [huntWaysWords.failed],
    answered: huntWaysTexts(answer),
  }[answer.state];
  return (
    <>
      <Select
        label={huntWaysWords.mode}
        options={WAY_MODES}
        value={mode}
        textOf={(one) => huntWaysWords.modes[one]}
        onChoose={(chosen) => chooseHuntWaysMode(chosen)}
      />
      <div className={layout["actions"]}>
        <Button disabled={isAsking} onClick={() => void askHuntWays()}>
          {answer.state === "none" ? huntWaysWords.ask : huntWaysWords.again}
        </Button>
        {answer.state === "none" ? null : (
          <Button onClick={removeHuntWays}>
            {isAsking ? huntWaysWords.stop : huntWaysWords.remove}
          </Button>
        )}
      </div>
      <div role="status" className={layout["hint"]}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
