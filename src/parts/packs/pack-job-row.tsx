import { positionOfStep } from "#domain/packs/job-steps.ts";
import type { PackJob } from "#domain/packs/pack-job.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { actionLabel } from "#i18n/common/actions.ts";
import { areaTexts, interruptedTilesText, tileProgressText } from "#i18n/packs/areas.ts";
import { makeStepText } from "#i18n/packs/make-steps.ts";
import {
  copyProgressText,
  downloadProgressText,
  interruptedText,
  packTexts,
  percentOf,
  progressLabel,
} from "#i18n/packs/packs.ts";
import { packCommands } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { PackRow } from "./pack-row.tsx";

/** A row for a running or interrupted pack or area: its progress and actions. */
export function PackJobRow({ job }: { readonly job: PackJob }) {
  return (
    <PackRow
      name={packTitle(job)}
      progress={
        <progress aria-label={progressLabel(packTitle(job))} max={100} value={percentDone(job)} />
      }
      facts={statusText(job)}
    >
      {job.isResting ? <p role="status">{areaTexts.resting}</p> : null}
      <JobActions job={job} />
    </PackRow>
  );
}

function percentDone({ kind, step, tiles, doneBytes, totalBytes }: PackJob): number {
  if (step) return Math.floor(100 * positionOfStep(step, stepsOf(kind)).fraction);
  return tiles ? percentOf(tiles.done, tiles.total) : percentOf(doneBytes, totalBytes);
}

function statusText({ kind, status, step, tiles, doneBytes, totalBytes }: PackJob): string {
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

function JobActions({ job }: { readonly job: PackJob }) {
  const { id, status } = job;
  const title = packTitle(job);
  if (status === "elsewhere") return null;
  if (status === "running") {
    return (
      <Button
        aria-label={actionLabel(packTexts.stop, title)}
        onClick={() => packCommands.cancelPackJob(id)}
      >
        {packTexts.stop}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        aria-label={actionLabel(packTexts.goOn, title)}
        onClick={() => void packCommands.resumePackJob(id)}
      >
        {packTexts.goOn}
      </Button>
      <Button
        aria-label={actionLabel(packTexts.discard, title)}
        onClick={() => void packCommands.removePack(id)}
      >
        {packTexts.discard}
      </Button>
    </>
  );
}
