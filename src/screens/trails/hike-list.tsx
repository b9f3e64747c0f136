import { useEffect } from "react";
import { useStore } from "zustand";
import { hikePath } from "#domain/links/trail-path.ts";
import { hikeName } from "#sentences/scouting/hike.ts";
import { hikes } from "#state/trail/hikes.ts";
import { Section } from "#ui/page.tsx";
import { hikeTexts } from "#words/scouting/hike.ts";
import { RecordList } from "./record-list.tsx";

/** The hikes that leaders gave to this phone. */
export function HikeList() {
  const received = useStore(hikes.store, (state) => state.hikes);
  useEffect(() => void hikes.load(), []);
  return (
    <Section heading={hikeTexts.heading}>
      <RecordList
        items={received?.map(({ id, name, patrol }) => ({
          id,
          path: hikePath(id),
          name: hikeName(name),
          more: patrol,
          remove: () => hikes.remove(id, hikeName(name)),
        }))}
        none={hikeTexts.none}
      />
    </Section>
  );
}
