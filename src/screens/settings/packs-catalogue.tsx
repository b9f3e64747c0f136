import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import {
  actionLabel,
  freeText,
  leftOutOffersText,
  moreOffersText,
  offerTexts,
  packFactsText,
  packFailureText,
  packTexts,
} from "#i18n/packs.ts";
import { PackRow } from "#parts/pack-row.tsx";
import { downloadPack, loadCatalogue } from "#state/packs/lazy-pack-commands.ts";
import { packsStore } from "#state/packs/packs.ts";
import { offerState } from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Part } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./packs.module.css";

/** A pack that a catalogue offers. */
type Entry = Parameters<typeof downloadPack>[0];

/** Asks for the address of a catalogue, and shows what is there. */
export function PackCatalogue() {
  const catalogue = useStore(packsStore, (state) => state.catalogue);
  const [typed, setTyped] = useState(() => preferencesStore.getState().catalogueUrl);
  const isLoading = catalogue.status === "loading";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void loadCatalogue(typed);
  };
  const nothing = { name: null, fileName: null };
  return (
    <Part heading={packTexts.download}>
      <form className={styles["part"]} onSubmit={submit} noValidate>
        <TextField
          label={packTexts.address}
          hint={packTexts.addressHint}
          error={
            catalogue.status === "failed" ? packFailureText(catalogue.problem, nothing) : undefined
          }
          type="url"
          inputMode="url"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={styles["actions"]}>
          <Button type="submit" disabled={isLoading}>
            {packTexts.show}
          </Button>
        </div>
      </form>
      {isLoading ? <Spinner label={packTexts.loadingCatalogue} /> : null}
      {catalogue.status === "loaded" ? (
        <Offers
          key={catalogue.address}
          entries={catalogue.entries}
          leftOutCount={catalogue.leftOutCount}
        />
      ) : null}
    </Part>
  );
}

interface OffersProps {
  readonly entries: readonly Entry[];
  readonly leftOutCount: number;
}

/** So many are shown at once: a catalogue may have thousands. */
const OFFERS_A_STEP = 50;

function Offers({ entries, leftOutCount }: OffersProps) {
  const freeBytes = useStore(packsStore, (state) => state.freeBytes);
  const [shownCount, setShownCount] = useState(OFFERS_A_STEP);
  const moreCount = Math.min(OFFERS_A_STEP, entries.length - shownCount);
  return (
    <>
      {entries.length + leftOutCount === 0 ? <p>{packTexts.emptyCatalogue}</p> : null}
      <ul className={styles["list"]}>
        {entries.slice(0, shownCount).map((entry) => (
          <Offer key={entry.name} entry={entry} freeBytes={freeBytes} />
        ))}
      </ul>
      {moreCount > 0 ? (
        <div className={styles["actions"]}>
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
  readonly freeBytes: number | null;
}

function Offer({ entry, freeBytes }: OfferProps) {
  const { name, bytes, dataDate } = entry;
  const state = useStore(packsStore, (snapshot) => offerState(entry, snapshot));
  const isWanted = state === "new" || state === "updated";
  const isTooLarge = isWanted && freeBytes !== null && bytes > freeBytes;
  const action = state === "updated" ? packTexts.update : packTexts.get;
  return (
    <PackRow
      name={name}
      mark={offerTexts[state]}
      facts={packFactsText(bytes, dataDate)}
      note={isTooLarge ? packTexts.tooLarge : undefined}
    >
      {isWanted ? (
        <Button
          disabled={isTooLarge}
          aria-label={actionLabel(action, name)}
          onClick={() => void downloadPack(entry)}
        >
          {action}
        </Button>
      ) : null}
    </PackRow>
  );
}
