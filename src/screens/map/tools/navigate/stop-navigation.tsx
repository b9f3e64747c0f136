import { guidance } from "#state/guidance/guidance.ts";
import { Button } from "#ui/button.tsx";
import { guidanceTexts } from "#words/plan/guidance.ts";

/** A button that ends the navigation and then calls `onStopped`. */
export function StopNavigation({ onStopped }: { readonly onStopped?: () => void }) {
  return (
    <Button
      onClick={() => {
        guidance.stop();
        onStopped?.();
      }}
    >
      {guidanceTexts.stop}
    </Button>
  );
}

/** Returns the text for a route that cannot be read or is not stored. */
export function stopProblemText(problem: "lost" | "not-stored"): string {
  return problem === "lost" ? guidanceTexts.lost : guidanceTexts.notStored;
}
