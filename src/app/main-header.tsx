// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Compass } from "lucide-react";
import { Link, NavLink } from "react-router";
import { versionLabel } from "#sentences/app/navigation.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import styles from "./main-header.module.css";

const links = [
  { to: "/dashboard", label: navigationTexts.dashboard },
  { to: "/map", label: navigationTexts.map },
  { to: "/settings", label: navigationTexts.settings },
] as const;

/** The header: product and version, and the main heading with the navigation. */
export function MainHeader() {
  return (
    <header className={styles["header"]}>
      <div className={styles["top"]}>
        <span>
          <span>{navigationTexts.productName} </span>
          {versionLabel(__APP_VERSION__)}
        </span>
        <Link to="/changelog">{navigationTexts.changelog}</Link>
      </div>
      <div className={styles["main"]}>
        <h1>
          <Link to="/">
            <Compass aria-hidden="true" size={22} />
            {navigationTexts.productName}
          </Link>
        </h1>
        <nav aria-label={navigationTexts.mainNavigation}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
