import { useState } from "react";
import { useStore } from "zustand";
import { isOldData, renewalSourceOf } from "#domain/packs/pack-age.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { renewedText } from "#sentences/packs/packs.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { type NetworkRenewal, renewNetworks } from "#state/plans/renew-networks.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { packTexts, renewalTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

interface RenewButtonProps {
  readonly id: string;
  readonly name: string;
}

/**
 * Offers to renew a pack with old networks, from its source or else from a newer file, and then says what came of it;
 * nothing for other packs.
 */
export function RenewButton({ id, name }: RenewButtonProps) {
  const record = useStore(packsStore, ({ records }) => records.find((one) => one.id === id));
  const canFetch = useCanFetch();
  const [isBusy, renewal, run] = useRenewal();
  const hasSource = record !== undefined && renewalSourceOf(record) !== null;
  const isOld = record !== undefined && hasOldNetworks(record) && (canFetch || !hasSource);
  if (!isOld && !renewal) return null;
  return (
    <div className={styles["renewal"]}>
      {isOld ? (
        <>
          <p className={layout["hint"]}>
            {hasSource ? packTexts.renewHint : packTexts.renewFromFileHint}
          </p>
          {hasSource ? (
            <SourceButton
              name={name}
              isBusy={isBusy}
              onRenew={() => void run(() => renewNetworks(id))}
            />
          ) : (
            <FileButton
              label={isBusy ? packTexts.renewing : packTexts.renewFromFile}
              multiple
              onFiles={(files) =>
                void run(() => renewNetworks(id, () => packCommands.renewPackFromFiles(id, files)))
              }
            />
          )}
        </>
      ) : null}
      {renewal ? <p role="status">{messageOf(renewal, record?.dataDate ?? null)}</p> : null}
    </div>
  );
}

function hasOldNetworks({ modes, dataDate }: PackRecord): boolean {
  return (modes ?? []).length > 0 && isOldData(dataDate, clockStore.getState().nowMs);
}

interface SourceButtonProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRenew: () => void;
}

/** A button that asks the source of a pack for a newer version. */
function SourceButton({ name, isBusy, onRenew }: SourceButtonProps) {
  return (
    <Button disabled={isBusy} aria-label={actionLabel(packTexts.renew, name)} onClick={onRenew}>
      {isBusy ? packTexts.renewing : packTexts.renew}
    </Button>
  );
}

/** Offers to renew every part of a region, and then says what came of it. */
export function RenewRegion({ parts, name }: RenewRegionProps) {
  const canFetch = useCanFetch();
  const [isBusy, renewal, run] = useRenewal();
  const renewable = parts.filter((part) => part.kind === "area" || renewalSourceOf(part) !== null);
  const [networks] = parts.filter(({ kind }) => kind === "pack");
  return (
    <>
      {canFetch && renewable.length > 0 ? (
        <SourceButton
          name={name}
          isBusy={isBusy}
          onRenew={() => void run(() => renewAll(renewable))}
        />
      ) : null}
      {renewal ? <p role="status">{messageOf(renewal, networks?.dataDate ?? null)}</p> : null}
    </>
  );
}

interface RenewRegionProps {
  /** The parts of the region on this device. */
  readonly parts: readonly PackRecord[];
  readonly name: string;
}

/** Renews the parts one after another; the outcome is that of the networks, unless a part of the map failed. */
async function renewAll(parts: readonly PackRecord[]): Promise<NetworkRenewal> {
  const renewals: NetworkRenewal[] = [];
  for (const { id, kind } of parts) {
    renewals.push(kind === "area" ? await renewMap(id) : await renewNetworks(id));
  }
  const failed = renewals.find(({ outcome }) => outcome === "failed");
  const changedPlans = renewals.flatMap((renewal) => renewal.changedPlans);
  const isRenewed = renewals.some(({ outcome }) => outcome === "renewed");
  return failed ?? { outcome: isRenewed ? "renewed" : "newest", changedPlans };
}

async function renewMap(id: string): Promise<NetworkRenewal> {
  await packCommands.refreshArea(id);
  const isReplaced = packsStore.getState().records.every((record) => record.id !== id);
  return { outcome: isReplaced ? "renewed" : "failed", changedPlans: [] };
}

/** Returns whether a renewal is being done, the outcome of the last one, and the function that does one. */
function useRenewal() {
  const [isBusy, setBusy] = useState(false);
  const [renewal, setRenewal] = useState<NetworkRenewal | null>(null);
  const run = async (renew: () => Promise<NetworkRenewal>): Promise<void> => {
    setBusy(true);
    setRenewal(await renew());
    setBusy(false);
  };
  return [isBusy, renewal, run] as const;
}

function messageOf({ outcome, changedPlans }: NetworkRenewal, dataDate: string | null): string {
  return outcome === "renewed" ? renewedText(dataDate, changedPlans) : renewalTexts[outcome];
}
