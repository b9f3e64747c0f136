import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import { huntTexts } from "#i18n/hunt.ts";
import { UnreadableSection } from "#parts/storage/unreadable-section.tsx";
import { huntStore } from "#state/scouting/hunt.ts";

/** Offers the stored hunts that cannot be used as a raw download, such as one that is too large to draw. */
export function UnreadableHunt() {
  const isUnreadable = useStore(huntStore, (state) => state.isUnreadable);
  const [records, setRecords] = useState<readonly UnreadableRecord[]>([]);
  useEffect(() => {
    let isGone = false;
    const load = import(
      /* webpackChunkName: "backup" */ "#state/exchange/save-unreadable-file.ts"
    ).then(({ unreadableHunts }) => unreadableHunts());
    load.then(
      (found) => !isGone && setRecords(found),
      (error: unknown) => console.warn("Unreadable hunts not listed:", error),
    );
    return () => {
      isGone = true;
    };
  }, [isUnreadable]);
  const named = records.map((record) => ({ ...record, name: huntTexts.heading }));
  return <UnreadableSection source="scouting" records={named} />;
}
