import { Compass } from "lucide-react";
import { Link, NavLink } from "react-router";
import { shellTexts, versionLabel } from "#i18n/shell.ts";
import styles from "./main-header.module.css";

const links = [
  { to: "/dashboard", label: shellTexts.dashboard },
  { to: "/map", label: shellTexts.map },
  { to: "/settings", label: shellTexts.settings },
] as const;

/** Product and version above; the main heading and the navigation below. */
export function MainHeader() {
  return (
    <header className={styles["header"]}>
      <div className={styles["top"]}>
        <span>
          {shellTexts.productName} {versionLabel(__APP_VERSION__)}
        </span>
        <Link to="/changelog">{shellTexts.changelog}</Link>
      </div>
      <div className={styles["main"]}>
        <h1>
          <Link to="/">
            <Compass aria-hidden="true" size={22} />
            {shellTexts.productName}
          </Link>
        </h1>
        <nav aria-label={shellTexts.mainNavigation}>
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
