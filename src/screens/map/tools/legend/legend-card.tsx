import { useEffect, useId, useState } from "react";
import { legendTexts } from "#i18n/map-cards.ts";
import { poiKind } from "#i18n/points-of-interest.ts";
import {
  LEGEND_GROUPS,
  type Legend,
  type LegendGroup,
  type LegendSymbol,
} from "#mapview/legend/legend-entry.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import styles from "./legend.module.css";
import { DrawnSymbol } from "./legend-symbol.tsx";
import { SpeedLegend } from "./speed-legend.tsx";

interface LegendCardProps {
  readonly controller: MapPort;
  readonly onClose: () => void;
}

/** Explains the visible lines, colours and icons; updated when the map is idle elsewhere. */
export function LegendCard({ controller, onClose }: LegendCardProps) {
  const { legend, hasFailed } = useLegend(controller);
  return (
    <Card heading={legendTexts.heading} onClose={onClose}>
      {hasFailed ? <p role="alert">{legendTexts.failed}</p> : null}
      {legend ? <Groups legend={legend} /> : null}
    </Card>
  );
}

function useLegend(controller: MapPort) {
  const [legend, setLegend] = useState<Legend | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = () => {
      controller.output.readLegend().then(
        (read) => !isGone && setLegend(read),
        (error: unknown) => {
          console.warn("No legend:", error);
          if (!isGone) setFailed(true);
        },
      );
    };
    read();
    const forget = controller.events.on("viewChanged", read);
    return () => {
      isGone = true;
      forget();
    };
  }, [controller]);
  return { legend, hasFailed };
}

function Groups({ legend: { kinds, pois } }: { readonly legend: Legend }) {
  const groups = (Object.keys(LEGEND_GROUPS) as LegendGroup[]).map((group) => {
    const entries = LEGEND_GROUPS[group].flatMap((kind): Entry[] => {
      const symbol = kinds[kind];
      return symbol ? [{ label: legendTexts.kinds[kind], symbol }] : [];
    });
    return { heading: legendTexts.groups[group], entries };
  });
  const icons = new Map(pois.map((poi) => [poiKind(poi.kind, poi.group), poi.symbol]));
  const drawn = [...icons].map(([label, symbol]) => ({ label, symbol }));
  const all = [...groups, { heading: legendTexts.pois, entries: drawn }];
  const isEmpty = all.every(({ entries }) => entries.length === 0);
  return (
    <>
      <p className={styles["hint"]}>{isEmpty ? legendTexts.empty : legendTexts.hint}</p>
      {all.map(({ heading, entries }) => (
        <Group key={heading} heading={heading} entries={entries} />
      ))}
      {kinds.trackBySpeed ? <SpeedLegend /> : null}
    </>
  );
}

interface Entry {
  readonly label: string;
  readonly symbol: LegendSymbol;
}

function Group({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={styles["group"]} aria-labelledby={id}>
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
