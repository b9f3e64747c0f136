import { House, LocateFixed, Map as MapIcon, MapPin, Settings } from "lucide-react";
import { NavLink } from "react-router";
import { vibrateTap } from "#state/feedback/vibrate-tap.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import styles from "./bottom-bar.module.css";
import { OverboardButton } from "./overboard-button.tsx";

const tabs = [
  { to: "/dashboard", label: navigationTexts.home, Icon: House },
  { to: "/location", label: navigationTexts.location, Icon: LocateFixed },
  { to: "/map", label: navigationTexts.map, Icon: MapIcon },
  { to: "/waypoints", label: navigationTexts.waypoints, Icon: MapPin },
  { to: "/settings", label: navigationTexts.settings, Icon: Settings },
] as const;

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
      <OverboardButton className={styles["overboard"]} />
    </nav>
  );
}
