import * as v from "valibot";
import type { DownloadJob } from "#domain/packs/pack-job.ts";
import { JOB_FIELDS } from "./job-fields.ts";
import type { JobKind } from "./job-kind.ts";

const VERSION_1 = v.object({
  ...JOB_FIELDS,
  version: v.literal(1),
  title: v.optional(v.string()),
  manifestUrl: v.pipe(v.string(), v.url()),
  // Older files have no catalogue.
  catalogueUrl: v.optional(v.nullable(v.string()), null),
  manifestSha256: v.string(),
  etags: v.record(v.string(), v.string()),
});

/** Jobs that download a pack: docs/formats/pack.md. */
export const DOWNLOAD_JOB: JobKind<DownloadJob> = {
  format: {
    fileName: "download.json",
    schema: v.pipe(
      VERSION_1,
      v.transform(({ version, ...job }) => ({ ...job, kind: "download" as const })),
    ),
    written: (job) => ({
      version: 1,
      id: job.id,
      name: job.name,
      title: job.title,
      manifestUrl: job.manifestUrl,
      catalogueUrl: job.catalogueUrl,
      manifestSha256: job.manifestSha256,
      totalBytes: job.totalBytes,
      dataDate: job.dataDate,
      etags: job.etags,
      region: job.region,
    }),
  },
  servers: ({ manifestUrl }) => [manifestUrl],
  lock: () => null,
  followsNetwork: false,
};
