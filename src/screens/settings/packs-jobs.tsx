import { useStore } from "zustand";
import {
  actionLabel,
  copyProgressText,
  downloadProgressText,
  interruptedText,
  packTexts,
  percentOf,
  progressLabel,
} from "#i18n/packs.ts";
import { cancelPackJob, removePack, resumePackJob } from "#state/pack-commands.ts";
import { packsStore } from "#state/packs.ts";
import { Button } from "#ui/button.tsx";
import { Part } from "#ui/page.tsx";
import styles from "./packs.module.css";

/** A pack on its way, as the store has it. */
type Job = ReturnType<typeof packsStore.getState>["jobs"][number];

/** The packs on their way, and those that were broken off. */
export function PackJobs() {
  const jobs = useStore(packsStore, (state) => state.jobs);
  if (jobs.length === 0) return null;
  return (
    <Part heading={packTexts.jobs}>
      <ul className={styles["list"]}>
        {jobs.map((job) => (
          <li key={job.id} className={styles["item"]}>
            <div className={styles["words"]}>
              <span className={styles["name"]}>{job.name}</span>
              <progress
                aria-label={progressLabel(job.name)}
                max={100}
                value={percentOf(job.doneBytes, job.totalBytes)}
              />
              <span className={styles["facts"]}>{statusText(job)}</span>
            </div>
            <div className={styles["actions"]}>
              <JobActions job={job} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function statusText({ kind, status, doneBytes, totalBytes }: Job): string {
  if (status === "elsewhere") return packTexts.elsewhere;
  if (status === "interrupted") return interruptedText(doneBytes, totalBytes);
  const text = kind === "download" ? downloadProgressText : copyProgressText;
  return text(doneBytes, totalBytes);
}

function JobActions({ job: { id, name, status } }: { readonly job: Job }) {
  if (status === "elsewhere") return null;
  if (status === "running") {
    return (
      <Button aria-label={actionLabel(packTexts.stop, name)} onClick={() => cancelPackJob(id)}>
        {packTexts.stop}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        aria-label={actionLabel(packTexts.goOn, name)}
        onClick={() => void resumePackJob(id)}
      >
        {packTexts.goOn}
      </Button>
      <Button aria-label={actionLabel(packTexts.discard, name)} onClick={() => void removePack(id)}>
        {packTexts.discard}
      </Button>
    </>
  );
}
