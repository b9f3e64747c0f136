import { useStore } from "zustand";
import { packTitle } from "#domain/packs/pack-title.ts";
import { areaProblemText } from "#sentences/packs/areas.ts";
import { makeProblemText } from "#sentences/packs/make-problems.ts";
import { addedText, packProblemText } from "#sentences/packs/packs.ts";
import { sliceProblemText } from "#sentences/packs/slice.ts";
import { packsStore } from "#state/packs/packs.ts";
import type { FailedJob } from "#state/packs/packs-snapshot.ts";
import { Notice } from "#ui/notice.tsx";
import { areaAddedText } from "#words/packs/areas.ts";

/** The outcome of the last command. */
export function PackNews() {
  const failedJobs = useStore(packsStore, (state) => state.failedJobs);
  // The row of a region has the failures of its parts.
  const ownFailures = failedJobs.filter(({ region }) => !region);
  const added = useStore(packsStore, (state) => state.added);
  const records = useStore(packsStore, (state) => state.records);
  const [first = null] = added;
  const isArea = records.some(({ kind, name }) => kind === "area" && name === first);
  const titles = added.map((addedName) => {
    const record = records.find(({ kind, name }) => kind === "pack" && name === addedName);
    return record ? packTitle(record) : addedName;
  });
  return (
    <>
      {ownFailures.map((failedJob) => (
        <Notice key={`${failedJob.name} ${failedJob.problem} ${failedJob.fileName}`} tone="danger">
          {failedJobText(failedJob)}
        </Notice>
      ))}
      {first === null ? null : <Notice>{isArea ? areaAddedText(first) : addedText(titles)}</Notice>}
    </>
  );
}

function failedJobText({ kind, ...failedJob }: FailedJob): string {
  const { problem, name, fileName } = failedJob;
  if (kind === "area") return areaProblemText(problem, name);
  if (kind === "slice") return sliceProblemText(problem, name);
  if (kind === "make") return makeProblemText(problem, fileName ?? name ?? "");
  return packProblemText(problem, failedJob);
}
