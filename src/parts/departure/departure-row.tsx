import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { Link } from "react-router";
import { gapsOf } from "#domain/departure/departure-check.ts";
import { departurePath } from "#domain/links/app-path.ts";
import { useOfflineReport } from "#parts/coverage/use-offline-report.ts";
import { useSubject } from "#parts/coverage/use-subject.ts";
import { rowText } from "#sentences/plan/departure.ts";
import { buttonClass } from "#ui/button.tsx";
import { departureTexts } from "#words/plan/departure.ts";
import { useDepartureCheck } from "./use-departure-check.ts";

const NOW = { kind: "now" } as const;

/** Shows the departure check of the followed or current plan in one row, which links to it. */
export function DepartureRow() {
  const read = useSubject(NOW);
  const subject = typeof read === "object" ? read : null;
  const state = useOfflineReport(subject);
  const report = state.status === "known" ? state.report : null;
  const { state: check } = useDepartureCheck(report, subject);
  if (read === "gone") return null;
  const gapCount = check ? gapsOf(check.items).length : null;
  const isFailed = read === "failed" || state.status === "failed";
  const Pending = isFailed ? CircleAlert : LoaderCircle;
  const Icon = gapCount === null ? Pending : gapCount === 0 ? CircleCheck : CircleAlert;
  return (
    <Link
      to={departurePath(NOW)}
      className={buttonClass("secondary")}
      data-departure={gapCount === null ? undefined : gapCount === 0 ? "ready" : "gaps"}
    >
      <Icon aria-hidden="true" size={20} />
      {gapCount === null ? departureTexts.heading : rowText(gapCount)}
    </Link>
  );
}
