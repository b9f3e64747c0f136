import { useEffect } from "react";
import { useStore } from "zustand";
import { packTitle } from "#domain/packs/pack-title.ts";
import { areaAddedText, areaProblemText } from "#i18n/packs/areas.ts";
import { makeProblemText } from "#i18n/packs/make.ts";
import { addedText, packProblemText, packTexts } from "#i18n/packs/packs.ts";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { packsStore, reloadPacks, startPacks } from "#state/packs/packs.ts";
import type { FailedJob } from "#state/packs/packs-snapshot.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AreaList } from "./packs-areas.tsx";
import { PackCatalogue } from "./packs-catalogue.tsx";
import { HomePacks } from "./packs-home.tsx";
import { PackJobs } from "./packs-jobs.tsx";
import { PackList } from "./packs-list.tsx";
import { OpenPacks } from "./packs-open.tsx";

/** The packs on this device, and the sources of more. */
export function PacksSection({ id }: { readonly id: string }) {
  const isLoaded = useStore(packsStore, (state) => state.isLoaded);
  const problem = useStore(packsStore, (state) => state.problem);
  useEffect(() => void startPacks(), []);
  return (
    <Section id={id} heading={packTexts.heading}>
      <p>{packTexts.hint}</p>
      {typeof problem === "string" ? <Notice tone="danger">{packTexts[problem]}</Notice> : null}
      {problem !== null && typeof problem === "object" ? (
        <UnreadNotice list="packs" problem={problem} onRetry={reloadPacks} />
      ) : null}
      {isLoaded ? null : <Spinner label={packTexts.loading} />}
      {isLoaded && !problem ? <PackParts /> : null}
    </Section>
  );
}

function PackParts() {
  return (
    <>
      <HomePacks />
      <PackJobs />
      <PackNews />
      <PackList />
      <AreaList />
      <OpenPacks />
      <PackCatalogue />
    </>
  );
}

function failedJobText({ kind, ...failedJob }: FailedJob): string {
  const { problem, name, fileName } = failedJob;
  if (kind === "area") return areaProblemText(problem, name);
  if (kind === "make") return makeProblemText(problem, fileName ?? name ?? "");
  return packProblemText(problem, failedJob);
}

/** The outcome of the last command, announced too. */
function PackNews() {
  const failedJobs = useStore(packsStore, (state) => state.failedJobs);
  const added = useStore(packsStore, (state) => state.added);
  const records = useStore(packsStore, (state) => state.records);
  const [first = null] = added;
  const isArea = records.some(({ kind, name }) => kind === "area" && name === first);
  const titles = added.map((addedName) => {
    const record = records.find(({ kind, name }) => kind === "pack" && name === addedName);
    return record ? packTitle(record) : addedName;
  });
  return (
    <div aria-live="polite">
      {failedJobs.map((failedJob) => (
        <Notice key={`${failedJob.name} ${failedJob.problem} ${failedJob.fileName}`} tone="danger">
          {failedJobText(failedJob)}
        </Notice>
      ))}
      {first === null ? null : <Notice>{isArea ? areaAddedText(first) : addedText(titles)}</Notice>}
    </div>
  );
}
