import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { squareKilometersOf } from "#domain/areas/tile-runs.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import type { RegionCircle } from "#domain/packs/region/region-circle.ts";
import areaFrame from "#screens/map/card/area-frame.module.css";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { groundAreaText, sizeText } from "#sentences/packs/areas.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { classNames } from "#ui/class-names.ts";
import row from "#ui/row.module.css";
import { Select } from "#ui/select.tsx";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";
import styles from "./save-area.module.css";
import type { ShapeProps } from "./shape-props.ts";
import { useDrawnTiles, useShapeInView, useShapeOnMap } from "./use-area-shape.ts";

const RADII_METERS = [500, 1000, 2000, 5000, 10_000, 20_000];

const USUAL_RADIUS_METERS = 5000;

/** Used before the map has a centre. */
const MIDDLE_OF_COUNTRY: LatLng = { lat: 52.15, lng: 5.39 };

type Centre = "me" | "middle";

const CENTRE_TEXTS: Readonly<Record<Centre, string>> = {
  me: areaShapeTexts.aroundMe,
  middle: areaShapeTexts.aroundMiddle,
};

interface AroundShapeProps extends ShapeProps {
  /** The circle to begin with; null begins around the user. */
  readonly asked: RegionCircle | null;
  readonly size: ReactNode;
}

/**
 * Lets the user choose a circle around the own position, or around the centre of the map at the moment of
 * choosing.
 */
export function AroundShape({ controller, asked, size, onChosen }: AroundShapeProps) {
  const hasPosition = useStore(positionStore, ({ fix }) => fix !== null);
  const [radiusMeters, setRadius] = useState(asked?.radiusMeters ?? USUAL_RADIUS_METERS);
  const [around, setAround] = useState<{ readonly of: Centre; readonly place: LatLng }>(() => {
    if (asked) return { of: "middle", place: asked.center };
    const own = ownPositionNow();
    return own
      ? { of: "me", place: own }
      : { of: "middle", place: controller.center ?? MIDDLE_OF_COUNTRY };
  });
  const shape = useMemo(
    (): AreaShape => ({ kind: "circle", center: around.place, radiusMeters }),
    [around, radiusMeters],
  );
  const onMap = useShapeOnMap(shape);
  useDrawnTiles(onMap?.runs ?? null);
  useShapeInView(controller, onMap);
  const usualName = useAreaName(onMap?.bounds ?? null);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!onMap) return choose(null);
    const groundText = groundAreaText(squareKilometersOf(onMap.runs));
    const bounds = boxWithin(around.place, radiusMeters);
    choose({ runs: onMap.runs, bounds, groundText, usualName });
  }, [onMap, usualName]);

  function chooseCentre(of: Centre) {
    const own = of === "me" ? ownPositionNow() : null;
    setAround({ of, place: own ?? controller.center ?? MIDDLE_OF_COUNTRY });
  }

  return (
    <>
      <div className={classNames(row["fieldRow"], styles["selects"])}>
        <Select
          label={areaShapeTexts.centre}
          options={hasPosition ? (["me", "middle"] as const) : (["middle"] as const)}
          value={around.of}
          textOf={(of) => CENTRE_TEXTS[of]}
          onChoose={chooseCentre}
        />
        <Select
          label={areaShapeTexts.radius}
          options={radiiWith(asked)}
          value={radiusMeters}
          textOf={sizeText}
          onChoose={setRadius}
        />
      </div>
      <div className={areaFrame["size"]}>{size}</div>
    </>
  );
}

/** Returns the radii to choose from, in metres, with the one that was asked for. */
function radiiWith(asked: RegionCircle | null): readonly number[] {
  const radii = new Set([...RADII_METERS, ...(asked ? [asked.radiusMeters] : [])]);
  return [...radii].sort((a, b) => a - b);
}
