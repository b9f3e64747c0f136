import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { MUNICIPALITY_MARGIN_METERS, type Municipality } from "#domain/areas/municipality.ts";
import { PROVINCE_MARGIN_METERS, type Province } from "#domain/areas/provinces.ts";
import { squareKilometersOf } from "#domain/areas/tile-runs.ts";
import { areaShapeTexts } from "#i18n/area-shapes.ts";
import { areaTexts, groundAreaText } from "#i18n/areas.ts";
import { loadProvinces } from "#state/packs/provinces.ts";
import { Select } from "#ui/select.tsx";
import { MunicipalitySearch } from "./municipality-search.tsx";
import styles from "./save-area.module.css";
import type { ShapeProps } from "./shape-props.ts";
import { useDrawnTiles, useShapeOnMap } from "./use-area-shape.ts";

interface RegionShapeProps extends ShapeProps {
  readonly size: ReactNode;
}

/** The region that the user chose by name. */
type Region =
  | { readonly kind: "province"; readonly province: Province }
  | { readonly kind: "municipality"; readonly municipality: Municipality };

/** Lets the user choose a province or a municipality by name. */
export function RegionShape({ controller, size, onChosen }: RegionShapeProps) {
  const { provinces, isFailed } = useProvinces();
  const [region, setRegion] = useState<Region | null>(null);
  const shape = useMemo(() => region && shapeOf(region), [region]);
  const onMap = useShapeOnMap(shape);
  useDrawnTiles(onMap?.runs ?? null);
  const choose = useEffectEvent(onChosen);
  const showAll = useEffectEvent(() => onMap && controller.showBounds(onMap.bounds));
  useEffect(() => {
    if (!onMap || !region) return choose(null);
    const groundText = groundAreaText(squareKilometersOf(onMap.runs));
    choose({ runs: onMap.runs, groundText, usualName: nameOf(region) });
    showAll();
  }, [onMap, region]);

  function chooseProvince(name: string) {
    const province = provinces.find((one) => one.name === name);
    setRegion(province ? { kind: "province", province } : null);
  }

  const name = region?.kind === "province" ? region.province.name : "";
  const names = provinces.map((one) => one.name);
  return (
    <>
      {isFailed ? (
        <p role="alert">{areaShapeTexts.noProvinces}</p>
      ) : (
        <Select
          label={areaTexts.whichProvince}
          options={name === "" ? ["", ...names] : names}
          value={name}
          textOf={(one) => one || areaShapeTexts.chooseProvince}
          onChoose={chooseProvince}
        />
      )}
      <MunicipalitySearch
        chosen={region?.kind === "municipality" ? region.municipality : null}
        onChoose={(municipality) =>
          setRegion(municipality && { kind: "municipality", municipality })
        }
      />
      {region ? (
        <p className={styles["what"]}>
          {region.kind === "province"
            ? areaShapeTexts.coarseBorders
            : areaShapeTexts.municipalityCredit}
        </p>
      ) : null}
      <div className={styles["size"]}>{size}</div>
    </>
  );
}

function shapeOf(region: Region): AreaShape {
  return region.kind === "province"
    ? { kind: "region", marginMeters: PROVINCE_MARGIN_METERS, rings: region.province.rings }
    : {
        kind: "region",
        marginMeters: MUNICIPALITY_MARGIN_METERS,
        rings: region.municipality.rings,
      };
}

function nameOf(region: Region): string {
  return region.kind === "province"
    ? region.province.name
    : areaShapeTexts.municipality(region.municipality.name);
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
