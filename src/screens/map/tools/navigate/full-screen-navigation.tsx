import { useEffect, useEffectEvent, useRef } from "react";
import { distanceText } from "#sentences/intl/distance.ts";
import { placeAheadText } from "#sentences/plan/guidance.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import { guidanceTexts } from "#words/plan/guidance.ts";
import styles from "./full-screen-navigation.module.css";
import { guidanceWords, nameOfFollowed } from "./guidance-words.ts";
import { NavigationFacts } from "./navigation-facts.tsx";
import { PlacesAfter } from "./next-place.tsx";
import { RouteArrow } from "./route-arrow.tsx";
import { ScreenState } from "./screen-state.tsx";
import { TurnWords } from "./turn-words.tsx";
import type { GuidanceNow } from "./use-guidance-now.ts";

interface FullScreenNavigationProps extends GuidanceNow {
  readonly onClose: () => void;
}

/** The next number full screen, readable at arm's length; a tap anywhere shows the map. */
export function FullScreenNavigation({
  following,
  view,
  clock,
  onClose,
}: FullScreenNavigationProps) {
  const tapped = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // In addition to the button in its corner for keyboards and screen readers.
    const onClick = () => close();
    const element = tapped.current;
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  return (
    <FullScreen
      label={guidanceTexts.heading}
      closeLabel={guidanceTexts.close}
      header={view.status === "arrived" ? <span /> : <ScreenState />}
      onClose={onClose}
    >
      <div
        ref={tapped}
        className={styles["screen"]}
        data-navigation="full"
        data-guidance={view.status}
        data-problem={view.problem ?? undefined}
        data-next-node={view.next?.label}
      >
        <Next following={following} view={view} clock={clock} />
        <div className={styles["sums"]}>
          {view.status === "off" || view.status === "arrived" ? null : (
            <PlacesAfter
              after={view.after}
              mode={following.state.mode}
              className={styles["after"]}
            />
          )}
          <NavigationFacts following={following} view={view} clock={clock} />
        </div>
      </div>
    </FullScreen>
  );
}

/** The longest number to fill the screen; for a name the distance does. */
const LONGEST_NUMBER = 3;

function Next(now: GuidanceNow) {
  const { view } = now;
  const { next, status, bearing } = view;
  const words = guidanceWords(now);
  if (status === "arrived" || !next) {
    return (
      <div className={styles["arrived"]}>
        <p>{guidanceTexts.arrived}</p>
        <p className={styles["name"]}>{nameOfFollowed(now.following)}</p>
      </div>
    );
  }
  const isOff = status === "off";
  const label = isOff ? "" : placeAheadText(next);
  const isNumber = label.length > 0 && label.length <= LONGEST_NUMBER;
  const meters = isOff ? view.offMeters : next.meters;
  return (
    <div className={styles["next"]}>
      <div className={styles["words"]}>
        {words ? (
          <p className={styles["word"]} data-is-alarm={words.isAlarm || undefined}>
            {words.text}
          </p>
        ) : null}
        {label ? (
          <p className={styles[isNumber ? "number" : "name"]} data-digits={label.length}>
            <span className="visually-hidden">{guidanceTexts.next} </span>
            {label}
          </p>
        ) : null}
        <p className={styles["turn"]}>
          <TurnWords view={view} mode={now.following.state.mode} />
        </p>
      </div>
      {meters === null ? null : (
        <div className={styles["there"]}>
          {bearing === null ? null : <RouteArrow bearing={bearing} size="min(34vw, 24vh)" />}
          <p className={styles[isNumber ? "distance" : "largeDistance"]}>
            {distanceText(meters, now.following.state.mode)}
          </p>
        </div>
      )}
    </div>
  );
}
