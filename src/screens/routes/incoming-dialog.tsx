import { Map as MapIcon, Waypoints } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { fileFormatLabels } from "#domain/exchange/file-formats.ts";
import type { ImportPreview } from "#domain/exchange/preview/preview-import.ts";
import { planPath, trackOnNetworkPath } from "#domain/links/app-path.ts";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import type { IncomingPlan } from "#domain/plans/incoming-plan.ts";
import { readPlanLink, routeOfLinked } from "#domain/plans/plan-link.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { titleOfPlan, totalsOfPlan } from "#parts/plan-export/named-plan.ts";
import { numbered } from "#parts/plan-export/point-words.ts";
import { problemWords } from "#parts/plan-export/problem-words.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { importProblemText } from "#sentences/exchange/import.ts";
import { numbersInRow, planProblemText } from "#sentences/plan/plan.ts";
import { importPreview, previewFiles } from "#state/exchange/import.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { packsStore } from "#state/packs/packs.ts";
import { findRoute } from "#state/plans/planner.ts";
import { type IncomingRoute, planOfFile, routeOfIncoming } from "#state/plans/receive-plan.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { sharedProblems, sharingTexts } from "#words/exchange/sharing.ts";
import { MODE_NAMES } from "#words/plan/plan.ts";
import { routesTexts } from "#words/plan/routes.ts";
import { RouteMap } from "./route-map.tsx";
import styles from "./routes.module.css";
import { useOpenPlan } from "./use-open-plan.ts";

/** Contents from elsewhere that may be a plan. */
export type PlanArrival =
  | { readonly kind: "link"; readonly text: string }
  | { readonly kind: "files"; readonly files: readonly File[] }
  | { readonly kind: "plan"; readonly plan: IncomingPlan };

interface IncomingDialogProps {
  readonly arrival: PlanArrival;
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: "reading" }
  /** Not usable; a sentence explains why. */
  | { readonly kind: "refused"; readonly text: string }
  /** Tracks or routes without a plan; the network can tell which numbers they follow. */
  | { readonly kind: "lines"; readonly preview: ImportPreview }
  | { readonly kind: "plan"; readonly plan: IncomingPlan; readonly found: IncomingRoute };

/** Shows a received plan; it is saved only when the user confirms. */
export function IncomingDialog({ arrival, onClose }: IncomingDialogProps) {
  // A pack installed meanwhile may have the route.
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const { last, isFailed, again } = useLoaded(() => stepOf(arrival), arrival, packs);
  const step: Step = last ?? { kind: "reading" };
  return (
    <Dialog heading={routesTexts.incoming} onClose={onClose}>
      {isFailed ? <NotLoaded text={routesTexts.incomingFailed} again={again} /> : null}
      {step.kind === "reading" && !isFailed ? (
        <p role="status">{routesTexts.incomingReading}</p>
      ) : null}
      {step.kind === "refused" ? <Notice tone="danger">{step.text}</Notice> : null}
      {step.kind === "plan" ? <Incoming {...step} onClose={onClose} /> : null}
      {step.kind === "lines" ? <IncomingLines preview={step.preview} onClose={onClose} /> : null}
      {step.kind === "plan" || step.kind === "lines" ? null : (
        <div className={classNames(layout["actions"], styles["actions"])}>
          <Button onClick={onClose}>{sharingTexts.close}</Button>
        </div>
      )}
    </Dialog>
  );
}

interface IncomingProps {
  readonly plan: IncomingPlan;
  readonly found: IncomingRoute;
  readonly onClose: () => void;
}

