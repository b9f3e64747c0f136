import { Trash2 } from "lucide-react";
import { useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { Button } from "#ui/button.tsx";
import { backupTexts } from "#words/exchange/backup.ts";
import styles from "./bin-button.module.css";

const BinDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "bin" */ "./bin-dialog.tsx")).BinDialog,
);

/** A button that opens the bin; at the start of the last line of every list. */
export function BinButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" Icon={Trash2} className={styles["bin"]} onClick={() => setOpen(true)}>
        {backupTexts.bin}
      </Button>
      {isOpen ? <BinDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
