import { useStore } from "zustand";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { packsStore } from "#state/packs/packs.ts";

/** The report on a question, or the state of the check. */
export type ReportState =
  | { readonly status: "checking" | "failed" }
  | { readonly status: "known"; readonly report: OfflineReport };

/** Checks a shape, and checks it again whenever the packs change; does nothing when the question is null. */
export function useOfflineReport(question: OfflineQuestion | null): ReportState {
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const { last, isFailed } = useLoaded(
    question &&
      (async (signal) => {
        const { reportOffline } = await import(
          /* webpackChunkName: "offline-reports" */ "#state/coverage/offline-reports.ts"
        );
        return reportOffline(question, signal);
      }),
    question,
    packs,
  );
  if (isFailed) return { status: "failed" };
  return last ? { status: "known", report: last } : { status: "checking" };
}
