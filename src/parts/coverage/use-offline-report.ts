import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import { packsStore } from "#state/packs/packs.ts";

/** The report on a question, or the state of the check. */
export type ReportState =
  | { readonly status: "checking" | "failed" }
  | { readonly status: "known"; readonly report: OfflineReport };

/** Checks a shape, and checks it again whenever the packs change; does nothing when the question is null. */
export function useOfflineReport(question: OfflineQuestion | null): ReportState {
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const [state, setState] = useState<ReportState>({ status: "checking" });
  useEffect(() => {
    if (!question) return;
    const leaving = new AbortController();
    import(/* webpackChunkName: "offline-reports" */ "#state/coverage/offline-reports.ts")
      .then(({ reportOffline }) => reportOffline(question, leaving.signal))
      .then(
        (report) => leaving.signal.aborted || setState({ status: "known", report }),
        (failure: unknown) => {
          if (leaving.signal.aborted) return;
          console.warn("Not judged:", failure);
          setState({ status: "failed" });
        },
      );
    return () => leaving.abort();
  }, [question, packs]);
  return state;
}
