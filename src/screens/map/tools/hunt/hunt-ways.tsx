import { useStore } from "zustand";
import type { Hunt } from "#domain/survey/hunt.ts";
import { huntWaysTexts } from "#sentences/scouting/hunt-ways.ts";
import { askHuntWays, huntWaysStore, removeHuntWays } from "#state/map/hunt-ways.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { huntWaysWords } from "#words/scouting/hunt-ways.ts";

/** Searches on request which ways the hunted can have reached since their latest sightings, and says what the map then shows. */
export function HuntWays({ hunt }: { readonly hunt: Hunt }) {
  const answer = useStore(huntWaysStore);
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
