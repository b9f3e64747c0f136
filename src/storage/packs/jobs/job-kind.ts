import type * as v from "valibot";
import type { PackJob } from "#domain/packs/pack-job.ts";

/** The storage of the jobs of a kind, and what they need of the device. */
export interface JobKind<Job extends PackJob> {
  /** The form of a job in its folder, for a later visit; null for a kind that cannot be resumed. */
  readonly format: JobFormat<Job> | null;
  /** Returns an address of each server that a job sends requests to; without any it works offline. */
  servers(job: Job): readonly string[];
  /** Returns the name of the lock that jobs with the same result share; null if no other job has the same result. */
  lock(job: Job): string | null;
  /** True if a job stops when the user goes offline, and resumes by itself when a lost network returns. */
  readonly followsNetwork: boolean;
}

/** The fields of a job that its file has; the others follow from its folder. */
type StoredFields<Job> = Job extends PackJob ? Omit<Job, "status" | "doneBytes"> : never;

/** The form in which jobs are stored. */
export interface JobFormat<Job extends PackJob> {
  /** The name of the file that marks a folder as an unfinished job of this kind instead of garbage. */
  readonly fileName: string;
  /** Reads what is in the file, in all versions of it. */
  readonly schema: v.GenericSchema<unknown, StoredFields<Job>>;
  /** Returns what is written into the file. */
  written(job: Job): object;
}
