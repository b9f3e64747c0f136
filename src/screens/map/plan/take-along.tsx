import { FileDown, Printer, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useStore } from "zustand";
import { planAsContent } from "#domain/plans/plan-as-content.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import {
  planAsText,
  planDistance,
  planLegText,
  planOutTexts,
  planSums,
  planTitle,
} from "#i18n/plan.ts";
import { shareText } from "#state/exchange/share-text.ts";
import { planner } from "#state/plans/planner.ts";
import type { PlannerSnapshot } from "#state/plans/routed-drafts.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { type PaperSize, PlanPaper } from "./plan-paper.tsx";
import styles from "./planner.module.css";

const ExportDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "export" */ "#parts/export-dialog.tsx");
  return { default: module.ExportDialog };
});

/** The plan to take along: as a message, a file, or on paper. */
export function TakeAlong() {
  const plan = useStore(planner.store);
  const [said, setSaid] = useState<string | null>(null);
  const [paper, setPaper] = useState<PaperSize | null>(null);
  const [isExporting, setExporting] = useState(false);
  if (plan.route.legs.length === 0) return null;
  const title = titleOf(plan);
  const share = async () => setSaid(SAID[await shareText(title, textOf(plan))]);
  return (
    <section className={styles["out"]} aria-label={planOutTexts.heading}>
      <h4>{planOutTexts.heading}</h4>
      <Button icon={<Share2 aria-hidden="true" size={20} />} onClick={() => void share()}>
        {planOutTexts.text}
      </Button>
      <Button icon={<FileDown aria-hidden="true" size={20} />} onClick={() => setExporting(true)}>
        {planOutTexts.file}
      </Button>
      <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => setPaper("handlebar")}>
        {planOutTexts.printHandlebar}
      </Button>
      <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => setPaper("pocket")}>
        {planOutTexts.printPocket}
      </Button>
      <p role="status">{said}</p>
      {paper ? (
        <PlanPaper
          size={paper}
          title={title}
          sums={sumsOf(plan)}
          nodes={writtenNodes(plan)}
          onPrinted={() => setPaper(null)}
        />
      ) : null}
      {isExporting ? (
        <Suspense fallback={null}>
          <ExportDialog
            content={planAsContent(title, plan.route)}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const SAID = {
  shared: planOutTexts.shared,
  copied: planOutTexts.copied,
  cancelled: null,
  failed: planOutTexts.failed,
} as const;

type Plan = Pick<PlannerSnapshot, "draft" | "route">;

function titleOf({ draft, route }: Plan): string {
  const [first, last] = [route.nodes[0], route.nodes.at(-1)];
  return planTitle(draft.mode, first?.number ?? "", last?.number ?? "");
}

function sumsOf({ draft: { mode }, route }: Plan): string {
  const speedKmh = preferencesStore.getState().planSpeedsKmh[mode];
  return planSums(planDistance(route.meters, mode), travelSeconds(route.meters, speedKmh));
}

function writtenNodes({ draft: { mode }, route }: Plan) {
  return route.nodes.map(({ number }, place) => {
    const leg = route.legs[place - 1];
    return { number, leg: leg ? planLegText(leg, mode) : null };
  });
}

function textOf(plan: Plan): string {
  return planAsText(titleOf(plan), sumsOf(plan), writtenNodes(plan));
}
