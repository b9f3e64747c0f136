import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { squareKilometersOf } from "#domain/areas/tile-runs.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import areaFrame from "#screens/map/card/area-frame.module.css";
import type { LineChoice } from "#screens/map/lines/lines-on-device.ts";
import { useLine, useLineChoices } from "#screens/map/lines/use-lines.ts";
import { groundAreaText, sizeText } from "#sentences/packs/areas.ts";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import row from "#ui/row.module.css";
import { Select } from "#ui/select.tsx";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";
import { alongLine } from "#words/packs/areas.ts";
import styles from "./save-area.module.css";
import type { ShapeProps } from "./shape-props.ts";
import { useDrawnTiles, useShapeInView, useShapeOnMap } from "./use-area-shape.ts";

const WIDTHS_METERS = [250, 500, 1000, 2000, 3000, 5000];

interface AlongShapeProps extends ShapeProps {
  /** The requested line; null lets the user choose first. */
  readonly asked: LineRef | null;
  readonly size: ReactNode;
}

/** Lets the user choose a corridor along a plan, track or route. */
export function AlongShape({ controller, asked, size, onChosen }: AlongShapeProps) {
  const { value: choices, ...choosing } = useLineChoices();
  const [chosenRef, setRef] = useState<LineRef | null>(asked);
  const [widthMeters, setWidth] = useState(2000);
  const ref = chosenRef ?? choices?.[0]?.ref ?? null;
  const { value: line, isFailed } = useLine(ref);
  const shape = useMemo(
    (): AreaShape | null =>
      line ? { kind: "corridor", lines: [...line.parts, ...line.gaps], widthMeters } : null,
    [line, widthMeters],
  );
  const onMap = useShapeOnMap(shape);
  useDrawnTiles(onMap?.runs ?? null);
  useShapeInView(controller, onMap);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!onMap || !line) return choose(null);
    const groundText = groundAreaText(squareKilometersOf(onMap.runs));
    choose({ ...onMap, groundText, usualName: alongLine(line.name) });
  }, [onMap, line]);

  if (choosing.isFailed && asked === null) {
    return <NotLoaded text={areaShapeTexts.linesFailed} again={choosing.again} />;
  }
  if (choices?.length === 0 && asked === null) {
    return <p className={layout["hint"]}>{areaShapeTexts.noLines}</p>;
  }
  const names = namesOf(choices, ref, line?.name);
  return (
    <>
      <div className={classNames(row["fieldRow"], styles["selects"])}>
        <Select
          label={areaShapeTexts.line}
          options={[...names.keys()]}
          value={ref ?? ""}
          textOf={(value) => names.get(value) ?? ""}
          onChoose={(value) => value !== "" && setRef(value)}
        />
        <Select
          label={areaShapeTexts.width}
          options={WIDTHS_METERS}
          value={widthMeters}
          textOf={sizeText}
          onChoose={setWidth}
        />
      </div>
      <p role="status" className={layout["hint"]}>
        {isFailed ? areaShapeTexts.lineFailed : lineStatus(ref, line)}
      </p>
      <div className={areaFrame["size"]}>{size}</div>
    </>
  );
}

function lineStatus(ref: LineRef | null, line: ReturnType<typeof useLine>["value"]): string | null {
  if (ref !== null && line === undefined) return areaShapeTexts.readingLine;
  return ref !== null && line === null ? areaShapeTexts.lineGone : null;
}

/** Returns the names of the lines to choose from, always including the chosen one. */
function namesOf(
  choices: readonly LineChoice[] | undefined,
  ref: LineRef | null,
  name: string | undefined,
): ReadonlyMap<LineRef | "", string> {
  const named = (choices ?? []).map((one) => [one.ref, one.name] as const);
  if (named.some(([one]) => one === ref)) return new Map(named);
  return new Map([[ref ?? "", name ?? areaShapeTexts.chooseLine], ...named]);
}
