import { useState } from "react";
import { actionLabel } from "#sentences/common/actions.ts";
import { Button } from "#ui/button.tsx";
import { storageUseTexts } from "#words/app/storage-use.ts";

type Step = "exporting" | "exported" | "notExported" | null;

/** The button that saves a pack or an area as files for another device. */
export function ExportButton({ id, name }: { readonly id: string; readonly name: string }) {
  const [step, setStep] = useState<Step>(null);
  const exportFiles = async () => {
    setStep("exporting");
    const load = import(/* webpackChunkName: "export-pack" */ "#state/packs/export-pack.ts");
    const isDone = await (await load.catch(() => null))?.exportPack(id);
    setStep(isDone ? "exported" : "notExported");
  };
  return (
    <>
      <Button
        aria-label={actionLabel(storageUseTexts.export, name)}
        disabled={step === "exporting"}
        onClick={() => void exportFiles()}
      >
        {storageUseTexts.export}
      </Button>
      <p role="status">{step === null ? null : storageUseTexts[step]}</p>
    </>
  );
}
