import { useNavigate } from "react-router";
import type { ImportPreview } from "#domain/exchange/preview/preview-import.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { planOfFile } from "#state/plans/receive-plan.ts";
import { receivedPlanStore } from "#state/plans/received-plan.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";

/** Offers to open a plan over numbered nodes in a file; it can still be imported. */
export function PlanInFiles({ preview }: { readonly preview: ImportPreview }) {
  const navigate = useNavigate();
  const [first, ...others] = preview.files;
  const file = others.length === 0 && first?.result.ok ? first.result.file : null;
  const { value: plan } = useLoaded(
    file && (() => planOfFile(file, networkGraphs.nodesNear)),
    file,
  );
  if (!plan) return null;
  const open = () => {
    receivedPlanStore.setState({ plan });
    void navigate("/routes");
  };
  return (
    <Notice action={<Button onClick={open}>{importScreenTexts.openPlan}</Button>}>
      {importScreenTexts.isPlan}
    </Notice>
  );
}
