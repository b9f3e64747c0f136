import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { PackJobError, type PackProblem, type SliceJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { type SliceStatus, sliceFileUrl } from "#domain/packs/slice/slice-protocol.ts";
import { ServerBusyError } from "#platform/downloads/server-answer.ts";
import { storeJob } from "#storage/packs/jobs/stored-jobs.ts";
import { makePack } from "#workers/pack-jobs/make/make-pack.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";
import { pause } from "#workers/pack-jobs/request-pace.ts";
import { receiveExtract } from "./receive-extract.ts";
import { askSliceStatus, requestSlice, type SliceRequestOptions } from "./slice-requests.ts";

/** The extract in the folder of the job, until the pack is made. */
const EXTRACT_FILE = "extract.osm.pbf";

/** The pause between two questions for the status: it grows, because a large area takes minutes. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.3;

/** If nothing changes for this long, the job stops, and the user can resume it later. */
const STANDSTILL_MS = 15 * 60_000;

/** The pauses before a failed question or download is repeated. */
const RETRIES_MS = [2000, 8000];

/** If the server asks for a longer pause, the job stops, and the user can resume it later. */
const LONGEST_REST_MS = 180_000;

const WORTH_ANOTHER_TRY: ReadonlySet<PackProblem> = new Set([
  "connection-lost",
  "server-error",
  "server-busy",
  "unreachable",
]);

/** Gets a fresh extract of an area from the slice server, or the rest of it, and makes a pack of its networks. */
export async function fetchSlice(job: SliceJob, context: PackJobContext): Promise<PackRecord> {
  const { files } = context;
  await storeJob(files, job);
  const received = (await hasWholeExtract(job, context)) ? job : await getExtract(job, context);
  const { id, name, title, area, dataDate } = received;
  const madeFrom = { kind: "slice", area } as const;
  const source = (await files.files(id)).get(EXTRACT_FILE);
  if (!source) throw new PackJobError("storage-blocked");
  // While a pack is made, the extract counts as done, so that the job needs no network.
  const bytes = { doneBytes: source.size, totalBytes: source.size };
  const record = await makePack(
    { id, name, title, area, dataDate, source, madeFrom, fileName: EXTRACT_FILE },
    { ...context, onProgress: (progress) => context.onProgress({ ...progress, ...bytes }) },
  );
  await files.removeFile(id, EXTRACT_FILE);
  return record;
}

async function hasWholeExtract(
  { id, totalBytes }: SliceJob,
  { files }: PackJobContext,
): Promise<boolean> {
  const size = (await files.files(id)).get(EXTRACT_FILE)?.size ?? 0;
  return totalBytes > 0 && size === totalBytes;
}

async function getExtract(job: SliceJob, context: PackJobContext): Promise<SliceJob> {
  if (SLICE_SERVER === null) throw new PackJobError("server-error");
  const asking = { ...context, server: SLICE_SERVER };
  const complete = await completeSlice(job, asking, context);
  const { id, sliceId, totalBytes } = complete;
  const extract = {
    url: sliceFileUrl(asking.server, sliceId),
    bytes: totalBytes,
    folder: id,
    fileName: EXTRACT_FILE,
  };
  const onDone = (done: number, total: number): void =>
    context.onProgress({
      doneBytes: done,
      totalBytes: total,
      step: { phase: "receiving", done, total },
    });
  await retried(asking, () => receiveExtract(extract, { ...context, onDone })).catch(
    async (error: unknown) => {
      if (problemOf(error) === "not-found") throw await expired(complete, context);
      throw error;
    },
  );
  const size = (await context.files.files(id)).get(EXTRACT_FILE)?.size ?? 0;
  if (size === totalBytes) return complete;
  // The server did not state the size.
  const sized = { ...complete, totalBytes: size };
  await storeJob(context.files, sized);
  return sized;
}

/** A job whose extract the server knows. */
type AskedJob = SliceJob & { readonly sliceId: string };

/** Asks for an extract unless an earlier visit did, and waits until the server has it. */
async function completeSlice(
  job: SliceJob,
  asking: SliceRequestOptions,
  context: PackJobContext,
): Promise<AskedJob> {
  const { sliceId } = job;
  if (sliceId !== null) {
    const complete = await untilComplete({ ...job, sliceId }, asking, context);
    if (complete) return complete;
    // After 24 hours the server has forgotten it.
    await context.files.removeFile(job.id, EXTRACT_FILE);
  }
  context.onProgress({ doneBytes: 0, totalBytes: 0, step: { phase: "queued", done: 0, total: 1 } });
  const asked = {
    ...job,
    sliceId: await requestSlice(job.area, asking),
    totalBytes: 0,
    dataDate: null,
  };
  await storeJob(context.files, asked);
  await pause(FIRST_PAUSE_MS, asking.clock, asking.signal);
  const complete = await untilComplete(asked, asking, context);
  if (!complete) throw await expired(asked, context);
  return complete;
}

/** Waits until the server has cut the extract; null if it does not know it, or no longer. */
async function untilComplete(
  job: AskedJob,
  asking: SliceRequestOptions,
  { files, clock, onProgress }: PackJobContext,
): Promise<AskedJob | null> {
  let last: SliceStatus | null = null;
  let changedMs = clock.steadyMs();
  for (
    let pauseMs = FIRST_PAUSE_MS;
    ;
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * PAUSE_GROWTH)
  ) {
    const status = await retried(asking, () => askSliceStatus(job.sliceId, asking));
    if (!status) return null;
    const phase = status.hasBegun ? "cutting" : "queued";
    onProgress({ doneBytes: 0, totalBytes: 0, step: { phase, done: status.fraction, total: 1 } });
    if (status.isComplete) {
      const complete = { ...job, totalBytes: status.bytes, dataDate: status.dataDate };
      await storeJob(files, complete);
      return complete;
    }
    if (status.fraction !== last?.fraction || status.hasBegun !== last.hasBegun) {
      changedMs = clock.steadyMs();
    }
    last = status;
    if (clock.steadyMs() - changedMs > STANDSTILL_MS) throw new PackJobError("server-busy");
    await pause(pauseMs, asking.clock, asking.signal);
  }
}

/** Forgets the id of an extract that the server does not have, so that a resumed job asks for a new one. */
async function expired(job: SliceJob, { files }: PackJobContext): Promise<PackJobError> {
  await files.removeFile(job.id, EXTRACT_FILE);
  await storeJob(files, { ...job, sliceId: null, totalBytes: 0, dataDate: null });
  return new PackJobError("slice-expired");
}

/** Repeats a request after temporary failures. */
async function retried<T>(
  { clock, signal }: SliceRequestOptions,
  request: () => Promise<T>,
): Promise<T> {
  const pausesMs = [...RETRIES_MS];
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const problem = problemOf(error);
      const usualMs = problem && WORTH_ANOTHER_TRY.has(problem) ? pausesMs.shift() : undefined;
      const askedMs = error instanceof ServerBusyError ? (error.retryAfterMs ?? 0) : 0;
      if (usualMs === undefined || askedMs > LONGEST_REST_MS) throw error;
      await pause(Math.max(usualMs, askedMs), clock, signal);
    }
  }
}

function problemOf(error: unknown): PackProblem | null {
  return error instanceof PackJobError ? error.problem : null;
}
