import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useOutlet } from "react-router";
import { UndoToast } from "#app/undo-toast.tsx";
import { navigationTexts } from "#i18n/navigation.ts";
import { Spinner } from "#ui/spinner.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { MainHeader } from "./main-header.tsx";
import styles from "./shell.module.css";
import { UnstoredNotice } from "./unstored-notice.tsx";

interface ShellProps {
  /** What stands in the place of a screen that is on its way. */
  readonly placeholder?: ReactNode;
}

/**
 * The frame around every screen: headers above, the bar for the thumb below. The build writes it into
 * the page as it is before the first screen has come (`first-frame.tsx`), and React goes on with that.
 */
export function Shell({ placeholder = <ScreenSpinner /> }: ShellProps) {
  const { pathname, hash } = useLocation();
  const screen = useOutlet();
  const isLoading = useNavigation().state !== "idle" || screen === null;
  const main = useMainThatStartsAnew(pathname, hash, screen !== null);
  return (
    <div className={styles["shell"]} data-compact={pathname === "/map" || undefined}>
      <a className={styles["skip"]} href="#inhoud">
        {navigationTexts.skipToContent}
      </a>
      <MainHeader />
      <UnstoredNotice />
      <div className={styles["stage"]}>
        <main ref={main} id="inhoud" tabIndex={-1} className={styles["main"]}>
          {isLoading ? placeholder : screen}
        </main>
        <UndoToast />
      </div>
      <BottomBar />
    </div>
  );
}

function ScreenSpinner() {
  return <Spinner label={navigationTexts.loadingScreen} />;
}

/** A new screen starts at its top, or at the section of its address; there a screen reader goes on. */
function useMainThatStartsAnew(pathname: string, hash: string, isScreenThere: boolean) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    if (!isScreenThere || shownPath.current === pathname) return;
    if (shownPath.current !== null) {
      main.current?.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    shownPath.current = pathname;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [pathname, hash, isScreenThere]);
  return main;
}
