import type { PackJob } from "#domain/packs/pack-job.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { packCommands } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { packTexts } from "#words/packs/packs.ts";

interface JobActionsProps {
  /** The name of the pack or region in the accessible labels. */
  readonly name: string;
  readonly jobs: readonly PackJob[];
}

/** The buttons that stop the running jobs, and that resume or remove the interrupted ones. */
export function JobActions({ name, jobs }: JobActionsProps) {
  const idsOf = (status: PackJob["status"]) =>
    jobs.filter((job) => job.status === status).map(({ id }) => id);
  const [running, interrupted] = [idsOf("running"), idsOf("interrupted")];
  return (
    <>
      {running.length > 0 ? (
        <Button
          aria-label={actionLabel(packTexts.stop, name)}
          onClick={() => {
            for (const id of running) packCommands.cancelPackJob(id);
          }}
        >
          {packTexts.stop}
        </Button>
      ) : null}
      {interrupted.length > 0 ? (
        <>
          <Button
            variant="primary"
            aria-label={actionLabel(packTexts.goOn, name)}
            onClick={() => {
              for (const id of interrupted) void packCommands.resumePackJob(id);
            }}
          >
            {packTexts.goOn}
          </Button>
          <Button
            aria-label={actionLabel(packTexts.discard, name)}
            onClick={() => {
              for (const id of interrupted) void packCommands.removePack(id);
            }}
          >
            {packTexts.discard}
          </Button>
        </>
      ) : null}
    </>
  );
}
