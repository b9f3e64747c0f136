import * as v from "valibot";
import { MARKS_SERVICE } from "#domain/links/marks-address.ts";
import type { MarksJob } from "#domain/packs/pack-job.ts";
import { BOX } from "#storage/measures.ts";
import { JOB_FIELDS } from "./job-fields.ts";
import type { JobKind } from "./job-kind.ts";

const VERSION_1 = v.object({
  ...JOB_FIELDS,
  version: v.literal(1),
  title: v.optional(v.string()),
  area: BOX,
});

/** Jobs that fetch the marks of Rijkswaterstaat in an area: docs/formats/official-marks.md. */
export const MARKS_JOB: JobKind<MarksJob> = {
  format: {
    fileName: "marks-job.json",
    schema: v.pipe(
      VERSION_1,
      v.transform(({ version, ...job }) => ({ ...job, kind: "marks" as const })),
    ),
    written: ({ id, name, title, area, totalBytes, dataDate, region }) => ({
      version: 1,
      id,
      name,
      title,
      area,
      totalBytes,
      dataDate,
      region,
    }),
  },
  servers: () => [MARKS_SERVICE],
  // One request at a time, out of consideration for a public service.
  lock: () => "marks service",
  followsNetwork: true,
};
