import { useEffect } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { sunsetRedStore } from "#state/settings/red-light.ts";
import { isSunDown } from "./sun-down.ts";

/** Switches red light on while the sun is down at this place, if the user asked for it. Does nothing without a place. */
export function useRedAtSunset(place: LatLng | null): void {
  const isWanted = useStore(preferencesStore, ({ redAtSunset }) => redAtSunset);
  const isDown = useStore(clockStore, ({ nowMs }) => place !== null && isSunDown(place, nowMs));
  const isOn = isWanted && isDown;
  useEffect(() => {
    sunsetRedStore.setState({ isOn });
    return () => sunsetRedStore.setState({ isOn: false });
  }, [isOn]);
}
