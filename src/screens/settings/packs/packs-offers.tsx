import { useState } from "react";
import { useStore } from "zustand";
import { packTitle } from "#domain/packs/pack-title.ts";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import {
  freeText,
  hasDepthContours,
  leftOutOffersText,
  moreOffersText,
  packFactsText,
} from "#sentences/packs/packs.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { type Catalogue, offerState } from "#state/packs/packs-snapshot.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { offerTexts, packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

type LoadedCatalogue = Extract<Catalogue, { readonly status: "loaded" }>;

/** A pack in a catalogue. */
type Entry = LoadedCatalogue["entries"][number];

/** The number of offers shown at once, because a catalogue may have thousands. */
const OFFERS_A_STEP = 50;

/** The offers of a catalogue, in steps. */
export function PackOffers({ catalogue }: { readonly catalogue: LoadedCatalogue }) {
  const { address, entries, leftOutCount } = catalogue;
  const freeBytes = useStore(packsStore, (state) => state.freeBytes);
  const [shownCount, setShownCount] = useState(OFFERS_A_STEP);
  const moreCount = Math.min(OFFERS_A_STEP, entries.length - shownCount);
  return (
    <>
      {entries.length + leftOutCount === 0 ? <p>{packTexts.emptyCatalogue}</p> : null}
      <ul className={styles["list"]}>
        {entries.slice(0, shownCount).map((entry) => (
          <Offer key={entry.name} entry={entry} address={address} freeBytes={freeBytes} />
        ))}
      </ul>
      {moreCount > 0 ? (
        <div className={layout["actions"]}>
          <Button onClick={() => setShownCount(shownCount + OFFERS_A_STEP)}>
            {moreOffersText(moreCount, entries.length)}
          </Button>
        </div>
      ) : null}
      {leftOutCount > 0 ? <p>{leftOutOffersText(leftOutCount)}</p> : null}
      {freeBytes === null ? null : <p className={styles["facts"]}>{freeText(freeBytes)}</p>}
    </>
  );
}

interface OfferProps {
  readonly entry: Entry;
  readonly address: string;
  readonly freeBytes: number | null;
}

function Offer({ entry, address, freeBytes }: OfferProps) {
  const { bytes, hasMap = null } = entry;
  const facts = { ...entry, hasMap };
  const canFetch = useCanFetch();
  const title = packTitle(entry);
  const state = useStore(packsStore, (snapshot) => offerState(entry, address, snapshot));
  // Depth contours and marks lie over any map.
  const lacksMap = hasMap === false && !entry.hasMarks && !hasDepthContours(facts);
  const isWanted = state === "new" || state === "updated";
  const isTooLarge = isWanted && freeBytes !== null && bytes > freeBytes;
  const action = state === "updated" ? packTexts.update : packTexts.get;
  return (
    <PackRow
      name={title}
      mark={offerTexts[state]}
      facts={packFactsText(facts, clockStore.getState().nowMs)}
      note={isTooLarge ? packTexts.tooLarge : lacksMap ? packTexts.noMap : undefined}
    >
      {isWanted && canFetch ? (
        <Button
          disabled={isTooLarge}
          aria-label={actionLabel(action, title)}
          onClick={() => void packCommands.downloadPack(entry, address)}
        >
          {action}
        </Button>
      ) : null}
    </PackRow>
  );
}
