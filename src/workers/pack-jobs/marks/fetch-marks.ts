import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { MARKS_SOURCE, writeMarksFile } from "#domain/fairway/official/marks-file.ts";
import {
  type AskedPage,
  MarksPagesError,
  pagesOfMarks,
} from "#domain/fairway/official/marks-service.ts";
import { type MarksPage, readMarksPage } from "#domain/fairway/official/read-mark-records.ts";
import { MARKS_SERVICE } from "#domain/links/marks-address.ts";
import { type MarksJob, PackJobError } from "#domain/packs/pack-job.ts";
import { MARKS_FILE } from "#domain/packs/pack-manifest.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { parseJson } from "#storage/json-text.ts";
import { storeJob } from "#storage/packs/jobs/stored-jobs.ts";
import { textOf, writeFile, writeTextFile } from "#storage/packs/small-file.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";
import { withPatience } from "#workers/pack-jobs/request-pace.ts";

/** The longest wait for a page. */
const PATIENCE_MS = 60_000;

/** The file with the answers so far, in the folder of the job. */
const PAGES_FILE = "pages.json";

/** The answers of the service so far, each with the address that it answers. */
type Answers = Readonly<Record<string, unknown>>;

/**
 * Fetches the marks of an area page by page, those that an earlier visit did not, and writes them as a pack of their
 * own. What is on the device is replaced once all of them are there.
 */
export async function fetchMarks(job: MarksJob, context: PackJobContext): Promise<PackRecord> {
  const { files, clock } = context;
  const { id, name, title, area } = job;
  await storeJob(files, job);
  const pages = await receivedPages(job, context);
  const date = pages.flatMap((page) => page.date ?? []).toSorted()[0] ?? null;
  const marks = pages.flatMap((page) => page.marks);
  const text = writeMarksFile({ source: MARKS_SOURCE, date, areas: [area], marks });
  const bytes = encodeUtf8(text);
  await writeFile(files, id, MARKS_FILE, bytes);
  await files.removeFile(id, PAGES_FILE);
  return {
    version: 1,
    id,
    kind: "pack",
    name,
    title,
    areas: [area],
    mapAreas: [],
    modes: [],
    attribution: MARKS_SOURCE,
    dataDate: date,
    mapSchema: null,
    files: [{ name: MARKS_FILE, bytes: bytes.length }],
    manifestSha256: null,
    catalogueUrl: null,
    madeFrom: { kind: "marks", area },
    addedAtMs: clock.nowMs(),
  };
}

async function receivedPages(
  { id, area }: MarksJob,
  context: PackJobContext,
): Promise<readonly MarksPage[]> {
  const pages: MarksPage[] = [];
  let answers = await storedAnswers(id, context);
  let doneBytes = 0;
  const ask = async ({ url, isFixed }: AskedPage): Promise<MarksPage> => {
    const stored = answers[url] === undefined ? null : readMarksPage(answers[url], isFixed);
    if (stored) return stored;
    const answer = await answerTo(url, context);
    const page = readMarksPage(answer, isFixed);
    if (!page) throw new PackJobError("damaged");
    answers = { ...answers, [url]: answer };
    const text = JSON.stringify(answers);
    doneBytes = text.length;
    await writeTextFile(context.files, id, PAGES_FILE, text);
    return page;
  };
  try {
    for await (const page of pagesOfMarks(MARKS_SERVICE, area, ask)) {
      pages.push(page);
      context.onProgress({ doneBytes, totalBytes: 0 });
    }
  } catch (error) {
    if (error instanceof MarksPagesError) throw new PackJobError("damaged", null, error);
    throw error;
  }
  return pages;
}

async function answerTo(url: string, context: PackJobContext): Promise<unknown> {
  const { downloads } = context;
  const text = await withPatience(PATIENCE_MS, context, (signal) =>
    fetchText(downloads, url, null, signal, DOWNLOAD_LIMITS.marks),
  );
  const parsed = text === null ? null : parseJson(text);
  if (!parsed?.ok) throw new PackJobError("damaged");
  return parsed.value;
}

/** Returns the stored answers; unreadable ones are asked for again. */
async function storedAnswers(id: string, { files }: PackJobContext): Promise<Answers> {
  const file = (await files.files(id)).get(PAGES_FILE);
  const parsed = file ? parseJson(await textOf(file)) : null;
  const value = parsed?.ok ? parsed.value : null;
  return typeof value === "object" && value !== null ? (value as Answers) : {};
}
