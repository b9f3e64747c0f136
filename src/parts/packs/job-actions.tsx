import { useStore } from "zustand";
import type { PackJob } from "#domain/packs/pack-job.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { packCommands } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { packProblems, packTexts } from "#words/packs/packs.ts";
import { useCanFetch } from "./use-can-fetch.ts";

interface JobActionsProps {
  /** The name of the pack or region in the accessible labels. */
  readonly name: string;
  readonly jobs: readonly PackJob[];
  /** True where the user can remove the fetched part of interrupted jobs. */
  readonly canDiscard?: boolean | undefined;
}

/** Jobs that copy from this device. */
const LOCAL_KINDS: ReadonlySet<PackJob["kind"]> = new Set(["files", "make"]);

/**
 * The buttons that stop the running jobs, and that resume or remove the interrupted ones. What needs a network is not
 * resumed without one.
 */
export function JobActions({ name, jobs, canDiscard = true }: JobActionsProps) {
  const canFetch = useCanFetch();
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const idsOf = (status: PackJob["status"]) =>
    jobs.filter((job) => job.status === status).map(({ id }) => id);
  const [running, interrupted] = [idsOf("running"), idsOf("interrupted")];
  const resumable = jobs
    .filter(({ kind, status }) => status === "interrupted" && (canFetch || LOCAL_KINDS.has(kind)))
    .map(({ id }) => id);
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
      {resumable.length > 0 ? (
        <Button
          variant="primary"
          aria-label={actionLabel(packTexts.goOn, name)}
          onClick={() => {
            for (const id of resumable) void packCommands.resumePackJob(id);
          }}
        >
          {packTexts.goOn}
        </Button>
      ) : null}
      {interrupted.length > resumable.length ? (
        <p>{isOfflineOnly ? packProblems["offline-only"] : packTexts.goOnLater}</p>
      ) : null}
      {canDiscard && interrupted.length > 0 ? (
        <Button
          aria-label={actionLabel(packTexts.discard, name)}
          onClick={() => {
            for (const id of interrupted) void packCommands.removePack(id);
          }}
        >
          {packTexts.discard}
        </Button>
      ) : null}
    </>
  );
}
