import { useState } from "react";
import { FINDINGS_FILE } from "#domain/packs/pack-findings.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

const FoundInPack = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./packs-findings.tsx")).FoundInPack,
  { waiting: <Spinner label={packTexts.loadingContents} /> },
);

/** Shows on request what was found when a pack was made; nothing for other packs. */
export function PackContents({ record }: { readonly record: PackRecord }) {
  const [isOpen, setOpen] = useState(false);
  if (!record.files.some(({ name }) => name === FINDINGS_FILE)) return null;
  return (
    <details className={styles["contents"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{packTexts.contents}</summary>
      {isOpen ? <FoundInPack id={record.id} /> : null}
    </details>
  );
}
