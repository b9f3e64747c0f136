import { type RefObject, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { homeProblemText, newerPacksText, packTexts } from "#i18n/packs.ts";
import { connectionStore } from "#state/device/connection.ts";
import { lookAtHome, updatePacks } from "#state/packs/lazy-pack-commands.ts";
import { packsStore } from "#state/packs/packs.ts";
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
    if (isSeen) void lookAtHome(packsStore.getState().home.status === "failed");
  }, [isSeen]);
  useEffect(() => {
    if (isSeen && isConnected && !isKeptOffline) void lookAtHome(false);
  }, [isSeen, isConnected, isKeptOffline]);
  return (
    <div ref={place} className={styles["part"]}>
      {home.status === "absent" ? null : (
        <OffersOfHome home={home} mayCome={isConnected && !isKeptOffline} />
      )}
    </div>
  );
}

interface OffersOfHomeProps {
  readonly home: Catalogue;
  readonly mayCome: boolean;
}

/** What is offered; before it is there, the room for it, unless it cannot come. */
function OffersOfHome({ home, mayCome }: OffersOfHomeProps) {
  if (home.status === "none" && !mayCome) return null;
  const isHopeless = home.status === "failed" && !mayCome;
  return (
    <Part heading={packTexts.home}>
      {home.status === "failed" ? <HomeProblem problem={home.problem} /> : null}
      {isHopeless ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        <section className={styles["room"]} tabIndex={0} aria-label={packTexts.home}>
          {home.status === "loading" ? <Spinner label={packTexts.loadingCatalogue} /> : null}
          <NewerPacks />
          {home.status === "loaded" ? <PackOffers catalogue={home} /> : null}
        </section>
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
        <Button variant="primary" onClick={() => void updatePacks()}>
          {packTexts.updateAll}
        </Button>
      </div>
    </>
  );
}

function HomeProblem({ problem }: { readonly problem: string }) {
  return (
    <>
      <p>{homeProblemText(problem)}</p>
      {problem === "offline" || problem === "kept-offline" ? null : (
        <div className={styles["actions"]}>
          <Button onClick={() => void lookAtHome(true)}>{packTexts.askAgain}</Button>
        </div>
      )}
    </>
  );
}
