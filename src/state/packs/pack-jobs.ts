import type { StoreApi } from "zustand/vanilla";
import { type PackJob, PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import { jobKind, storedJob } from "#storage/packs/jobs/stored-jobs.ts";
import { withEarlierVersions } from "./earlier-versions.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import { folderLock } from "./pack-leftovers.ts";
import type { FailedJob, PacksSnapshot } from "./packs-snapshot.ts";

/** The jobs of this tab. No command rejects: problems are in the store. */
export interface PackJobs {
  /** Stops a running job. The part that was fetched stays, and can be resumed. */
  cancelPackJob(id: string): void;
  /**
   * Resumes an interrupted job, under another name or in another region if the user requested it again. Resolves to the record of
   * the pack; null if it was not added.
   */
  resumePackJob(id: string, anew?: Pick<PackJob, "name" | "region">): Promise<PackRecord | null>;
  /** Resumes the jobs of this tab that a lost network broke off; call it when the network returns. */
  resumeCutOff(): Promise<void>;
  /** Stops the jobs of this tab that ask servers for what the user sees or chose on the map; they can be resumed. */
  stopAreas(): void;
  /** Removes a pack, a broken record, or the part of an interrupted job. */
  removePack(id: string): Promise<void>;
}

/** Functions for the other commands only. */
export interface PackJobStarter extends PackJobs {
  /** Runs a job. Resolves to the record of the pack; null if it was not added: the problem is in the store. */
  perform(job: PackJob): Promise<PackRecord | null>;
  fail(failedJob: FailedJob): void;
  /** Clears the messages of the previous command. */
  forget(): void;
}

/**
 * Problems after which a download can be resumed, because the fetched part is intact. A full device gets its room
 * back immediately.
 */
const RESUMABLE: ReadonlySet<PackProblem> = new Set([
  "cancelled",
  "offline",
  "offline-only",
  "unreachable",
  "redirected",
  "connection-lost",
  "server-error",
  "server-busy",
  "html-answered",
  "wrong-range",
  "storage-blocked",
  "queue-full",
  "slice-expired",
  "failed",
]);

/** The problems of a lost network. */
const NETWORK_PROBLEMS: ReadonlySet<PackProblem> = new Set([
  "offline",
  "unreachable",
  "connection-lost",
]);

/**
 * Creates the jobs.
 * @param changed synchronises the store with storage, and notifies the other tabs
 */
export function createPackJobs(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  changed: () => Promise<void>,
): PackJobStarter {
  const running = new Map<string, AbortController>();
  /** The jobs that the network broke off in this tab: they resume when it returns. */
  const cutOff = new Set<string>();

  const { fail, forget, setJob, interruptJob, dropEndedJob } = jobEdits(store);

  /** Runs a job. Until the record is written, an error only affects the files of this job. */
  async function perform(stored: PackJob): Promise<PackRecord | null> {
    const job: PackJob = { ...stored, status: "running" };
    const cancelling = new AbortController();
    running.set(job.id, cancelling);
    cutOff.delete(job.id);
    setJob(job);
    try {
      const work = () => putOnDevice(device, job, setJob, cancelling.signal);
      const alone = jobKind(job).lock(job);
      const outcome = await device.locks.hold(folderLock(job.id), () =>
        alone === null ? work() : device.locks.hold(alone, work),
      );
      if (outcome === "taken") throw new PackJobError("busy-elsewhere");
      store.setState(({ added }) => ({ added: [...added, outcome.name] }));
      return outcome;
    } catch (error) {
      await cleanUp(job, error);
      return null;
    } finally {
      running.delete(job.id);
      // Remove the job last: without it and without its result, the same download would be offered and started again.
      await changed();
      dropEndedJob(job.id);
    }
  }

  async function cleanUp(job: PackJob, error: unknown): Promise<void> {
    const found = asJobError(error);
    const { problem } = found;
    const { format, followsNetwork } = jobKind(job);
    const canGoOn = format !== null && RESUMABLE.has(problem);
    if (followsNetwork && NETWORK_PROBLEMS.has(problem)) cutOff.add(job.id);
    if (canGoOn) interruptJob(job.id);
    if (problem !== "cancelled") fail(failureOf(job, found));
    if (problem === "busy-elsewhere" || canGoOn) return;
    await device.files.removeFolder(job.id).catch(() => {});
  }

  const idleJob = async (id: string): Promise<PackJob | null> =>
    running.has(id) ? null : storedJob(device.files, id).catch(() => null);

  return {
    fail,
    forget,
    cancelPackJob: (id) => running.get(id)?.abort(),
    async resumePackJob(id, anew) {
      forget();
      const found = await idleJob(id);
      if (found) return perform({ ...found, ...anew });
      await changed();
      return null;
    },
    async resumeCutOff() {
      for (const id of [...cutOff]) {
        const found = await idleJob(id);
        if (!found) continue;
        forget();
        await perform(found);
      }
    },
    async removePack(id) {
      cutOff.delete(id);
      forget();
      const error = await removed(device, id);
      if (error) fail({ name: null, ...error });
      await changed();
    },
    perform,
    stopAreas() {
      for (const job of store.getState().jobs.filter(usesNetwork)) running.get(job.id)?.abort();
    },
  };
}

function usesNetwork(job: PackJob): boolean {
  const { followsNetwork, servers } = jobKind(job);
  return followsNetwork && servers(job).length > 0;
}

/** The edits of the jobs in the store. */
function jobEdits(store: StoreApi<PacksSnapshot>) {
  const fail = (failedJob: FailedJob): void =>
    store.setState(({ failedJobs }) => ({ failedJobs: [...failedJobs, failedJob] }));
  const forget = (): void => store.setState({ failedJobs: [], added: [] });
  const setJob = (job: PackJob): void =>
    store.setState(({ jobs }) => ({ jobs: [...jobs.filter(({ id }) => id !== job.id), job] }));
  const interruptJob = (id: string): void =>
    store.setState(({ jobs }) => ({
      jobs: jobs.map((job) => (job.id === id ? { ...job, status: "interrupted" } : job)),
    }));
  const dropEndedJob = (id: string): void =>
    store.setState(({ jobs }) => ({
      jobs: jobs.filter((job) => job.id !== id || job.status !== "running"),
    }));
  return { fail, forget, setJob, interruptJob, dropEndedJob };
}

/** Installs a pack. The record is written last, and the older version is removed only after that. */
async function putOnDevice(
  device: PackCommandsDevice,
  job: PackJob,
  setJob: (job: PackJob) => void,
  signal: AbortSignal,
): Promise<PackRecord> {
  const needsNetwork = jobKind(job).servers(job).length > 0;
  if (needsNetwork && device.isOfflineOnly()) throw new PackJobError("offline-only");
  if (needsNetwork && !device.downloads.isOnline()) throw new PackJobError("offline");
  await checkRoom(device, job);
  const pack = await device.run(job, (progress) => setJob({ ...job, ...progress }), signal);
  const records = (await device.records.load()).whole.map(({ record }) => record);
  const { added, replaced } = withEarlierVersions({ ...pack, region: job.region }, records);
  await device.records.keep(added);
  for (const { id } of replaced) await device.records.remove(id).catch(() => {});
  return added;
}

async function checkRoom({ quota }: PackCommandsDevice, job: PackJob): Promise<void> {
  void quota.askToPersist();
  const free = await quota.freeBytes();
  if (free !== null && job.totalBytes - job.doneBytes > free) throw new PackJobError("disk-full");
}

/** Removes a record and its files; resolves to the problem, or null. */
async function removed(
  { locks, records }: PackCommandsDevice,
  id: string,
): Promise<JobError | null> {
  try {
    const outcome = await locks.hold(folderLock(id), () => records.remove(id));
    return outcome === "taken" ? { problem: "busy-elsewhere", fileName: null } : null;
  } catch (error) {
    return asJobError(error);
  }
}

type JobError = Pick<FailedJob, "problem" | "fileName">;

function failureOf(job: PackJob, { problem, fileName }: JobError): FailedJob {
  const { name, title, kind, region } = job;
  const catalogueUrl = kind === "download" ? job.catalogueUrl : null;
  return { name, title, kind, region, catalogueUrl, problem, fileName };
}

function asJobError(error: unknown): JobError {
  if (error instanceof PackJobError) return { problem: error.problem, fileName: error.fileName };
  return { problem: isQuotaError(error) ? "disk-full" : "storage-blocked", fileName: null };
}
