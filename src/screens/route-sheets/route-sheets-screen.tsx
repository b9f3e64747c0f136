import { useParams } from "react-router";
import { useStore } from "zustand";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { saveAlongPath } from "#domain/links/line-ref.ts";
import { isWholeRoute } from "#domain/route-sheet/map-gap.ts";
import { chosenJunctions, withChoice } from "#domain/route-sheet/route-sheets.ts";
import { type SheetInput, type SheetSettings, TECHNIQUES } from "#domain/route-sheet/techniques.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { mapGapsText } from "#sentences/scouting/route-sheet.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import { JunctionList } from "./junction-list.tsx";
import { Patrols } from "./patrols.tsx";
import styles from "./route-sheets.module.css";
import { ShareSheets } from "./share-sheets.tsx";
import { SheetChoices } from "./sheet-choices.tsx";
import { sheetInputOf } from "./sheet-input.ts";
import { Solution, TechniqueCard } from "./technique-card.tsx";
import { useRouteSheets } from "./use-route-sheets.ts";
import { useSheetRoute } from "./use-sheet-route.ts";

/** Makes route sheets of a plan or track: its junctions, and all techniques side by side. */
export function Component() {
  const { kind, id } = useParams();
  const ref = refOf(kind, id);
  return (
    <Page heading={sheetTexts.heading} productName={navigationTexts.productName}>
      {ref ? <Sheets subject={ref} /> : <p>{sheetTexts.gone}</p>}
      <LinkButton to="/techniques" variant="quiet">
        {sheetTexts.explanation}
      </LinkButton>
    </Page>
  );
}

function refOf(kind: string | undefined, id: string | undefined): DepartureSubject | null {
  if (kind === "now") return { kind };
  return (kind === "plan" || kind === "track") && id ? { kind, id } : null;
}

function Sheets({ subject }: { readonly subject: DepartureSubject }) {
  const read = useSheetRoute(subject);
  if (read === "reading") return <p role="status">{sheetTexts.reading}</p>;
  if (read === "gone" || read === "failed") return <p role="alert">{sheetTexts[read]}</p>;
  return <SheetsOf subject={subject} read={read} />;
}

const GiveHike = lazyComponent(
  async () => (await import(/* webpackChunkName: "give-hike" */ "./give-hike.tsx")).GiveHike,
);

interface SheetsOfProps {
  readonly subject: DepartureSubject;
  readonly read: ReadSheetRoute;
}

function SheetsOf({ subject, read }: SheetsOfProps) {
  const { sheets, edit, removePatrol, isLost, isNotRead, hasFailed, isUnreadable } =
    useRouteSheets(subject);
  // Read by `sheetInputOf`, for the photos.
  useStore(waypointsStore);
  if (!sheets) return <p role="status">{sheetTexts.reading}</p>;
  const { route, along } = read;
  const chosen = chosenJunctions(along.junctions, sheets.choices);
  const input = sheetInputOf(read, sheets);
  return (
    <>
      {route.name ? <p className={styles["name"]}>{route.name}</p> : null}
      <Coverage subject={subject} along={along} lengthMeters={route.lengthMeters} />
      {isUnreadable ? <Notice tone="danger">{patrolTexts.unreadable}</Notice> : null}
      {isNotRead ? <Notice tone="danger">{patrolTexts.notRead}</Notice> : null}
      {hasFailed ? <Notice tone="danger">{patrolTexts.failed}</Notice> : null}
      {isLost ? <Notice>{patrolTexts.notStored}</Notice> : null}
      <SheetChoices
        settings={sheets}
        start={route.start}
        onChoose={(chosen) => edit((now) => ({ ...now, ...chosen }))}
      />
      <Patrols read={read} sheets={sheets} edit={edit} removePatrol={removePatrol} />
      {sheets.patrols.length > 0 ? <GiveHike read={read} sheets={sheets} /> : null}
      {subject.kind === "plan" ? <ShareSheets planId={subject.id} sheets={sheets} /> : null}
      <Techniques input={input} settings={input.settings} />
      {chosen.length > 0 ? (
        <Section heading={sheetTexts.junctions}>
          <p>{sheetTexts.junctionsHint}</p>
          <JunctionList
            chosen={chosen}
            gaps={along.gaps}
            onChange={({ junction }, fields) =>
              edit((now) => ({
                ...now,
                choices: withChoice(now.choices, junction, fields, along.junctions),
              }))
            }
          />
        </Section>
      ) : null}
      <Solution input={input} />
    </>
  );
}

interface CoverageProps extends Pick<SheetsOfProps, "subject">, Pick<ReadSheetRoute, "along"> {
  readonly lengthMeters: number;
}

/** Names the stretches without a map, with a link to save them; nothing if there are none. */
function Coverage({ subject, along: { junctions, gaps }, lengthMeters }: CoverageProps) {
  const text = isWholeRoute(gaps, lengthMeters)
    ? sheetTexts.noWays
    : mapGapsText(gaps, lengthMeters);
  if (text === null) return junctions.length === 0 ? <p>{sheetTexts.noJunctions}</p> : null;
  const isLine = subject.kind === "plan" || subject.kind === "track";
  return (
    <Notice
      action={
        isLine ? (
          <LinkButton to={saveAlongPath(`${subject.kind}:${subject.id}`)}>
            {areaTexts.saveAlong}
          </LinkButton>
        ) : undefined
      }
    >
      {text}
    </Notice>
  );
}

interface TechniquesProps {
  readonly input: SheetInput;
  readonly settings: SheetSettings;
}

function Techniques({ input, settings }: TechniquesProps) {
  return (
    <div className={styles["techniques"]}>
      {TECHNIQUES.map((technique) => (
        <TechniqueCard key={technique} technique={technique} input={input} paper={settings.paper} />
      ))}
    </div>
  );
}
