import { useEffect } from "react";
import { useStore } from "zustand";
import { packTitle } from "#domain/packs/pack-title.ts";
import { areaAddedText, areaFailureText } from "#i18n/areas.ts";
import { addedText, packFailureText, packTexts } from "#i18n/packs.ts";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { packsStore, reloadPacks, startPacks } from "#state/packs/packs.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AreaList } from "./packs-areas.tsx";
import { PackCatalogue } from "./packs-catalogue.tsx";
import { HomePacks } from "./packs-home.tsx";
import { PackJobs } from "./packs-jobs.tsx";
import { PackList } from "./packs-list.tsx";
import { OpenPacks } from "./packs-open.tsx";

/** The packs on this device, and the ways to get more. */
export function PacksSection({ id }: { readonly id: string }) {
  const isLoaded = useStore(packsStore, (state) => state.isLoaded);
  const trouble = useStore(packsStore, (state) => state.trouble);
  useEffect(() => void startPacks(), []);
  return (
    <Section id={id} heading={packTexts.heading}>
      <p>{packTexts.hint}</p>
      {typeof trouble === "string" ? <Notice tone="danger">{packTexts[trouble]}</Notice> : null}
      {trouble !== null && typeof trouble === "object" ? (
        <UnreadNotice list="packs" problem={trouble} onRetry={reloadPacks} />
      ) : null}
      {isLoaded ? null : <Spinner label={packTexts.loading} />}
      {isLoaded && !trouble ? <PackParts /> : null}
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

/** What came of the last command, said aloud too. */
function PackNews() {
  const failures = useStore(packsStore, (state) => state.failures);
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
      {failures.map((failure) => (
        <Notice key={`${failure.name} ${failure.problem} ${failure.fileName}`} tone="danger">
          {failure.kind === "area"
            ? areaFailureText(failure.problem, failure.name)
            : packFailureText(failure.problem, failure)}
        </Notice>
      ))}
      {first === null ? null : <Notice>{isArea ? areaAddedText(first) : addedText(titles)}</Notice>}
    </div>
  );
}
