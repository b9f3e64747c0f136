import { useEffect, useState } from "react";
import { durationText } from "#sentences/tracks/recording.ts";
import { batteryText } from "#sentences/water/anchor.ts";
import { batteryNow } from "#state/boating/battery-now.ts";
import layout from "#ui/layout.module.css";

/** The estimate of a system changes slowly. */
const EVERY_MS = 60_000;

/** Tells how long the battery lasts at this use, where the browser says so; shows nothing elsewhere. */
export function BatteryWords() {
  const [battery, setBattery] = useState<Awaited<ReturnType<typeof batteryNow>>>(null);
  useEffect(() => {
    const read = () => void batteryNow().then(setBattery);
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (!battery) return null;
  const { level, isCharging, emptyInMs } = battery;
  const lasts = emptyInMs === null ? null : durationText(emptyInMs);
  return <p className={layout["hint"]}>{batteryText(level, isCharging, lasts)}</p>;
}
