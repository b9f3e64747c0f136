import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { backupTexts } from "#words/exchange/backup.ts";

const BinDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "bin" */ "./bin-dialog.tsx");
  return { default: module.BinDialog };
});

/** A button that opens the bin. */
export function BinButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Trash2 aria-hidden="true" size={20} />} onClick={() => setOpen(true)}>
        {backupTexts.bin}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <BinDialog onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
