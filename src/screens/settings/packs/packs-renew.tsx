import { useState } from "react";
import { useStore } from "zustand";
import { isOldData, renewalSourceOf } from "#domain/packs/pack-age.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { renewedText } from "#sentences/packs/packs.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { type NetworkRenewal, renewNetworks } from "#state/plans/renew-networks.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { packTexts, renewalTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

/** Offers to renew a pack with old networks, and then says what came of it; nothing for other packs. */
export function RenewButton({ id, name }: { readonly id: string; readonly name: string }) {
  const record = useStore(packsStore, ({ records }) => records.find((one) => one.id === id));
  const [isBusy, setBusy] = useState(false);
  const [renewal, setRenewal] = useState<NetworkRenewal | null>(null);
  const isOld =
    record !== undefined &&
    (record.modes ?? []).length > 0 &&
    isOldData(record.dataDate, clockStore.getState().nowMs) &&
    renewalSourceOf(record) !== null;
  const renew = async () => {
    setBusy(true);
    setRenewal(await renewNetworks(id));
    setBusy(false);
  };
  if (!isOld && !renewal) return null;
  return (
    <div className={styles["renewal"]}>
      {isOld ? (
        <>
          <p className={layout["hint"]}>{packTexts.renewHint}</p>
          <Button
            disabled={isBusy}
            aria-label={actionLabel(packTexts.renew, name)}
            onClick={() => void renew()}
          >
            {isBusy ? packTexts.renewing : packTexts.renew}
          </Button>
        </>
      ) : null}
      {renewal ? <p role="status">{messageOf(renewal, record?.dataDate ?? null)}</p> : null}
    </div>
  );
}

function messageOf({ outcome, changedPlans }: NetworkRenewal, dataDate: string | null): string {
  return outcome === "renewed" ? renewedText(dataDate, changedPlans) : renewalTexts[outcome];
}
