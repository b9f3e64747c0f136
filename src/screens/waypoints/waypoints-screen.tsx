import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { BinButton } from "#parts/bin/bin-button.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { ExchangeSection } from "#screens/waypoints/exchange/exchange-section.tsx";
import { hasTracksStore, loadHasTracks } from "#state/tracks/has-tracks.ts";
import { Page } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { AddWaypoint } from "./add-waypoint.tsx";
import { UnsavedEdits } from "./unsaved-edits.tsx";
import styles from "./waypoints-screen.module.css";
import { WaypointsSection } from "./waypoints-section.tsx";

/** Lazy, because most users have no tracks. */
const TracksSection = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "tracks-section" */ "./tracks-section.tsx")).TracksSection,
);

/** Delay of the clean-up, after the first paint. */
const CLEAR_AWAY_AFTER_MS = 3000;

/** Deletes expired waypoints from the bin, and unused photos. */
async function clearAway(): Promise<void> {
  const { bin } = await import(/* webpackChunkName: "bin-state" */ "#state/bin/bin.ts");
  await bin.load();
}

/** The screen of all waypoints, the nearest first, with the form for a new one. */
export function Component() {
  const nameField = useRef<HTMLInputElement>(null);
  const goToForm = () => {
    nameField.current?.scrollIntoView({ block: "center" });
    nameField.current?.focus({ preventScroll: true });
  };
  const isAdding = useSearchParams()[0].has("plek");
  useEffect(() => {
    if (!isAdding) return;
    // After the frame has moved the focus to the top of the new screen.
    const timer = setTimeout(goToForm);
    return () => clearTimeout(timer);
  }, [isAdding]);
  const showsTracks = useStore(hasTracksStore, (state) => state.hasTracks || state.isUnknown);
  useEffect(() => void loadHasTracks(), []);
  useEffect(() => {
    // It runs again at the next visit, so a failure is not reported.
    const timer = setTimeout(() => clearAway().catch(console.warn), CLEAR_AWAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page heading={waypointTexts.heading} productName={navigationTexts.productName}>
      <div className={styles["screen"]}>
        <UnsavedEdits />
        <WaypointsSection onAdd={goToForm} />
        {showsTracks ? <TracksSection /> : null}
        <AddWaypoint nameField={nameField} />
        <ExchangeSection />
        <BinButton />
      </div>
    </Page>
  );
}
