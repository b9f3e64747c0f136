import { House, LocateFixed, Map as MapIcon, MapPin, Settings } from "lucide-react";
import { lazy, Suspense } from "react";
import { NavLink } from "react-router";
import { useStore } from "zustand";
import { navigationTexts } from "#i18n/navigation.ts";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { boatingStatusStore } from "#state/boating/boating-status.ts";
import { vibrateTap } from "#state/feedback/vibrate-tap.ts";
import styles from "./bottom-bar.module.css";

const tabs = [
  { to: "/dashboard", label: navigationTexts.home, Icon: House },
  { to: "/location", label: navigationTexts.location, Icon: LocateFixed },
  { to: "/map", label: navigationTexts.map, Icon: MapIcon },
  { to: "/waypoints", label: navigationTexts.waypoints, Icon: MapPin },
  { to: "/settings", label: navigationTexts.settings, Icon: Settings },
] as const;

/** Only boats carry it. */
const ManOverboardButton = lazy(async () => {
  const load = import(/* webpackChunkName: "boating" */ "#parts/boating/man-overboard-button.tsx");
  return { default: (await load.catch(() => null))?.ManOverboardButton ?? NoButton };
});

/** The five main links within reach of the thumb; each tap vibrates. */
export function BottomBar() {
  return (
    <nav className={styles["bar"]} aria-label={navigationTexts.bottomNavigation}>
      {tabs.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} onClick={vibrateTap}>
          <Icon aria-hidden="true" size={24} />
          <span>{label}</span>
        </NavLink>
      ))}
      <ForBoats />
    </nav>
  );
}

/** Always one tap away on the water, and as long as somebody is overboard. */
function ForBoats() {
  const isBoating = useIsBoating();
  const isManOverboard = useStore(boatingStatusStore, (status) => status.isManOverboard);
  if (!isBoating && !isManOverboard) return null;
  return (
    <Suspense>
      <ManOverboardButton className={styles["overboard"]} />
    </Suspense>
  );
}

/** Without its file; the helm and the map have the button too. */
function NoButton(_: { readonly className?: string | undefined }) {
  return null;
}
