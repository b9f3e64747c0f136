import * as v from "valibot";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import type { SliceJob } from "#domain/packs/pack-job.ts";
import { BOX } from "#storage/measures.ts";
import { SLICE_ID } from "#storage/packs/slice-answer.ts";
import { JOB_FIELDS } from "./job-fields.ts";
import type { JobKind } from "./job-kind.ts";

const VERSION_1 = v.object({
  ...JOB_FIELDS,
  version: v.literal(1),
  title: v.optional(v.string()),
  area: BOX,
  sliceId: v.nullable(SLICE_ID),
});

/** Jobs that make a pack of an extract from the slice server: docs/formats/pack.md. */
export const SLICE_JOB: JobKind<SliceJob> = {
  format: {
    fileName: "slice.json",
    schema: v.pipe(
      VERSION_1,
      v.transform(({ version, ...job }) => ({ ...job, kind: "slice" as const })),
    ),
    written: ({ id, name, title, area, sliceId, totalBytes, dataDate, region }) => ({
      version: 1,
      id,
      name,
      title,
      area,
      sliceId,
      totalBytes,
      dataDate,
      region,
    }),
  },
  servers: (job) => (hasExtract(job) || SLICE_SERVER === null ? [] : [SLICE_SERVER]),
  // One request at a time, out of consideration for volunteers.
  lock: () => "slice server",
  followsNetwork: true,
};

/** Tells whether the whole extract is on the device, so that the rest of the job needs no network. */
function hasExtract({ doneBytes, totalBytes }: SliceJob): boolean {
  return totalBytes > 0 && doneBytes >= totalBytes;
}
