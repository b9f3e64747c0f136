import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { PROVINCE_MARGIN_METERS, type Province } from "#domain/areas/provinces.ts";
import { squareKilometersOf } from "#domain/areas/tile-runs.ts";
import { areaShapeTexts } from "#i18n/area-shapes.ts";
import { areaTexts, groundAreaText } from "#i18n/areas.ts";
import { loadProvinces } from "#state/packs/provinces.ts";
import styles from "./save-area.module.css";
import { Select } from "./select.tsx";
import type { ShapeProps } from "./shape-props.ts";
import { useDrawnTiles, useShapeOnMap } from "./use-area-shape.ts";

interface RegionShapeProps extends ShapeProps {
  readonly size: ReactNode;
}

/** Lets the user choose a province by name. */
export function RegionShape({ controller, size, onChosen }: RegionShapeProps) {
  const { provinces, isFailed } = useProvinces();
  const [name, setName] = useState<string>("");
  const province = provinces.find((one) => one.name === name);
  const shape = useMemo(
    (): AreaShape | null =>
      province
        ? { kind: "region", marginMeters: PROVINCE_MARGIN_METERS, rings: province.rings }
        : null,
    [province],
  );
  const onMap = useShapeOnMap(shape);
  useDrawnTiles(onMap?.runs ?? null);
  const choose = useEffectEvent(onChosen);
  const showAll = useEffectEvent(() => onMap && controller.showBounds(onMap.bounds));
  useEffect(() => {
    if (!onMap || !province) return choose(null);
    const groundText = groundAreaText(squareKilometersOf(onMap.runs));
    choose({ runs: onMap.runs, groundText, usualName: province.name });
    showAll();
  }, [onMap, province]);

  if (isFailed) return <p role="alert">{areaShapeTexts.noProvinces}</p>;
  const options = provinces.map((one) => ({ value: one.name, text: one.name }));
  return (
    <>
      <Select
        label={areaTexts.whichProvince}
        value={name}
        options={
          name === "" ? [{ value: "", text: areaShapeTexts.chooseProvince }, ...options] : options
        }
        onChoose={setName}
      />
      <p className={styles["what"]}>{areaShapeTexts.coarseBorders}</p>
      <div className={styles["size"]}>{size}</div>
    </>
  );
}

function useProvinces() {
  const [provinces, setProvinces] = useState<readonly Province[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadProvinces().then(
      (found) => !isGone && setProvinces(found),
      (error: unknown) => {
        console.warn("No provinces:", error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { provinces, isFailed };
}
