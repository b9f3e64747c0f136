import { useLocation, useParams } from "react-router";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { OfflineVerdictPanel } from "#parts/coverage/offline-verdict-panel.tsx";
import { useOfflineReport } from "#parts/coverage/use-offline-report.ts";
import { useSubject } from "#parts/coverage/use-subject.ts";
import { useDepartureCheck, useIsByBoat } from "#parts/departure/use-departure-check.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import type { OfflineSubject } from "#state/coverage/offline-subject.ts";
import { Button } from "#ui/button.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { coverageTexts } from "#words/packs/coverage.ts";
import { departureTexts } from "#words/plan/departure.ts";
import { CheckList } from "./check-list.tsx";
import { MapLinks } from "./map-links.tsx";

/** Most departures are on land. */
const DepartureNotices = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "departure-notices" */ "#parts/departure/departure-notices.tsx"
      )
    ).DepartureNotices,
  {
    // The check itself says what is missing.
    failed: () => null,
  },
);

/** Checks whether the device is ready for a plan, a track or a saved area, and helps to close the gaps. */
export function Component() {
  const { kind, id } = useParams();
  const { key } = useLocation();
  const ref = refOf(kind, id);
  return (
    <Page heading={departureTexts.heading} productName={navigationTexts.productName}>
      {ref ? <Departure key={key} subject={ref} /> : <p>{coverageTexts.gone}</p>}
    </Page>
  );
}

function refOf(kind: string | undefined, id: string | undefined): DepartureSubject | null {
  if (kind === "now") return { kind };
  const hasId = kind === "plan" || kind === "track" || kind === "area";
  return hasId && id ? { kind, id } : null;
}

function Departure({ subject }: { readonly subject: DepartureSubject }) {
  const read = useSubject(subject);
  if (read === "reading") return <p role="status">{departureTexts.checking}</p>;
  if (read === "failed") return <p role="alert">{coverageTexts.failed}</p>;
  if (read === "gone") {
    return (
      <p role="status">
        {subject.kind === "now" ? coverageTexts.nothingPlanned : coverageTexts.gone}
      </p>
    );
  }
  return <Checked subject={subject} read={read} />;
}

interface CheckedProps {
  readonly subject: DepartureSubject;
  readonly read: OfflineSubject;
}

function Checked({ subject, read }: CheckedProps) {
  const state = useOfflineReport(read);
  const report = state.status === "known" ? state.report : null;
  const { state: check, isReading, readAgain } = useDepartureCheck(report, read);
  const isByBoat = useIsByBoat(read);
  const verdict = (
    <OfflineVerdictPanel state={state} name={read.name || coverageTexts.unnamed}>
      <MapLinks subject={subject} />
    </OfflineVerdictPanel>
  );
  return (
    <>
      {read.name ? <p>{read.name}</p> : null}
      {check ? (
        <CheckList check={check} shape={read.shape} verdict={verdict} onChanged={readAgain} />
      ) : (
        <p role="status">{departureTexts.checking}</p>
      )}
      {isByBoat ? <DepartureNotices shape={read.shape} /> : null}
      {report?.missingCount === 0 ? (
        <Section heading={coverageTexts.heading}>{verdict}</Section>
      ) : null}
      <Button disabled={isReading} onClick={readAgain}>
        {departureTexts.again}
      </Button>
    </>
  );
}
