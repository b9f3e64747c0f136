// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useEffect, useState } from "react";
import { LOOP_PATH } from "#domain/links/app-path.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { useCurrentPlan } from "#parts/use-current-plan.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { hasCurrentPlan } from "#state/plans/has-current-plan.ts";
import { loadRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { Page } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import { BesideMap } from "./beside-map.tsx";
import { FirstSteps, useIsEmpty } from "./first-steps.tsx";
import { HomeRows } from "./home-rows.tsx";
import { LiveMapEntry } from "./live-map-entry.tsx";
import { NearestSection } from "./nearest-section.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";
import { Ongoing } from "./ongoing.tsx";
import { PositionInBrief } from "./position-in-brief.tsx";

const RegionOffer = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "region-offer" */ "./region-offer.tsx")).RegionOffer,
  {
    // The region is offered on the map too.
    failed: () => null,
  },
);

/**
 * The first screen: the map with what to do next and its one filled button, rows for the other things, and then the
 * recorder, the position, the nearest waypoints and the offline status.
 */
export function Component() {
  const isEmpty = useIsEmpty();
  const [wasFollowing] = useState(() => followingStatusStore.getState().isFollowing);
  const hasPlan = useCurrentPlan(hasCurrentPlan);
  const isRecordingFirst = useWasRecording();
  return (
    <Page heading={dashboardTexts.heading} productName={navigationTexts.productName}>
      <BesideMap map={<LiveMapEntry />}>
        {isEmpty ? <FirstSteps /> : null}
        {wasFollowing ? <Ongoing /> : null}
        {isRecordingFirst ? <RecorderEntry hasLink={false} /> : null}
        {wasFollowing ? null : <Ongoing />}
        {isEmpty ? null : (
          <LinkButton to={LOOP_PATH} variant={hasPlan ? "secondary" : "primary"}>
            {dashboardTexts.findLoop}
          </LinkButton>
        )}
        {isEmpty ? null : <RegionOffer />}
      </BesideMap>
      <HomeRows />
      {isRecordingFirst ? null : <RecorderEntry heading={dashboardTexts.tracks} hasLink={false} />}
      <PositionInBrief />
      <NearestSection />
      <OfflineReadiness />
    </Page>
  );
}

/** Returns whether there was a recording when the screen opened: one that starts here keeps its place. */
function useWasRecording(): boolean {
  const isThere = () => recordingStatusStore.getState().status !== "idle";
  const [was, setWas] = useState(isThere);
  // It may also have been found between the first render and now.
  useEffect(() => void loadRecordings().then(() => setWas(isThere())), []);
  return was;
}
