import { useEffect, useState } from "react";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { LegendGroups } from "#screens/map/legend/legend-groups.tsx";
import { legendTexts } from "#words/map/map-cards.ts";
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
      {legend ? <LegendGroups legend={legend} hint={legendTexts.hint} /> : null}
      {legend?.kinds.trackBySpeed ? <SpeedLegend /> : null}
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
