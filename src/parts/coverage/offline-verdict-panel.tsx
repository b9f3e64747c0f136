import { CircleCheck, CircleDashed, CircleX, Download, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineAnswer } from "#domain/coverage/offline-verdict.ts";
import { PackJobRow } from "#parts/packs/pack-job-row.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { type ReportLine, reportLines } from "#sentences/packs/coverage.ts";
import { fetchMissing } from "#state/coverage/fetch-missing.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { coverageTexts } from "#words/packs/coverage.ts";
import { FetchProblem } from "./fetch-problem.tsx";
import styles from "./offline-verdict-panel.module.css";
import type { ReportState } from "./use-offline-report.ts";

const ICONS: Readonly<Record<OfflineAnswer, LucideIcon>> = {
  yes: CircleCheck,
  partly: CircleDashed,
  no: CircleX,
};

interface OfflineVerdictPanelProps {
  readonly state: ReportState;
  /** The name for an area that is fetched. */
  readonly name: string;
  /** False where something else leads on the screen. */
  readonly isMain?: boolean;
  /** More actions, shown beside the button that fetches. */
  readonly children?: ReactNode;
}

/** Shows whether something works without a network and exactly what is missing, with a button that fetches it. */
export function OfflineVerdictPanel({
  state,
  name,
  isMain = true,
  children,
}: OfflineVerdictPanelProps) {
  if (state.status !== "known") {
    return (
      <div className={layout["closeStack"]}>
        <p role="status">{coverageTexts[state.status]}</p>
        {children ? <div className={layout["actions"]}>{children}</div> : null}
      </div>
    );
  }
  const { report } = state;
  return (
    <section
      className={layout["closeStack"]}
      data-offline={report.answer}
      aria-label={coverageTexts.heading}
    >
      <Answer answer={report.answer} />
      <Lines report={report} />
      <div className={layout["actions"]}>
        <Fetch report={report} name={name} isMain={isMain} />
        {children}
      </div>
    </section>
  );
}

/** Shows the answer with its icon: "Werkt offline: ja". */
function Answer({ answer }: { readonly answer: OfflineAnswer }) {
  const Icon = ICONS[answer];
  return (
    <p role="status" className={styles["answer"]} data-answer={answer}>
      <Icon aria-hidden="true" size={24} />
      <strong>{coverageTexts[answer]}</strong>
    </p>
  );
}

function Lines({ report }: { readonly report: OfflineReport }) {
  const records = useStore(packsStore, (snapshot) => snapshot.records);
  const layout = useStore(preferencesStore, ({ instrumentLayout }) => instrumentLayout);
  const damaged = report.damagedAreaIds.map(
    (id) => records.find((record) => record.id === id)?.name ?? coverageTexts.unnamed,
  );
  return (
    <ul className={styles["lines"]}>
      {reportLines(report, damaged, layout).map(({ text, details }) => (
        <li key={text}>
          {details.length > 0 ? <Stretches text={text} details={details} /> : text}
        </li>
      ))}
    </ul>
  );
}

/** A sum of stretches, which opens to name them. */
function Stretches({ text, details }: ReportLine) {
  return (
    <details className={styles["stretches"]}>
      <summary>{text}</summary>
      <ul>
        {details.map((stretch) => (
          <li key={stretch}>{stretch}</li>
        ))}
      </ul>
    </details>
  );
}

interface FetchProps {
  readonly report: OfflineReport;
  readonly name: string;
  readonly isMain: boolean;
}

/** The button that fetches the missing part of the map, with its progress. */
function Fetch({ report, name, isMain }: FetchProps) {
  const jobs = useStore(packsStore, (snapshot) => snapshot.jobs);
  const canFetch = useCanFetch();
  // A job that was interrupted for another one is shown where it was started.
  const areaJobs = jobs.filter((job) => job.kind === "area" && job.status !== "interrupted");
  if (report.missingCount === 0) return null;
  if (areaJobs.length > 0) {
    return (
      <ul className={styles["jobs"]}>
        {areaJobs.map((job) => (
          <PackJobRow key={job.id} job={job} />
        ))}
      </ul>
    );
  }
  return (
    <>
      <FetchProblem />
      {canFetch ? (
        <Button
          variant={isMain ? "primary" : "secondary"}
          Icon={Download}
          onClick={() => void fetchMissing(name, report)}
        >
          {report.damagedAreaIds.length > 0 ? coverageTexts.repair : coverageTexts.fetch}
        </Button>
      ) : null}
    </>
  );
}
