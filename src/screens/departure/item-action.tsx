import { useState } from "react";
import { Link } from "react-router";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import type { DepartureItem } from "#domain/departure/departure-check.ts";
import type { DepartureState } from "#parts/departure/use-departure-check.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { PositionProblem } from "#parts/position/position-state.tsx";
import { completeApp } from "#state/departure/device-readings.ts";
import { allowCompass } from "#state/position/position.ts";
import { fetchPosition } from "#state/position/want-position.ts";
import { askToPersist } from "#state/storage-use/ask-to-persist.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { departureTexts } from "#words/plan/departure.ts";

/** Most checks miss no network. */
const PackHelp = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "pack-help" */ "#parts/packs/pack-help.tsx")).PackHelp,
  {
    // The check itself says what is missing.
    failed: () => null,
  },
);

interface ItemActionProps {
  readonly item: DepartureItem;
  readonly shape: AreaShape;
  readonly check: DepartureState;
  readonly onChanged: () => void;
}

/** The button that closes a gap. The map has its own button, in the verdict. */
export function ItemAction({ item, shape, check, onChanged }: ItemActionProps) {
  switch (item.id) {
    case "network": {
      const { network } = check.readings.report;
      const nodes = shape.kind === "corridor" ? shape.lines.flat() : [];
      return network ? (
        <PackHelp mode={network.mode} nodes={nodes.map(([lng, lat]) => ({ lng, lat }))} />
      ) : null;
    }
    case "ways":
      return (
        <Link to="/settings#kaartpakketten" className={buttonClass()}>
          {departureTexts.toPacks}
        </Link>
      );
    case "position":
      return item.state === "gap" && item.reason === "refused" ? (
        <PositionProblem />
      ) : (
        <Button onClick={fetchPosition}>{departureTexts.fetchPosition}</Button>
      );
    case "storage":
      return <Persist onChanged={onChanged} />;
    case "app":
      return <MendApp item={item} onChanged={onChanged} />;
    case "room":
      return (
        <Link to="/settings#opslag" className={buttonClass()}>
          {departureTexts.toStorage}
        </Link>
      );
    case "backup":
      return <Backup />;
    case "compass":
      return item.state === "note" && item.reason === "wants-permission" ? (
        <Button onClick={() => void allowCompass().then(onChanged)}>
          {departureTexts.allowCompass}
        </Button>
      ) : null;
    case "straight":
    case "map":
    case "notices":
    case "battery":
    case "screen":
      return null;
  }
}

/**
 * Fetches files that were cleared, waits for the first download, or reloads the page so that a service worker
 * can store it.
 */
function MendApp({ item, onChanged }: Pick<ItemActionProps, "item" | "onChanged">) {
  if (item.state === "ok") return null;
  if (item.reason === "incomplete") {
    return (
      <Button onClick={() => void completeApp().then(onChanged)}>{departureTexts.complete}</Button>
    );
  }
  return item.reason === "waiting" ? (
    <Button onClick={onChanged}>{departureTexts.again}</Button>
  ) : (
    <Button onClick={() => window.location.reload()}>{departureTexts.reload}</Button>
  );
}

function Persist({ onChanged }: Pick<ItemActionProps, "onChanged">) {
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    setRefused(!(await askToPersist()));
    onChanged();
  };
  return (
    <>
      <Button onClick={() => void ask()}>{departureTexts.persist}</Button>
      <p role="status">{isRefused ? departureTexts.notPersisted : null}</p>
    </>
  );
}

/** A backup is recorded in the preferences, which the check reads. */
function Backup() {
  const [hasFailed, setFailed] = useState(false);
  const make = async () => {
    const load = import(/* webpackChunkName: "backup" */ "#state/exchange/backup.ts");
    const backup = await load.catch(() => null);
    setFailed(!(await backup?.saveBackupFile()));
  };
  return (
    <>
      <Button onClick={() => void make()}>{departureTexts.backup}</Button>
      <p role="status">{hasFailed ? departureTexts.backupFailed : null}</p>
    </>
  );
}
