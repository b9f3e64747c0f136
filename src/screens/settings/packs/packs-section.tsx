import { useEffect } from "react";
import { useStore } from "zustand";
import { REGION_PATH } from "#domain/links/app-path.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { packsStore, reloadPacks, startPacks } from "#state/packs/packs.ts";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";
import { AreaList } from "./packs-areas.tsx";
import { PackCatalogue } from "./packs-catalogue.tsx";
import { HomePacks } from "./packs-home.tsx";
import { PackList } from "./packs-list.tsx";
import { OpenPacks } from "./packs-open.tsx";

const PackJobs = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./packs-jobs.tsx")).PackJobs,
);
const PackNews = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./packs-news.tsx")).PackNews,
);
const RegionList = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./packs-regions.tsx")).RegionList,
);

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
  const canFetch = useCanFetch();
  // Then the button to go on with one is the filled one.
  const isInterrupted = useStore(packsStore, ({ jobs }) =>
    jobs.some(({ status }) => status === "interrupted"),
  );
  const hasJobs = useStore(packsStore, ({ jobs }) => jobs.some(({ region }) => !region));
  const hasNews = useStore(
    packsStore,
    ({ added, failedJobs }) => added.length + failedJobs.length > 0,
  );
  const hasRegions = useStore(packsStore, ({ records, jobs, failedJobs }) =>
    [...records, ...jobs, ...failedJobs].some(({ region }) => region),
  );
  return (
    <>
      {canFetch ? (
        <LinkButton to={REGION_PATH} variant={isInterrupted ? "secondary" : "primary"}>
          {packTexts.fetchRegion}
        </LinkButton>
      ) : null}
      {hasJobs ? <PackJobs /> : null}
      {/* Announced as soon as it is known. */}
      <div aria-live="polite">{hasNews ? <PackNews /> : null}</div>
      {hasRegions ? <RegionList /> : null}
      <PackList />
      <AreaList />
      <HomePacks />
      <details className={styles["contents"]} data-other-ways="">
        <summary>{packTexts.otherWays}</summary>
        <div className={layout["stack"]}>
          <OpenPacks />
          {canFetch ? <PackCatalogue /> : null}
        </div>
      </details>
    </>
  );
}
