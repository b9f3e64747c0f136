import { useId } from "react";
import {
  LEGEND_GROUPS,
  type Legend,
  type LegendGroup,
  type LegendMark,
  type LegendRecord,
  type LegendSymbol,
} from "#mapview/legend/legend-entry.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";
import { markKindText } from "#sentences/water/fairway-marks.ts";
import { bodyText, topShapeText } from "#sentences/water/record-look.ts";
import layout from "#ui/layout.module.css";
import { legendTexts } from "#words/map/map-cards.ts";
import styles from "./legend.module.css";
import { DrawnSymbol } from "./legend-symbol.tsx";

interface LegendGroupsProps {
  readonly legend: Legend;
  /** Says what the legend explains. */
  readonly hint: string;
}

/** The groups of a legend with their symbols, or a message if the legend is empty. */
export function LegendGroups({ legend: { kinds, marks, records, pois }, hint }: LegendGroupsProps) {
  const groups = (Object.keys(LEGEND_GROUPS) as LegendGroup[]).map((group) => {
    const entries = LEGEND_GROUPS[group].flatMap((kind): Entry[] => {
      const symbol = kinds[kind];
      return symbol ? [{ label: legendTexts.kinds[kind], symbol }] : [];
    });
    const drawn =
      group === "nautical"
        ? [...marks.map(entryOfMark), ...recordEntries(records), ...entries]
        : entries;
    return { heading: legendTexts.groups[group], entries: drawn, isLong: group === "nautical" };
  });
  const icons = new Map(pois.map((poi) => [poiKind(poi.kind, poi.group), poi.symbol]));
  const drawn = [...icons].map(([label, symbol]) => ({ label, symbol }));
  const all = [...groups, { heading: legendTexts.pois, entries: drawn, isLong: false }];
  const isEmpty = all.every(({ entries }) => entries.length === 0);
  return (
    <>
      <p className={layout["hint"]}>{isEmpty ? legendTexts.empty : hint}</p>
      {all.map(({ heading, ...group }) => (
        <Group key={heading} heading={heading} {...group} />
      ))}
    </>
  );
}

function entryOfMark({ kind, isBeacon, symbol }: LegendMark): Entry {
  return { label: markKindText(kind, isBeacon), symbol };
}

/** Returns a row for each look that words can tell apart: not every pattern of colours has a word of its own. */
function recordEntries(records: readonly LegendRecord[]): readonly Entry[] {
  const byLabel = new Map(records.map(({ look, symbol }) => [recordLabel(look), symbol]));
  return [...byLabel]
    .map(([label, symbol]) => ({ label, symbol }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function recordLabel({ topmark, ...body }: LegendRecord["look"]): string {
  const top = topmark && topmark.shapes.length > 0 ? [topShapeText(topmark.shapes)] : [];
  return [bodyText(body), ...top].join(" · ");
}

interface Entry {
  readonly label: string;
  readonly symbol: LegendSymbol;
}

interface GroupProps {
  readonly heading: string;
  readonly entries: readonly Entry[];
  /** True if the labels are sentences, which need the width of a phone. */
  readonly isLong: boolean;
}

function Group({ heading, entries, isLong }: GroupProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={styles["group"]} data-is-long={isLong} aria-labelledby={id}>
      <h4 id={id}>{heading}</h4>
      <ul>
        {entries.map(({ label, symbol }) => (
          <li key={label}>
            <DrawnSymbol symbol={symbol} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
