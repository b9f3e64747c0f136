import type { PackJob, PackProgress } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";

/** The device that a job is performed on, and who follows it. */
export interface PackJobContext {
  readonly files: PackFiles;
  readonly downloads: Downloads;
  readonly clock: Pick<Clock, "nowMs" | "steadyMs" | "after">;
  /** The origin of the app: only there may headers be sent that need permission on other origins. */
  readonly ownOrigin: string;
  readonly onProgress: (progress: PackProgress) => void;
  readonly signal: AbortSignal;
}

/** The part of a kind of job that the worker performs. */
export interface PackJobKind<Job extends PackJob> {
  /**
   * Writes the files of the pack into the folder of the job, or those that are missing there, checks them, and returns
   * the record of the pack; in a worker only. To be resumed, it stores the job with `storeJob`, before its first file
   * and whenever a field changes that a later visit needs. Throws PackJobError, or the reason of an aborted `signal`,
   * after which the folder may contain a part.
   */
  perform(job: Job, context: PackJobContext): Promise<PackRecord>;
}
