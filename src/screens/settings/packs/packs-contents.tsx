import { lazy, Suspense, useState } from "react";
import { FINDINGS_FILE } from "#domain/packs/pack-findings.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { Spinner } from "#ui/spinner.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

const FoundInPack = lazy(async () => {
  const found = await import(/* webpackChunkName: "settings-sections" */ "./packs-findings.tsx");
  return { default: found.FoundInPack };
});

/** Shows on request what was found when a pack was made; nothing for other packs. */
export function PackContents({ record }: { readonly record: PackRecord }) {
  const [isOpen, setOpen] = useState(false);
  if (!record.files.some(({ name }) => name === FINDINGS_FILE)) return null;
  return (
    <details className={styles["contents"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{packTexts.contents}</summary>
      {isOpen ? (
        <Suspense fallback={<Spinner label={packTexts.loadingContents} />}>
          <FoundInPack id={record.id} />
        </Suspense>
      ) : null}
    </details>
  );
}
