import { ListChecks, Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import { type DepartureSubject, departurePath, offlineOnMapPath } from "#domain/links/app-path.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { coverageTexts } from "#words/packs/coverage.ts";
import { OfflineVerdictPanel } from "./offline-verdict-panel.tsx";
import { useOfflineReport } from "./use-offline-report.ts";
import { useSubject } from "./use-subject.ts";

/**
 * Shows whether a plan, a track or a saved area works offline, with links to its grid on the map and to its
 * departure check.
 */
export function OfflineSection({ subject }: { readonly subject: DepartureSubject }) {
  const read = useSubject(subject);
  const state = useOfflineReport(typeof read === "object" ? read : null);
  if (read === "gone") return null;
  const name = typeof read === "object" && read.name ? read.name : coverageTexts.unnamed;
  return (
    <Section heading={coverageTexts.heading}>
      <OfflineVerdictPanel state={read === "failed" ? { status: read } : state} name={name}>
        <Link to={offlineOnMapPath(subject)} className={buttonClass("secondary")}>
          <MapIcon aria-hidden="true" size={20} />
          {coverageTexts.onMap}
        </Link>
        <Link to={departurePath(subject)} className={buttonClass("secondary")}>
          <ListChecks aria-hidden="true" size={20} />
          {coverageTexts.departure}
        </Link>
      </OfflineVerdictPanel>
    </Section>
  );
}
