import { type RefObject, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { homeProblemText, newerPacksText, packTexts } from "#i18n/packs.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { type Catalogue, newerPacks } from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Part } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./packs.module.css";
import { PackOffers } from "./packs-offers.tsx";

/** The packs that come with the app; nothing where it comes without. */
export function HomePacks() {
  const home = useStore(packsStore, (state) => state.home);
  const { isConnected } = useStore(connectionStore);
  const isKeptOffline = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  // Whoever comes here to see them asks anew what could not be had before.
  useEffect(() => {
    if (isSeen) void packCommands.lookAtHome(packsStore.getState().home.status === "failed");
  }, [isSeen]);
  useEffect(() => {
    if (isSeen && isConnected && !isKeptOffline) void packCommands.lookAtHome(false);
  }, [isSeen, isConnected, isKeptOffline]);
  const whyNone = whyNoneShown(home, { isConnected, isKeptOffline });
  const hasRoom = useOnceTrue(home.status === "loaded" || (isConnected && !isKeptOffline));
  // Where that turns out while somebody looks, the rest would move if they went.
  const [wereAbsent] = useState(home.status === "absent");
  return (
    <div ref={place} className={styles["part"]}>
      {home.status === "absent" && wereAbsent ? null : (
        <OffersOfHome home={home} whyNone={whyNone} hasRoom={hasRoom} />
      )}
    </div>
  );
}

interface Reach {
  readonly isConnected: boolean;
  readonly isKeptOffline: boolean;
}

/** Why there is nothing to choose from; known before it is asked for where that cannot be done. Else null. */
function whyNoneShown(home: Catalogue, { isConnected, isKeptOffline }: Reach): string | null {
  if (home.status === "loaded" || home.status === "loading") return null;
  if (home.status === "absent") return "absent";
  if (isKeptOffline) return "kept-offline";
  if (!isConnected) return "offline";
  return home.status === "failed" ? home.problem : null;
}

/** Whether something has been true since the screen is there. */
function useOnceTrue(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}

interface OffersOfHomeProps {
  readonly home: Catalogue;
  readonly whyNone: string | null;
  /** Whether they come, or could have: whatever comes of it then stands in a room of one height. */
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

/** Whether an element came into sight since it is there: who only sets the colours asks for no packs. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
}

/** That some packs on the device have newer ones, and the one tap that brings them. */
function NewerPacks() {
  const snapshot = useStore(packsStore);
  const newer = newerPacks(snapshot);
  // While they come, the rest is on its turn.
  const isComing = snapshot.jobs.some(
    ({ kind, status }) => kind === "download" && status === "running",
  );
  if (newer.length === 0 || isComing) return null;
  const bytes = newer.reduce((sum, entry) => sum + entry.bytes, 0);
  return (
    <>
      <p>{newerPacksText(newer.length, bytes)}</p>
      <div className={styles["actions"]}>
        <Button variant="primary" onClick={() => void packCommands.updatePacks()}>
          {packTexts.updateAll}
        </Button>
      </div>
    </>
  );
}

/** Asking again changes nothing about these: the connection, the choice of the person, or the app does. */
const UNASKED: ReadonlySet<string> = new Set(["offline", "kept-offline", "absent"]);

function HomeProblem({ problem }: { readonly problem: string }) {
  return (
    <>
      <p>{homeProblemText(problem)}</p>
      {UNASKED.has(problem) ? null : (
        <div className={styles["actions"]}>
          <Button onClick={() => void packCommands.lookAtHome(true)}>{packTexts.askAgain}</Button>
        </div>
      )}
    </>
  );
}
