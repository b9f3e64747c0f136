import { Anchor } from "lucide-react";
import { useEffect, useRef } from "react";
import { type AnchorGear, GEAR_LIMITS } from "#domain/anchor/anchor-gear.ts";
import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import { readDecimal } from "#domain/text/read-decimal.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { radiusText } from "#sentences/water/anchor.ts";
import { dropAnchor, prepareAnchorSound } from "#state/boating/anchor.ts";
import { previewAnchor } from "#state/boating/anchor-preview.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { anchorTexts } from "#words/water/anchor.ts";
import styles from "./anchor.module.css";
import { BatteryWords } from "./battery-words.tsx";
import { SoundTest } from "./sound-test.tsx";
import { TideAtAnchor } from "./tide-at-anchor.tsx";
import { type CircleState, useCircle } from "./use-circle.ts";

interface AnchorSetupProps {
  readonly controller: Pick<MapPort, "events" | "showBounds">;
}

/** Lets the user set the place of the anchor and the size of the circle, and test the alarm. */
export function AnchorSetup({ controller }: AnchorSetupProps) {
  const state = useCircle();
  const { choice, choose, circle, problem, scope } = state;
  const { lat, lng, radiusMeters } = circle ?? {};
  useEffect(() => {
    const isWhole = lat !== undefined && lng !== undefined && radiusMeters !== undefined;
    previewAnchor(isWhole ? { lat, lng, radiusMeters } : null);
  }, [lat, lng, radiusMeters]);
  useEffect(() => () => previewAnchor(null), []);
  useFirstLoad(controller, circle);
  useTappedPlace(controller, (place) => choice.isByHand && state.reachTo(place));

  const start = () => {
    if (!circle) return;
    state.keep();
    // The browser allows sound only after a tap, such as this one.
    void prepareAnchorSound(false);
    void dropAnchor(circle);
  };
  return (
    <div className={styles["setup"]}>
      <fieldset className={styles["group"]}>
        <legend>{anchorTexts.where}</legend>
        <Choice
          kind="radio"
          name="anchor-place"
          label={anchorTexts.here}
          hint={anchorTexts.hereHint}
          checked={!choice.isAtBow}
          onChoose={() => choose({ isAtBow: false })}
        />
        <Choice
          kind="radio"
          name="anchor-place"
          label={anchorTexts.atBow}
          hint={anchorTexts.atBowHint}
          checked={choice.isAtBow}
          onChoose={() => choose({ isAtBow: true })}
        />
        {choice.isAtBow ? (
          <TextField
            label={anchorTexts.bowHeading}
            hint={anchorTexts.bowHeadingHint}
            inputMode="decimal"
            value={choice.bowHeading}
            onChange={(event) => choose({ bowHeading: event.currentTarget.value })}
          />
        ) : null}
      </fieldset>
      <RadiusChoice state={state} />
      <p className={styles["result"]} role="status" data-is-problem={problem !== null}>
        {problem ?? radiusText(circle?.radiusMeters ?? 0, scope)}
      </p>
      {choice.isByHand ? null : (
        <TideAtAnchor place={circle} depthMeters={readDepth(choice.gear.depthMeters)} />
      )}
      <SoundTest />
      <p className={layout["hint"]}>
        {anchorTexts.alarmLine} {anchorTexts.limits}
      </p>
      <BatteryWords />
      <Button variant="primary" Icon={Anchor} disabled={!circle} onClick={start}>
        {anchorTexts.start}
      </Button>
    </div>
  );
}

/** Moves the map to the first circle; after that the user may move it. */
function useFirstLoad(
  controller: AnchorSetupProps["controller"],
  circle: AnchorCircle | null,
): void {
  const hasShown = useRef(false);
  useEffect(() => {
    if (!circle || hasShown.current) return;
    hasShown.current = true;
    controller.showBounds(boxWithin(circle, 2 * circle.radiusMeters));
  }, [controller, circle]);
}

function readDepth(typed: string): number | null {
  return readDecimal(typed, 0, GEAR_LIMITS.depthMeters);
}

const GEAR_FIELDS = [
  ["rodeMeters", anchorTexts.rode],
  ["depthMeters", anchorTexts.depth],
  ["bowHeightMeters", anchorTexts.bowHeight],
  ["antennaOffsetMeters", anchorTexts.antennaOffset],
] as const satisfies readonly (readonly [keyof AnchorGear, string])[];

function RadiusChoice({ state: { choice, choose } }: { readonly state: CircleState }) {
  // The distance from the bow to the device also matters when the circle is drawn by hand.
  const fields = choice.isByHand
    ? GEAR_FIELDS.filter(([name]) => choice.isAtBow && name === "antennaOffsetMeters")
    : GEAR_FIELDS;
  return (
    <fieldset className={styles["group"]}>
      <legend>{anchorTexts.radius}</legend>
      <Choice
        kind="radio"
        name="anchor-radius"
        label={anchorTexts.calculated}
        checked={!choice.isByHand}
        onChoose={() => choose({ isByHand: false })}
      />
      <Choice
        kind="radio"
        name="anchor-radius"
        label={anchorTexts.byHand}
        hint={anchorTexts.byHandHint}
        checked={choice.isByHand}
        onChoose={() => choose({ isByHand: true })}
      />
      <div className={styles["fields"]}>
        {choice.isByHand ? (
          <TextField
            label={anchorTexts.radiusMeters}
            inputMode="decimal"
            value={choice.radius}
            onChange={(event) => choose({ radius: event.currentTarget.value })}
          />
        ) : null}
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            inputMode="decimal"
            value={choice.gear[name]}
            onChange={(event) =>
              choose({ gear: { ...choice.gear, [name]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
