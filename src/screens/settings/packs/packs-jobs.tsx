import { useStore } from "zustand";
import { JobRows } from "#parts/packs/job-rows.tsx";
import { packsStore } from "#state/packs/packs.ts";
import { Part } from "#ui/page.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

/** The running and interrupted packs and areas that are not part of a region. */
export function PackJobs() {
  const jobs = useStore(packsStore, (state) => state.jobs).filter(({ region }) => !region);
  return (
    <Part heading={packTexts.jobs}>
      <ul className={styles["list"]}>
        <JobRows jobs={jobs} />
      </ul>
    </Part>
  );
}
