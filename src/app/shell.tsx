import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { navigationTexts } from "#i18n/navigation.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { MainHeader } from "./main-header.tsx";
import styles from "./shell.module.css";

/** The frame around every screen: headers above, the bar for the thumb below. */
export function Shell() {
  const { pathname, hash } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  const main = useMainThatStartsAnew(pathname, hash);
  return (
    <div className={styles["shell"]} data-compact={pathname === "/map" || undefined}>
      <a className={styles["skip"]} href="#inhoud">
        {navigationTexts.skipToContent}
      </a>
      <MainHeader />
      <div className={styles["stage"]}>
        <main ref={main} id="inhoud" tabIndex={-1} className={styles["main"]}>
          {isLoading ? <Spinner label={navigationTexts.loadingScreen} /> : <Outlet />}
        </main>
        <UndoToast />
      </div>
      <BottomBar />
    </div>
  );
}

/** What stands in the frame before the first screen is there. */
export function ShellSpinner() {
  return <Spinner label={navigationTexts.loadingScreen} />;
}

/** A new screen starts at its top, or at the section of its address; there a screen reader goes on. */
function useMainThatStartsAnew(pathname: string, hash: string) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    if (shownPath.current !== null) {
      main.current?.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    shownPath.current = pathname;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [pathname, hash]);
  return main;
}
