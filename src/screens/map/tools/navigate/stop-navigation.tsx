import { guidanceTexts } from "#i18n/guidance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { Button } from "#ui/button.tsx";

/** Ends the navigation; `onStopped` is called after it. */
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

/** Says that the route can no longer be read, or is not kept. */
export function stopProblemText(problem: "lost" | "not-kept"): string {
  return problem === "lost" ? guidanceTexts.lost : guidanceTexts.notKept;
}
