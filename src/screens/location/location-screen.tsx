import { LifeBuoy, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { CoordinateFacts } from "#parts/coordinates/coordinate-facts.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { PositionState, useIsPositionRefused } from "#parts/position/position-state.tsx";
import { useIsHeadingPast } from "#parts/position/use-is-heading-past.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { WayBeside } from "#parts/position/way-beside.tsx";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { speedText } from "#sentences/intl/distance.ts";
import { ageText, formatBearing, formatClockTime, formatMeters } from "#sentences/intl/format.ts";
import { accuracyText, headingOriginText, noSignalText } from "#sentences/position/position.ts";
import { askForPlace } from "#state/map/map-view.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import {
  allowCompass,
  compassStore,
  compassWantsPermission,
  headingStore,
  motionStore,
  positionStore,
} from "#state/position/position.ts";
import { thisAltitudeReference } from "#state/position/this-altitude-reference.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Facts } from "#ui/facts.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { Row, Rows, rowClass } from "#ui/row-list.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { showOnMapText } from "#words/common/actions.ts";
import { ALTITUDE_REFERENCE_TEXTS, locationTexts } from "#words/position/location.ts";
import { CALIBRATE_HINT, positionTexts } from "#words/position/position.ts";
import styles from "./location-screen.module.css";

/** A separate chunk, because measuring and computing weighs more than the rest of the screen. */
const InstrumentPanel = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "instruments" */ "#screens/location/instruments/instrument-panel.tsx"
      )
    ).InstrumentPanel,
  { waiting: <Section heading={locationTexts.instruments}>{null}</Section> },
);

/** A separate chunk, which the service worker has on the device before somebody needs it. */
const HelpDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "help" */ "#parts/help/help-dialog.tsx")).HelpDialog,
);

/** Shows everything the device knows about its position: first the place, then the instruments, and what was measured. */
export function Component() {
  const position = useOwnPosition();
  return (
    <Page heading={locationTexts.heading} productName={navigationTexts.productName}>
      {position ? <PositionNotices position={position} /> : <NoPosition />}
      {position ? <Place position={position} /> : null}
      <Rows>
        {position ? (
          <li>
            <Link to="/map" className={rowClass} onClick={() => askForPlace(position)}>
              <Row Icon={MapIcon} name={showOnMapText} />
            </Link>
          </li>
        ) : null}
        <li>
          <Help />
        </li>
      </Rows>
      <InstrumentPanel />
      <RecorderEntry />
      {position ? (
        <Section heading={position.isStale ? positionTexts.fixedAt : locationTexts.now}>
          <Measured position={position} />
        </Section>
      ) : null}
    </Page>
  );
}

function Help() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={rowClass}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Row Icon={LifeBuoy} name={locationTexts.help} />
      </button>
      {isOpen ? <HelpDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Explains why the position is not current. */
function PositionNotices({ position }: { readonly position: OwnPosition }) {
  const isRefused = useIsPositionRefused();
  return (
    <>
      {isRefused ? (
        <Section heading={positionTexts.own}>
          <PositionState label={positionTexts.fixedAt} />
          <p>{fixTimeText(position)}</p>
        </Section>
      ) : null}
      {position.isStale && !isRefused ? (
        <Notice>
          {noSignalText(position.ageMs)}. {locationTexts.screenOff}
        </Notice>
      ) : null}
    </>
  );
}

/** The place in coordinates, which lead the screen, and what is done with it most. */
function Place({ position }: { readonly position: OwnPosition }) {
  return (
    <Section heading={locationTexts.inCoordinates} className={styles["place"]}>
      <WayBeside place={position} accuracyMeters={position.accuracyMeters ?? undefined} />
      <CoordinateFacts place={position} />
      <LinkButton to="/waypoints?plek=hier" variant="primary">
        {locationTexts.addHere}
      </LinkButton>
    </Section>
  );
}

function Measured({ position }: { readonly position: OwnPosition }) {
  return (
    <Facts
      facts={[
        { name: positionTexts.latitude, value: position.lat.toFixed(6) },
        { name: positionTexts.longitude, value: position.lng.toFixed(6) },
        { name: positionTexts.altitude, value: altitudeText(position) },
        { name: positionTexts.speed, value: <Speed measuredMps={position.speedMps} /> },
        { name: positionTexts.accuracy, value: accuracyText(position.accuracyMeters) },
        { name: positionTexts.heading, value: <Heading /> },
        { name: positionTexts.fixedAt, value: fixTimeText(position) },
      ]}
    />
  );
}

/** A separate component, because a compass turns many times a second. */
function Heading() {
  const { heading, origin } = useStore(headingStore);
  const isPast = useIsHeadingPast();
  const [isAsked, setAsked] = useState(false);
  const isMagnetic = useStore(compassStore, (compass) => compass.declinationDegrees === null);
  const isDerived = useStore(positionStore, ({ fix }) => fix?.courseDegrees === null);
  const isUncertain = useStore(compassStore, (compass) => compass.wantsCalibration);
  if (origin) {
    const words = `${formatBearing(heading)} (${headingOriginText(origin, { isPast, isMagnetic, isDerived })})`;
    return origin === "compass" && isUncertain ? `${words}. ${CALIBRATE_HINT}` : words;
  }
  if (isAsked || !compassWantsPermission()) return positionTexts.noHeading;
  const ask = async () => {
    await allowCompass();
    setAsked(true);
  };
  return <Button onClick={() => void ask()}>{locationTexts.allowCompass}</Button>;
}

/** Returns the altitude as reported by the device; an instrument has it above NAP. */
function altitudeText({ altitudeMeters }: OwnPosition): string {
  if (altitudeMeters === null) return positionTexts.notMeasured;
  return `${formatMeters(altitudeMeters)}, ${ALTITUDE_REFERENCE_TEXTS[thisAltitudeReference()]}`;
}

function Speed({ measuredMps }: { readonly measuredMps: number | null }) {
  const derivedMps = useStore(motionStore, (motion) => motion.speedMps);
  const speedMps = measuredMps ?? derivedMps;
  const layout = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  if (speedMps === null) return positionTexts.notMeasured;
  const words = speedText(speedMps, layout);
  return measuredMps === null ? `${words} (${positionTexts.fromPositions})` : words;
}

function fixTimeText({ measuredAtMs, ageMs }: OwnPosition): string {
  return `${formatClockTime(measuredAtMs, measuredAtMs + ageMs)} (${ageText(ageMs)})`;
}

function NoPosition() {
  return (
    <Section heading={positionTexts.own}>
      <PositionState />
      <Facts facts={[{ name: positionTexts.heading, value: <Heading /> }]} />
    </Section>
  );
}
