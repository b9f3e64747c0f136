import type { MakeJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";
import { makePack } from "./make-pack.ts";

/** Makes a pack of the chosen extract in the folder of the job. */
export function makeFromFile(
  { id, name, title, extract }: MakeJob,
  context: PackJobContext,
): Promise<PackRecord> {
  const { name: fileName, bytes: source } = extract;
  const madeFrom = { kind: "file", fileName } as const;
  return makePack({ id, name, title, madeFrom, source, fileName }, context);
}
