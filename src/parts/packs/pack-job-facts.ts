import { positionOfStep } from "#domain/packs/job-steps.ts";
import type { PackJob } from "#domain/packs/pack-job.ts";
import { interruptedTilesText, tileProgressText } from "#sentences/packs/areas.ts";
import { makeStepText } from "#sentences/packs/make-steps.ts";
import {
  copyProgressText,
  downloadProgressText,
  interruptedText,
  percentOf,
} from "#sentences/packs/packs.ts";
import { packTexts } from "#words/packs/packs.ts";

/** Returns how much of a job is done, in percent. */
export function percentDone({ kind, step, tiles, doneBytes, totalBytes }: PackJob): number {
  if (step) return Math.floor(100 * positionOfStep(step, stepsOf(kind)).fraction);
  return tiles ? percentOf(tiles.done, tiles.total) : percentOf(doneBytes, totalBytes);
}

/** Returns the progress of a job in words: "240 van 560 tegels · 8,3 MB". */
export function jobStatusText({
  kind,
  status,
  step,
  tiles,
  doneBytes,
  totalBytes,
}: PackJob): string {
  if (status === "elsewhere") return packTexts.elsewhere;
  if (status === "interrupted") {
    return tiles ? interruptedTilesText(tiles, doneBytes) : interruptedText(doneBytes, totalBytes);
  }
  if (step) {
    const { number, count } = positionOfStep(step, stepsOf(kind));
    const received = step.phase === "receiving" ? { doneBytes, totalBytes } : null;
    return makeStepText(step.phase, number, count, received);
  }
  if (tiles) return tileProgressText(tiles, doneBytes);
  const text = kind === "files" ? copyProgressText : downloadProgressText;
  return text(doneBytes, totalBytes);
}

function stepsOf(kind: PackJob["kind"]): "make" | "slice" {
  return kind === "slice" ? kind : "make";
}
