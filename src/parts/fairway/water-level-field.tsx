import { WATER_LEVEL_RANGE } from "#domain/fairway/passage/water-level.ts";
import { NumberField } from "#parts/number-field.tsx";
import { levelSetText } from "#sentences/water/fairways.ts";
import { setWaterLevel } from "#state/fairways/water-level.ts";
import { waterLevelTexts } from "#words/water/fairways.ts";
import { useWater } from "./use-water.ts";

/** The height of the water above the level of the data, by which all clearances change. */
export function WaterLevelField() {
  const { levelMeters, doubtfulSinceMs } = useWater();
  return (
    <NumberField
      label={waterLevelTexts.label}
      hint={doubtfulSinceMs === null ? waterLevelTexts.hint : levelSetText(doubtfulSinceMs)}
      value={levelMeters === 0 ? null : levelMeters}
      range={WATER_LEVEL_RANGE}
      maxDecimals={2}
      problem={waterLevelTexts.problem}
      onChange={setWaterLevel}
      onClear={() => setWaterLevel(null)}
    />
  );
}
