import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { useIsSeen } from "#screens/settings/use-is-seen.ts";
import { homeProblemText, newerPacksText } from "#sentences/packs/packs.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { type Catalogue, newerPacks } from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Part } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";
import { PackOffers } from "./packs-offers.tsx";

/** The packs of the app's own catalogue; hidden if it has none. */
export function HomePacks() {
  const home = useStore(packsStore, (state) => state.home);
  const { isConnected } = useStore(connectionStore);
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  // Opening this screen requests the catalogue again after a failure.
  useEffect(() => {
    if (isSeen) void packCommands.loadHomeCatalogue(packsStore.getState().home.status === "failed");
  }, [isSeen]);
  useEffect(() => {
    if (isSeen && isConnected && !isOfflineOnly) void packCommands.loadHomeCatalogue(false);
  }, [isSeen, isConnected, isOfflineOnly]);
  const whyNone = whyNoneShown(home, { isConnected, isOfflineOnly });
  const hasRoom = useOnceTrue(home.status === "loaded" || (isConnected && !isOfflineOnly));
  // If that turns out while the screen is open, hiding them would move the rest.
  const [wereAbsent] = useState(home.status === "absent");
  return (
    <div ref={place} className={layout["stack"]}>
      {home.status === "absent" && wereAbsent ? null : (
        <OffersOfHome home={home} whyNone={whyNone} hasRoom={hasRoom} />
      )}
    </div>
  );
}

interface Reach {
  readonly isConnected: boolean;
  readonly isOfflineOnly: boolean;
}

/** Returns why there are no offers, even before a request if none is possible; else null. */
function whyNoneShown(home: Catalogue, { isConnected, isOfflineOnly }: Reach): string | null {
  if (home.status === "loaded" || home.status === "loading") return null;
  if (home.status === "absent") return "absent";
  if (isOfflineOnly) return "offline-only";
  if (!isConnected) return "offline";
  return home.status === "failed" ? home.problem : null;
}

/** Returns whether a condition has been true since the screen opened. */
function useOnceTrue(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}

interface OffersOfHomeProps {
  readonly home: Catalogue;
  readonly whyNone: string | null;
  /** True if offers can arrive: a fixed height is then reserved for any outcome. */
  readonly hasRoom: boolean;
}

function OffersOfHome({ home, whyNone, hasRoom }: OffersOfHomeProps) {
  const reason = whyNone === null ? null : <HomeProblem problem={whyNone} />;
  return (
    <Part heading={packTexts.home}>
      {hasRoom ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        <section className={styles["room"]} tabIndex={0} aria-label={packTexts.home}>
          {reason}
          {home.status === "loading" ? <Spinner label={packTexts.loadingCatalogue} /> : null}
          <NewerPacks />
          {home.status === "loaded" ? <PackOffers catalogue={home} /> : null}
        </section>
      ) : (
        reason
      )}
    </Part>
  );
}

/** Reports updates of packs on the device, with a button that installs them all. */
function NewerPacks() {
  const snapshot = useStore(packsStore);
  const newer = newerPacks(snapshot);
  // While one is being installed, the others wait.
  const isComing = snapshot.jobs.some(
    ({ kind, status }) => kind === "download" && status === "running",
  );
  const canFetch = useCanFetch();
  if (newer.length === 0 || isComing || !canFetch) return null;
  const bytes = newer.reduce((sum, entry) => sum + entry.bytes, 0);
  return (
    <>
      <p>{newerPacksText(newer.length, bytes)}</p>
      <div className={layout["actions"]}>
        <Button onClick={() => void packCommands.updatePacks()}>{packTexts.updateAll}</Button>
      </div>
    </>
  );
}

/** Problems that a new request cannot solve; the connection, the user or the app can. */
const UNASKED: ReadonlySet<string> = new Set(["offline", "offline-only", "absent"]);

function HomeProblem({ problem }: { readonly problem: string }) {
  return (
    <>
      <p>{homeProblemText(problem)}</p>
      {UNASKED.has(problem) ? null : (
        <div className={layout["actions"]}>
          <Button onClick={() => void packCommands.loadHomeCatalogue(true)}>
            {packTexts.askAgain}
          </Button>
        </div>
      )}
    </>
  );
}
