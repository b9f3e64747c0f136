import type { GuidanceView, PlaceAhead } from "#domain/guidance/guidance-view.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { PositionState } from "#parts/position/position-state.tsx";
import { distanceText } from "#sentences/intl/distance.ts";
import { placeAheadText } from "#sentences/plan/guidance.ts";
import type { ClockState } from "#state/clock/clock-store.ts";
import type { Following } from "#state/guidance/guidance.ts";
import layout from "#ui/layout.module.css";
import { guidanceTexts, nearerText } from "#words/plan/guidance.ts";
import { planTexts } from "#words/plan/plan.ts";
import { Arrival } from "./arrived-card.tsx";
import { guidanceWords } from "./guidance-words.ts";
import styles from "./navigation.module.css";
import { RouteArrow } from "./route-arrow.tsx";
import { TurnWords } from "./turn-words.tsx";

/** The longest number; longer texts are names. */
const LONGEST_NUMBER = 3;
/** The line is approached before its start if it is nearer by this factor. */
const MUCH_NEARER = 0.7;

interface NextPlaceProps {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly clock: ClockState;
  /** The size of the arrow, in CSS units. */
  readonly arrowSize: string;
}

/** Shows the next place, its distance, the direction, and the turn after it. */
export function NextPlace({ following, view, clock, arrowSize }: NextPlaceProps) {
  const { next, after, status, bearing } = view;
  const { mode } = following.state;
  if (status === "arrived" || !next) {
    return <Arrival following={following} />;
  }
  const label = placeAheadText(next);
  return (
    <>
      <div className={styles["now"]}>
        <p
          className={styles["number"]}
          data-digits={label.length}
          data-is-long={label.length > LONGEST_NUMBER || undefined}
        >
          <span className="visually-hidden">{guidanceTexts.next} </span>
          {label}
        </p>
        {next.meters === null ? null : (
          <div className={styles["arrow"]}>
            {bearing === null ? null : <RouteArrow bearing={bearing} size={arrowSize} />}
            <p className={styles["distance"]}>{distanceText(next.meters, mode)}</p>
          </div>
        )}
      </div>
      <p className={styles["turn"]}>
        <TurnWords view={view} mode={mode} />
      </p>
      <Words following={following} view={view} next={next} clock={clock} />
      <PlacesAfter after={after} mode={mode} className={styles["after"]} />
    </>
  );
}

interface PlacesAfterProps extends Pick<GuidanceView, "after"> {
  readonly mode: NetworkMode;
  readonly className: string | undefined;
}

/** Shows the two places after the next, with their distances. */
export function PlacesAfter({ after, mode, className }: PlacesAfterProps) {
  if (after.length === 0) return null;
  return (
    <ol className={className} aria-label={guidanceTexts.after}>
      {after.map((place) => (
        <li key={`${place.kind} ${place.place}`}>
          <strong>{placeAheadText(place)}</strong> {distanceText(place.meters ?? 0, mode)}
        </li>
      ))}
    </ol>
  );
}

interface WordsProps extends Pick<NextPlaceProps, "following" | "view" | "clock"> {
  readonly next: PlaceAhead;
}

/** Shows notes about the position and the route. */
function Words({ following, view, next, clock }: WordsProps) {
  const { fixes, mode } = following.state;
  const { status, offMeters } = view;
  if (!fixes.last) return <PositionState />;
  const words = guidanceWords({ following, view, clock });
  const isStraight = next.kind === "start" || next.kind === "goal";
  const isLineNearer =
    status === "before" && offMeters !== null && offMeters < MUCH_NEARER * (next.meters ?? 0);
  const beside = following.followed.kind === "plan" ? planTexts.beside : guidanceTexts.straight;
  return (
    <>
      {words ? (
        <p className={words.isAlarm ? layout["doubtful"] : styles["neutral"]}>{words.text}</p>
      ) : null}
      {isStraight ? <p className={layout["hint"]}>{beside}</p> : null}
      {isLineNearer ? (
        <p className={layout["hint"]}>{nearerText(distanceText(offMeters, mode))}</p>
      ) : null}
    </>
  );
}
