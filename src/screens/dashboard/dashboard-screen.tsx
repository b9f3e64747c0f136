import { useEffect, useState } from "react";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { loadRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { Page } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import { BesideMap } from "./beside-map.tsx";
import { FirstSteps, useIsEmpty } from "./first-steps.tsx";
import { LiveMapEntry } from "./live-map-entry.tsx";
import { NearestSection } from "./nearest-section.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";
import { Ongoing } from "./ongoing.tsx";
import { PositionInBrief } from "./position-in-brief.tsx";
import { RoutesEntry } from "./routes-entry.tsx";
import { TracksEntry } from "./tracks-entry.tsx";

/**
 * The first screen: the link to the map, then an introduction on an empty device or the current activities, and then
 * the position, the stored data and the offline status.
 */
export function Component() {
  const isEmpty = useIsEmpty();
  const [wasFollowing] = useState(() => followingStatusStore.getState().isFollowing);
  const isRecordingFirst = useWasRecording();
  return (
    <Page heading={dashboardTexts.heading} productName={navigationTexts.productName}>
      <BesideMap map={<LiveMapEntry />}>
        {isEmpty ? <FirstSteps /> : null}
        {wasFollowing ? <Ongoing /> : null}
        {isRecordingFirst ? <RecorderEntry /> : null}
        {wasFollowing ? null : <Ongoing />}
        <PositionInBrief />
      </BesideMap>
      <RoutesEntry isInUse={!isEmpty} />
      {isRecordingFirst ? <TracksEntry /> : <RecorderEntry heading={dashboardTexts.tracks} />}
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
