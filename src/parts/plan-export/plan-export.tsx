import {
  AppWindow,
  FileDown,
  Image,
  type LucideIcon,
  Printer,
  QrCode,
  Share2,
  Signpost,
  Watch,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { type DepartureSubject, routeSheetPath } from "#domain/links/app-path.ts";
import { planAsRoute, planAsTrack } from "#domain/plans/plan-gpx.ts";
import { ExportDialog } from "#parts/exchange/lazy-export-dialog.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { inMetric } from "#sentences/intl/units.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { planAsText } from "#sentences/plan/plan.ts";
import { shareText } from "#state/exchange/share-text.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import { fitWords } from "#ui/fit-words.ts";
import layout from "#ui/layout.module.css";
import { Row, Rows, rowClass } from "#ui/row-list.tsx";
import { exportTexts } from "#words/exchange/export.ts";
import { alongTexts } from "#words/plan/along-route.ts";
import { planOutTexts } from "#words/plan/plan.ts";
import { type NamedPlan, totalsOfPlan, type WrittenNode, writtenNodes } from "./named-plan.ts";
import { nodesWithAlong } from "./nodes-along.ts";
import styles from "./plan-export.module.css";
import { withNamedPlaces } from "./point-words.ts";
import { PrintedPlan, type PrintSize } from "./printed-plan.tsx";

const SharePlanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "./share-plan-dialog.tsx")).SharePlanDialog,
);

const PictureDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "strip-picture" */ "./picture-dialog.tsx")).PictureDialog,
);

/** The form of the plan in a file whose format the user chooses. */
type FileKind = "route" | "course";

/** The open dialog or print job. */
type Open =
  | { readonly kind: "link" | "picture" | FileKind }
  | { readonly kind: "print"; readonly size: PrintSize; readonly nodes: readonly WrittenNode[] };

interface PlanExportProps {
  readonly plan: NamedPlan;
  /** The plan as other screens find it. */
  readonly subject: DepartureSubject;
}

/** The margins of the page and the icon beside the words of a button, pixels. */
const RESERVED_WIDTH = 120;

/** Lets the user share or print the plan: as a link, a message, a picture, a file, or on paper. */
export function PlanExport({ plan, subject }: PlanExportProps) {
  const [message, setMessage] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [isWithAlong, setWithAlong] = useState(false);
  const close = () => setOpen(null);
  const out = (label: string, Icon: typeof Share2, act: () => void) => (
    <Button Icon={Icon} onClick={act}>
      {label}
    </Button>
  );
  const sums = inMetric(() => totalsOfPlan(plan));
  const nodes = writtenNodes(plan);
  const stripName =
    plan.draft.mode === "cycle" ? planOutTexts.printHandlebar : planOutTexts.printStrip;
  const share = async () =>
    setMessage(OUTCOME_TEXTS[await shareText(plan.name, planAsText(plan.name, sums, nodes))]);
  const saveTrack = async () => setMessage(FILE_OUTCOME_TEXTS[await savedTrack(plan)]);
  const print = async (size: PrintSize) =>
    setOpen({ kind: "print", size, nodes: isWithAlong ? await nodesWithAlong(plan) : nodes });
  return (
    <section
      className={classNames(layout["actions"], styles["out"])}
      aria-label={planOutTexts.heading}
    >
      <h4 className={layout["hint"]}>{planOutTexts.heading}</h4>
      {out(planOutTexts.link, QrCode, () => setOpen({ kind: "link" }))}
      {plan.route.legs.length > 0 ? (
        <>
          {out(planOutTexts.text, Share2, () => void share())}
          {out(planOutTexts.picture, Image, () => setOpen({ kind: "picture" }))}
          <Rows>
            <li>
              <button
                type="button"
                className={rowClass}
                onClick={() => setOpen({ kind: "course" })}
              >
                <Row Icon={Watch} name={planOutTexts.course} />
              </button>
            </li>
            <Purpose Icon={AppWindow} name={planOutTexts.toApp}>
              {out(planOutTexts.track, FileDown, () => void saveTrack())}
              {out(planOutTexts.route, FileDown, () => setOpen({ kind: "route" }))}
            </Purpose>
            <Purpose Icon={Printer} name={planOutTexts.onPaper}>
              {out(stripName, Printer, () => void print("handlebar"))}
              {out(planOutTexts.printPocket, Printer, () => void print("pocket"))}
              <LinkButton
                to={routeSheetPath(subject)}
                Icon={Signpost}
                style={fitWords(planOutTexts.routeSheet, RESERVED_WIDTH)}
              >
                {planOutTexts.routeSheet}
              </LinkButton>
              <Choice
                kind="checkbox"
                name="withAlong"
                label={alongTexts.print}
                checked={isWithAlong}
                onChoose={setWithAlong}
              />
            </Purpose>
          </Rows>
        </>
      ) : null}
      <p className={layout["hint"]} role="status">
        {message}
      </p>
      {open?.kind === "print" ? (
        <PrintedPlan
          size={open.size}
          title={plan.name}
          sums={sums}
          nodes={open.nodes}
          onPrinted={close}
        />
      ) : null}

      {open?.kind === "link" ? <SharePlanDialog plan={plan} onClose={close} /> : null}
      {open?.kind === "picture" ? <PictureDialog plan={plan} onClose={close} /> : null}
      {open?.kind === "route" || open?.kind === "course" ? (
        <ExportDialog
          content={contentOf(plan, open.kind)}
          initialFormat={open.kind === "course" ? "fit" : "gpx"}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

interface PurposeProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly children: ReactNode;
}

/** A row that shows the formats for a purpose. */
function Purpose({ Icon, name, children }: PurposeProps) {
  return (
    <li>
      <details>
        <summary className={rowClass}>
          <Row Icon={Icon} name={name} />
        </summary>
        <div className={classNames(layout["actions"], styles["formats"])}>{children}</div>
      </details>
    </li>
  );
}

const OUTCOME_TEXTS = {
  shared: planOutTexts.shared,
  copied: planOutTexts.copied,
  cancelled: null,
  failed: planOutTexts.failed,
} as const;

const FILE_OUTCOME_TEXTS = {
  saved: exportTexts.saved,
  shared: exportTexts.shared,
  cancelled: null,
  failed: exportTexts.failed,
} as const;

/** Saves the track of a plan as GPX, which most apps and devices read. */
async function savedTrack(plan: NamedPlan): Promise<keyof typeof FILE_OUTCOME_TEXTS> {
  try {
    const { exportFile } = await import(
      /* webpackChunkName: "export" */ "#state/exchange/export.ts"
    );
    return await exportFile({ content: contentOf(plan, "course"), format: "gpx", method: "save" });
  } catch (error) {
    console.warn("No track saved:", error);
    return "failed";
  }
}

function contentOf({ name, draft: { mode }, route }: NamedPlan, kind: FileKind) {
  const written = { name, mode, route: withNamedPlaces(route) };
  return kind === "route" ? planAsRoute(written, turnAtText) : planAsTrack(written, turnAtText);
}
