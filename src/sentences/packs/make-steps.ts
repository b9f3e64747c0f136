import { formatBytes } from "#sentences/intl/bytes.ts";
import { makeSteps, makeWords as words } from "#words/packs/make-steps.ts";

/** "Stap 3 van 6: paden lezen", "Stap 3 van 9: ophalen, 12 MB van 40 MB". */
export function makeStepText(
  phase: string,
  number: number,
  count: number,
  received: { readonly doneBytes: number; readonly totalBytes: number } | null,
): string {
  const steps: Readonly<Record<string, string>> = makeSteps;
  const step = words.step(`${number}`, `${count}`, steps[phase] ?? phase);
  if (!received) return step;
  return words.received(step, formatBytes(received.doneBytes), formatBytes(received.totalBytes));
}
