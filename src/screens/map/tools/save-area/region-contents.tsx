import { useState } from "react";
import { useStore } from "zustand";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { marksFor, type RegionMarks } from "#domain/packs/region/region-marks.ts";
import {
  bringsMap,
  networksFor,
  type RegionNetworks,
} from "#domain/packs/region/region-networks.ts";
import { estimatedSliceBytes } from "#domain/packs/slice/slice-area.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { useHomeCatalogue } from "#parts/packs/use-home-catalogue.ts";
import {
  fromPackText,
  marksFromPackText,
  marksHereText,
  networksSizeText,
} from "#sentences/packs/region.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import type { WantedRegion } from "#state/packs/region/fetch-region.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { regionTexts } from "#words/packs/region.ts";
import { sliceTexts } from "#words/packs/slice.ts";
import type { ChosenArea } from "./shape-props.ts";

/** The parts of a region other than its map. */
export type RegionOfArea = Pick<WantedRegion, "box" | "networks" | "marks">;

/** The choice of what comes with the map of a region. */
export interface RegionChoice {
  /** The source of its networks; null while the catalogue is loading, or without an area. */
  readonly networks: RegionNetworks | null;
  readonly box: LngLatBox | null;
  readonly wantsNetworks: boolean;
  readonly onWant: (wants: boolean) => void;
  /** The source of the marks; null where none are offered, because the user does not go boating. */
  readonly marks: RegionMarks | null;
  readonly wantsMarks: boolean;
  readonly onWantMarks: (wants: boolean) => void;
  /** The region to fetch; null until it is known. */
  readonly wanted: RegionOfArea | null;
}

const NO_NETWORKS: RegionNetworks = { from: "nowhere", reason: "no-source" };

/** Lets the user choose what comes with the map of a region; nothing does with that of another area. */
export function useRegionChoice(chosen: ChosenArea | null, isRegion: boolean): RegionChoice {
  const packs = useStore(packsStore, (state) => state.packs);
  const home = useStore(packsStore, (state) => state.home);
  const [wantsNetworks, onWant] = useState(true);
  const box = (isRegion && chosen?.bounds) || null;
  const networks =
    box === null || home.status === "none" || home.status === "loading"
      ? null
      : networksFor(box, {
          packs,
          entries: home.status === "loaded" ? home.entries : [],
          address: home.status === "loaded" ? home.address : "",
          hasSliceServer: SLICE_SERVER !== null,
        });
  const [wantsMarks, onWantMarks] = useState(true);
  const marks = useMarks(networks === null ? null : box);
  const source = wantsNetworks ? networks : NO_NETWORKS;
  const wanted =
    box && source ? { box, networks: source, ...(marks && wantsMarks && { marks }) } : null;
  return { networks, box, wantsNetworks, onWant, marks, wantsMarks, onWantMarks, wanted };
}

/** Returns the source of the marks of a box, for a user who goes boating. */
function useMarks(box: LngLatBox | null): RegionMarks | null {
  const packs = useStore(packsStore, (state) => state.packs);
  const home = useStore(packsStore, (state) => state.home);
  const isOnWater = useStore(preferencesStore, isBoating);
  const isDrawn = useStore(settingsStore, ({ mapOverlay }) => mapOverlay.sailNetwork);
  if (box === null || !(isOnWater || isDrawn)) return null;
  const catalogue = home.status === "loaded" ? home : { entries: [], address: "" };
  const { nowMs } = clockStore.getState();
  return marksFor(box, { packs, entries: catalogue.entries, address: catalogue.address, nowMs });
}

/** Says which networks come with the map of a region and who is asked for them, and lets the user leave them out. */
export function RegionContents({ choice }: { readonly choice: RegionChoice }) {
  const { networks, box, wantsNetworks, onWant, marks } = choice;
  useHomeCatalogue();
  return (
    <>
      <Choice
        kind="checkbox"
        name="networks"
        label={regionTexts.networks}
        hint={networks && box ? sourceText(networks, box) : regionTexts.looking}
        checked={wantsNetworks}
        onChoose={onWant}
      />
      {marks ? (
        <Choice
          kind="checkbox"
          name="marks"
          label={regionTexts.marks}
          hint={marksText(marks)}
          checked={choice.wantsMarks}
          onChoose={choice.onWantMarks}
        />
      ) : null}
    </>
  );
}

function marksText(marks: RegionMarks): string {
  if (marks.from === "device") return marksHereText(marks.dataDate);
  if (marks.from === "catalogue") return marksFromPackText(packTitle(marks.entry), marks.entry);
  return regionTexts.marksAsk;
}

function sourceText(networks: RegionNetworks, box: LngLatBox): string {
  switch (networks.from) {
    case "device":
      return regionTexts.networksHere;
    case "catalogue":
      return fromPackText(packTitle(networks.entry), networks.entry, bringsMap(networks));
    case "slice": {
      const host = SLICE_SERVER === null ? "" : new URL(SLICE_SERVER).host;
      return `${sliceTexts.asks(host)} ${networksSizeText(estimatedSliceBytes(box))}`;
    }
    case "nowhere":
      return networks.reason === "too-large" ? regionTexts.tooLarge : regionTexts.noSource;
  }
}
