import { MessageSquare, Phone } from "lucide-react";
import { useStore } from "zustand";
import { formatLatLng, formatRd, geoUri } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { useRd } from "#parts/coordinates/use-rd.ts";
import { PositionState } from "#parts/position/position-state.tsx";
import { usePlacesAround } from "#parts/position/use-places-around.ts";
import { useWayBeside } from "#parts/position/way-beside.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { formatAge, formatClockTime } from "#sentences/intl/format.ts";
import { foundPlaceTitle } from "#sentences/map/search.ts";
import { helpMessage, nearText } from "#sentences/position/help.ts";
import { accuracyText } from "#sentences/position/position.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { type OwnPosition, ownPositionAt } from "#state/position/own-position.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { buttonClass } from "#ui/button.tsx";
import { Facts } from "#ui/facts.tsx";
import { FullScreen } from "#ui/full-screen.tsx";
import layout from "#ui/layout.module.css";
import { helpTexts } from "#words/position/help.ts";
import styles from "./help-dialog.module.css";

/** The card for an emergency on land: where the user is, large enough to read aloud, and whom to call. It never calls by itself. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const position = usePositionForHelp();
  return (
    <FullScreen
      label={helpTexts.heading}
      closeLabel={helpTexts.close}
      header={<h2 className={styles["heading"]}>{helpTexts.heading}</h2>}
      onClose={onClose}
      isText
    >
      <div className={styles["body"]}>
        <a href="tel:112" className={buttonClass("danger")}>
          <Phone aria-hidden="true" size={22} />
          {helpTexts.call}
        </a>
        {position ? <Place position={position} /> : <NoPlace />}
        <section>
          <h3 className={styles["title"]}>{helpTexts.signal}</h3>
          <p>{helpTexts.signalText}</p>
        </section>
      </div>
    </FullScreen>
  );
}

/** Returns the last known position, also during map reading practice, which hides it elsewhere. */
function usePositionForHelp(): OwnPosition | null {
  const fix = useStore(positionStore, (state) => state.fix);
  const clock = useStore(clockStore);
  const isRefused = useStore(positionPermissionStore, ({ permission }) => permission === "denied");
  return ownPositionAt(fix, clock, isRefused);
}

function NoPlace() {
  return (
    <>
      <PositionState />
      <p>{helpTexts.noPlace}</p>
    </>
  );
}

function Place({ position }: { readonly position: OwnPosition }) {
  const rd = useRd(position);
  const { nowMs } = useStore(clockStore);
  const way = useWayBeside(position, position.accuracyMeters);
  const { municipality, house } = useKnownFromPacks(position);
  const near = [
    ...(way === null ? [] : [way]),
    ...(house ? [lineTo({ ...house, name: helpTexts.houseNumber(house.number) }, position)] : []),
    ...useNearLines(position),
  ];
  const [degrees, grid] = [formatLatLng(position), rd ? formatRd(rd) : null];
  const moment = formatClockTime(position.measuredAtMs, nowMs);
  const message = helpMessage({
    degrees,
    rd: grid,
    accuracyMeters: position.accuracyMeters,
    isStale: position.isStale,
    moment,
    address: geoUri(position),
  });
  return (
    <>
      <section aria-label={helpTexts.read}>
        {position.isStale ? (
          <p role="alert" className={layout["doubtful"]}>
            {helpTexts.stale}
          </p>
        ) : null}
        <dl className={styles["place"]}>
          <dt>{helpTexts.degrees}</dt>
          <dd>{degrees}</dd>
          {grid === null ? null : (
            <>
              <dt>{helpTexts.rd}</dt>
              <dd>{grid}</dd>
            </>
          )}
        </dl>
        <Facts
          facts={[
            { name: helpTexts.accuracy, value: accuracyText(position.accuracyMeters) },
            { name: helpTexts.measured, value: `${moment} (${formatAge(position.ageMs)})` },
            ...(municipality ? [{ name: helpTexts.municipality, value: municipality }] : []),
            ...(near.length > 0 ? [{ name: helpTexts.near, value: <Lines lines={near} /> }] : []),
          ]}
        />
      </section>
      <a href={`sms:?body=${encodeURIComponent(message)}`} className={buttonClass("secondary")}>
        <MessageSquare aria-hidden="true" size={22} />
        {helpTexts.sms}
      </a>
      <p className={layout["hint"]}>{helpTexts.smsHint}</p>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles["lines"]}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A worse position may be beside another house than the nearest. */
const HOUSE_ACCURACY_METERS = 30;

/**
 * Returns what packs know of the position: the municipality, if one has its whole border and the position is clearly within
 * it, and the nearest house number, if the position is accurate enough.
 */
function useKnownFromPacks({ lat, lng, accuracyMeters }: OwnPosition) {
  const { last, isFailed } = useLoaded(async () => {
    const { houseNumberNear, municipalityAround } = await import(
      /* webpackChunkName: "place-search" */ "#state/search/search.ts"
    );
    const place = { lat, lng };
    const isAccurate = accuracyMeters <= HOUSE_ACCURACY_METERS;
    return {
      municipality: await municipalityAround(place, accuracyMeters),
      house: isAccurate ? await houseNumberNear(place) : null,
    };
  }, `${lat} ${lng} ${accuracyMeters}`);
  return isFailed || !last ? { municipality: null, house: null } : last;
}

/** Returns the nearest node and the nearest town, as far as the device knows them. */
function useNearLines(position: LatLng): readonly string[] {
  const { last: around = [] } = usePlacesAround(position);
  const nearest = ["node", "town"].flatMap((wanted) => {
    const found = around.find(({ kind }) => kind === wanted);
    return found ? [found] : [];
  });
  return nearest.map((place) => lineTo({ ...place, name: foundPlaceTitle(place) }, position));
}

function lineTo(place: LatLng & { readonly name: string }, from: LatLng): string {
  return nearText({
    name: place.name,
    distanceMeters: distanceMeters(from, place),
    bearing: bearingDegrees(from, place),
  });
}
