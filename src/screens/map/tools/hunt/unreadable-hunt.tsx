import { useStore } from "zustand";
import { UnreadableSection } from "#parts/storage/unreadable-section.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { huntStore } from "#state/scouting/hunt.ts";
import { huntTexts } from "#words/scouting/hunt.ts";

/** Offers the stored hunts that cannot be used as a raw download, such as one that is too large to draw. */
export function UnreadableHunt() {
  const isUnreadable = useStore(huntStore, (state) => state.isUnreadable);
  const { last: records = [] } = useLoaded(async () => {
    const { unreadableHunts } = await import(
      /* webpackChunkName: "backup" */ "#state/exchange/save-unreadable-file.ts"
    );
    return unreadableHunts();
  }, isUnreadable);
  const named = records.map((record) => ({ ...record, name: huntTexts.heading }));
  return <UnreadableSection source="scouting" records={named} />;
}
