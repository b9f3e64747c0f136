import { Crosshair, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { kilometerSquare } from "#domain/coordinates/scout-grid.ts";
import {
  type ProtractorScale,
  protractorReachMeters,
  protractorSketch,
} from "#domain/survey/protractor.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import {
  placeProtractor,
  protractorStore,
  removeProtractor,
  scaleProtractor,
} from "#state/map/protractor.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { protractorTexts } from "#words/scouting/protractor.ts";
import styles from "./protractor-card.module.css";

const SCALES: readonly ProtractorScale[] = [10_000, 25_000, 50_000];

export interface ProtractorCardProps {
  readonly controller: Pick<MapPort, "events" | "center" | "showBounds">;
  readonly onClose: () => void;
}

/** Lays the protractor on the map, at the scale of a paper map; it stays when the card is closed. */
export function ProtractorCard({ controller, onClose }: ProtractorCardProps) {
  const { center, scale } = useStore(protractorStore);
  const rd = center && toRd(center);
  useEffect(() => {
    if (!protractorStore.getState().center && controller.center) placeProtractor(controller.center);
  }, [controller]);
  // At another zoom it would be a speck or fill the screen.
  const showWhole = useEffectEvent(() => {
    const { center: middle } = protractorStore.getState();
    if (middle) controller.showBounds(boxWithin(middle, protractorReachMeters(scale)));
  });

  useEffect(showWhole, [scale]);
  useEffect(() => {
    showSketch("protractor", center ? protractorSketch(center, scale) : []);
  }, [center, scale]);
  useTappedPlace(controller, placeProtractor);
  const toCenter = () => controller.center && placeProtractor(controller.center);
  useMapKeys({ Enter: toCenter });
  function remove() {
    removeProtractor();
    showSketch("protractor", []);
    onClose();
  }
  return (
    <Card heading={protractorTexts.name} onClose={onClose}>
      <fieldset className={styles["scales"]}>
        <legend>{protractorTexts.scale}</legend>
        {SCALES.map((one) => (
          <Choice
            key={one}
            kind="radio"
            name="protractor-scale"
            label={scaleText(one)}
            checked={one === scale}
            onChoose={() => scaleProtractor(one)}
          />
        ))}
      </fieldset>
      <p role="status">
        {center && !rd ? protractorTexts.abroad : null}
        {rd ? `${protractorTexts.square}: ${kilometerSquare(rd)}` : null}
      </p>
      <div className={layout["actions"]}>
        <Button icon={<Crosshair aria-hidden="true" />} onClick={toCenter}>
          {protractorTexts.center}
        </Button>
        <Button icon={<X aria-hidden="true" />} onClick={remove}>
          {protractorTexts.remove}
        </Button>
      </div>
      <p className={layout["hint"]}>{protractorTexts.hint}</p>
    </Card>
  );
}