function Incoming({
  plan: { name, draft, meters, sheets },
  found: { route, problem },
  onClose,
}: IncomingProps) {
  const navigate = useNavigate();
  const open = useOpenPlan();
  const [message, setMessage] = useState<string | null>(null);
  const routed = { draft, route };
  const title = name || titleOfPlan(routed);
  const isWhole = route.legs.length > 0;
  // Without the route of a pack: the length that came along, or else that of the straight lines.
  const measured = isWhole
    ? routed
    : { draft, route: meters ? { ...route, meters } : withStraightLegs(route) };

  async function keep() {
    const id = await savedPlans.save(null, title, routed);
    if (!id) return setMessage(routesTexts.failed);
    if (sheets && !(await keepSheets(id, sheets))) return setMessage(routesTexts.sheetsFailed);
    return navigate(planPath(id));
  }

  return (
    <>
      <p>
        <strong className={styles["name"]}>{title}</strong>
        <br />
        <span className={layout["hint"]}>
          {`${MODE_NAMES[draft.mode]} · ${totalsOfPlan(measured)}`}
        </span>
      </p>
      <p className={classNames(layout["hint"], styles["numbers"])}>
        {numbersInRow(numbered(route.nodes))}
      </p>
      <RouteMap plan={routed} onOpen={() => open(routed, null)} />
      {sheets ? <p>{routesTexts.withSheets}</p> : null}
      {problem ? (
        <Notice>
          {planProblemText(problemWords(problem, draft.mode))}{" "}
          {isWhole ? routesTexts.incomingOfFile : routesTexts.incomingNumbers}
        </Notice>
      ) : null}
      {problem?.kind === "unknown-node" ? <PackHelp mode={draft.mode} nodes={draft.stops} /> : null}
      <p role="status">{message}</p>
      <div className={classNames(layout["actions"], styles["actions"])}>
        <Button
          variant={problem ? "secondary" : "primary"}
          Icon={MapIcon}
          onClick={() => open(routed, null)}
        >
          {routesTexts.open}
        </Button>
        <Button variant={problem ? "primary" : "secondary"} onClick={() => void keep()}>
          {routesTexts.keep}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </>
  );
}

async function keepSheets(id: string, sheets: object): Promise<boolean> {
  const { keepReceivedSheets } = await import(
    /* webpackChunkName: "route-sheets-state" */ "#state/route-sheet/route-sheets.ts"
  );
  return keepReceivedSheets(id, sheets);
}

interface IncomingLinesProps {
  readonly preview: ImportPreview;
  readonly onClose: () => void;
}

/** A file of another app with tracks or routes: they are imported and matched to the network. */
function IncomingLines({ preview, onClose }: IncomingLinesProps) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  async function layOnNetwork() {
    const choice = { folders: { kind: "as-in-file" }, takesChanges: false } as const;
    const outcome = await importPreview(preview, choice);
    if (!outcome.ok) return setFailed(true);
    const [id, ...others] = outcome.lineIds;
    // Existing and multiple ones are found in the list.
    return navigate(id && others.length === 0 ? trackOnNetworkPath(id) : "/tracks");
  }

  return (
    <>
      <Notice>{routesTexts.linesInFile}</Notice>
      {hasFailed ? <Notice tone="danger">{routesTexts.failed}</Notice> : null}
      <div className={classNames(layout["actions"], styles["actions"])}>
        <Button variant="primary" Icon={Waypoints} onClick={() => void layOnNetwork()}>
          {routesTexts.layOnNetwork}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </>
  );
}

async function stepOf(arrival: PlanArrival): Promise<Step> {
  if (arrival.kind === "files") return stepOfFiles(arrival.files);
  if (arrival.kind === "plan") return stepOfPlan(arrival.plan);
  const read = readPlanLink(arrival.text);
  if (read.ok) {
    const { name, passed: _, meters, sheets, ...draft } = read.plan;
    const route = routeOfLinked(read.plan);
    const more = { ...(meters !== undefined && { meters }), ...(sheets && { sheets }) };
    return stepOfPlan({ name, draft, route, ...more });
  }
  const text = read.reason === "not-shared" ? routesTexts.noLink : sharedProblems[read.reason];
  return { kind: "refused", text };
}

async function stepOfPlan(plan: IncomingPlan): Promise<Step> {
  return { kind: "plan", plan, found: await routeOfIncoming(plan, findRoute) };
}

async function stepOfFiles(files: readonly File[]): Promise<Step> {
  const preview = await previewFiles(files).catch(() => null);
  const result = preview?.files[0]?.result;
  if (!result) return { kind: "refused", text: routesTexts.unreadable };
  if (!result.ok)
    return { kind: "refused", text: importProblemText(result.problem, fileFormatLabels()) };
  const plan = await planOfFile(result.file, networkGraphs.nodesNear);
  if (plan) return stepOfPlan(plan);
  const { tracks, routes } = result.file;
  return preview && tracks.length + routes.length > 0
    ? { kind: "lines", preview }
    : { kind: "refused", text: routesTexts.noPlanInFile };
}
