import { House, LocateFixed, Map as MapIcon, MapPin, Settings } from "lucide-react";
import { NavLink } from "react-router";
import { shellTexts } from "#i18n/shell.ts";
import { vibrateTap } from "#state/vibrate.ts";
import styles from "./bottom-bar.module.css";

const tabs = [
  { to: "/dashboard", label: shellTexts.home, Icon: House },
  { to: "/location", label: shellTexts.location, Icon: LocateFixed },
  { to: "/map", label: shellTexts.map, Icon: MapIcon },
  { to: "/waypoints", label: shellTexts.waypoints, Icon: MapPin },
  { to: "/settings", label: shellTexts.settings, Icon: Settings },
] as const;

/** The five places a thumb reaches; each tap is felt. */
export function BottomBar() {
  return (
    <nav className={styles["bar"]} aria-label={shellTexts.bottomNavigation}>
      {tabs.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} onClick={vibrateTap}>
          <Icon aria-hidden="true" size={24} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
