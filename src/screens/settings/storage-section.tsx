import { useState } from "react";
import { useStore } from "zustand";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { clearsAfterAWeek, howToInstall } from "#sentences/app/storage-use.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { packsStore } from "#state/packs/packs.ts";
import { thisBrowser } from "#state/position/this-browser.ts";
import { askToPersist } from "#state/storage-use/ask-to-persist.ts";
import { readStorageUse, type SizedList, type StorageUse } from "#state/storage-use/storage-use.ts";
import { Button } from "#ui/button.tsx";
import { Facts } from "#ui/facts.tsx";
import { Part, Section } from "#ui/page.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import { STORED_KINDS, storageUseTexts } from "#words/app/storage-use.ts";

/** The names of the lists of records whose size is shown; the others are small, and part of the rest. */
const SHOWN_KINDS: Readonly<Record<SizedList, string | null>> = {
  ...STORED_KINDS,
  bin: null,
  setAside: null,
  boating: null,
  scouting: null,
};

/** Shows how much space everything takes, and which of it the browser may clear. */
export function StorageSection({ id }: { readonly id: string }) {
  const records = useStore(packsStore, (state) => state.records);
  const { last: use, isFailed, again } = useLoaded(readStorageUse, records);
  return (
    <Section id={id} heading={settingsTexts.storageUse}>
      {isFailed ? <NotLoaded text={storageUseTexts.failed} again={again} /> : null}
      {use ? (
        <>
          <Facts facts={factsOf(use)} />
          <Keeping use={use} onAsked={again} />
        </>
      ) : null}
      {use || isFailed ? null : <p role="status">{storageUseTexts.measuring}</p>}
    </Section>
  );
}

function factsOf({ packBytes, areaBytes, kindBytes, total }: StorageUse) {
  const kinds = Object.entries(SHOWN_KINDS).flatMap(([kind, name]) =>
    name ? [{ name, bytes: kindBytes && (kindBytes.get(kind as SizedList) ?? 0) }] : [],
  );
  const known = kinds.reduce((sum, { bytes }) => sum + (bytes ?? 0), packBytes + areaBytes);
  const text = (bytes: number | null) =>
    bytes === null ? storageUseTexts.unknown : formatBytes(Math.max(0, bytes));
  return [
    { name: storageUseTexts.packs, value: text(packBytes) },
    { name: storageUseTexts.areas, value: text(areaBytes) },
    ...kinds.map(({ name, bytes }) => ({ name, value: text(bytes) })),
    { name: storageUseTexts.rest, value: text(total && total.usedBytes - known) },
    { name: storageUseTexts.total, value: text(total && Math.max(total.usedBytes, known)) },
    { name: storageUseTexts.free, value: text(total && total.quotaBytes - total.usedBytes) },
  ];
}

interface KeepingProps {
  readonly use: StorageUse;
  readonly onAsked: () => void;
}

function Keeping({ use: { isPersisted, isInstalled }, onAsked }: KeepingProps) {
  const [isRefused, setRefused] = useState(false);
  const browser = thisBrowser();
  const ask = async () => {
    setRefused(!(await askToPersist()));
    onAsked();
  };
  return (
    <Part heading={storageUseTexts.keeping}>
      <p data-persisted={isPersisted ?? "unknown"}>{sentenceOf(isPersisted)}</p>
      {isPersisted === false ? (
        <>
          <p>{storageUseTexts.why}</p>
          <Button onClick={() => void ask()}>{storageUseTexts.ask}</Button>
          <p role="status">{isRefused ? storageUseTexts.refused : null}</p>
        </>
      ) : null}
      <Installing isInstalled={isInstalled} isPersisted={isPersisted} browser={browser} />
      <p>{storageUseTexts.cleared}</p>
    </Part>
  );
}

function sentenceOf(isPersisted: boolean | null): string {
  if (isPersisted === null) return storageUseTexts.notSaid;
  return storageUseTexts[isPersisted ? "persisted" : "notPersisted"];
}

interface InstallingProps {
  readonly isInstalled: boolean;
  readonly isPersisted: boolean | null;
  readonly browser: string;
}

/** Recommends the home screen where that protects the storage, and confirms when the app is installed. */
function Installing({ isInstalled, isPersisted, browser }: InstallingProps) {
  if (isInstalled) return <p data-installed="">{storageUseTexts.installed}</p>;
  const isWeekly = clearsAfterAWeek(browser);
  if (isPersisted === true && !isWeekly) return null;
  return (
    <p>
      {isWeekly ? storageUseTexts.safari : storageUseTexts.install} {howToInstall(browser)}
    </p>
  );
}
