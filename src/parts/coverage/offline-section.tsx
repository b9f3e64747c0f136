import { ListChecks, Map as MapIcon } from "lucide-react";
import { type DepartureSubject, departurePath, offlineOnMapPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
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
      <OfflineVerdictPanel
        state={read === "failed" ? { status: read } : state}
        name={name}
        isMain={false}
      >
        <LinkButton variant="quiet" to={offlineOnMapPath(subject)} Icon={MapIcon}>
          {coverageTexts.onMap}
        </LinkButton>
        <LinkButton variant="quiet" to={departurePath(subject)} Icon={ListChecks}>
          {coverageTexts.departure}
        </LinkButton>
      </OfflineVerdictPanel>
    </Section>
  );
}
