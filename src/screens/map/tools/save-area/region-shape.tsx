import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { MUNICIPALITY_MARGIN_METERS, type Municipality } from "#domain/areas/municipality.ts";
import { PROVINCE_MARGIN_METERS, type Province } from "#domain/areas/provinces.ts";
import { squareKilometersOf } from "#domain/areas/tile-runs.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import areaFrame from "#screens/map/card/area-frame.module.css";
import { groundAreaText } from "#sentences/packs/areas.ts";
import { loadProvinces } from "#state/packs/provinces.ts";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { MunicipalitySearch } from "./municipality-search.tsx";
import type { ShapeProps } from "./shape-props.ts";
import { useDrawnTiles, useShapeInView, useShapeOnMap } from "./use-area-shape.ts";

interface RegionShapeProps extends ShapeProps {
  readonly size: ReactNode;
}

/** The region that the user chose by name. */
type Region =
  | { readonly kind: "province"; readonly province: Province }
  | { readonly kind: "municipality"; readonly municipality: Municipality };

/** Lets the user choose a province or a municipality by name. */
export function RegionShape({ controller, size, onChosen }: RegionShapeProps) {
  const [region, setRegion] = useState<Region | null>(null);
  const shape = useMemo(() => region && shapeOf(region), [region]);
  const onMap = useShapeOnMap(shape);
  useDrawnTiles(onMap?.runs ?? null);
  useShapeInView(controller, onMap);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!onMap || !region) return choose(null);
    const groundText = groundAreaText(squareKilometersOf(onMap.runs));
    choose({ ...onMap, groundText, usualName: nameOf(region) });
  }, [onMap, region]);

  const isMunicipality = region?.kind === "municipality";
  return (
    <>
      {isMunicipality ? null : (
        <ProvinceChoice
          chosen={region?.province ?? null}
          onChoose={(province) => setRegion({ kind: "province", province })}
        />
      )}
      <MunicipalitySearch
        chosen={isMunicipality ? region.municipality : null}
        onChoose={(municipality) =>
          setRegion(municipality && { kind: "municipality", municipality })
        }
      />
      {region ? (
        <p className={layout["hint"]}>
          {isMunicipality ? areaShapeTexts.municipalityCredit : areaShapeTexts.coarseBorders}
        </p>
      ) : null}
      <div className={areaFrame["size"]}>{size}</div>
    </>
  );
}

interface ProvinceChoiceProps {
  readonly chosen: Province | null;
  readonly onChoose: (province: Province) => void;
}

function ProvinceChoice({ chosen, onChoose }: ProvinceChoiceProps) {
  const { value: provinces = [], isFailed, again } = useLoaded(loadProvinces, null);
  if (isFailed) return <NotLoaded text={areaShapeTexts.noProvinces} again={again} />;
  const names = provinces.map(({ name }) => name);
  return (
    <Select
      label={areaTexts.whichProvince}
      options={chosen ? names : ["", ...names]}
      value={chosen?.name ?? ""}
      textOf={(name) => name || areaShapeTexts.chooseProvince}
      onChoose={(name) => {
        const province = provinces.find((one) => one.name === name);
        if (province) onChoose(province);
      }}
    />
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
