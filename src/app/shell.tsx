// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useOutlet } from "react-router";
import { useStore } from "zustand";
import { navigationTexts } from "#i18n/navigation.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { type WaypointsSnapshot, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Spinner } from "#ui/spinner.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { MainHeader } from "./main-header.tsx";
import styles from "./shell.module.css";

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
  const main = useMainElement(pathname, hash, screen !== null);
  return (
    <div className={styles["shell"]} data-compact={pathname === "/map" || undefined}>
      <a className={styles["skip"]} href="#inhoud">
        {navigationTexts.skipToContent}
      </a>
      <MainHeader />
      <Once when={({ unstored }) => unstored !== null}>
        <UnstoredNotice />
      </Once>
      <RecordingOnEveryScreen />
      <div className={styles["stage"]}>
        <main ref={main} id="inhoud" tabIndex={-1} className={styles["main"]}>
          {isLoading ? placeholder : screen}
        </main>
        <Once when={({ undoable }) => undoable !== null}>
          <UndoToast />
        </Once>
      </div>
      <BottomBar />
    </div>
  );
}

// Most visits change nothing, and find storage well: what speaks of it comes when there is something to say.
const UndoToast = lazy(async () => {
  const load = import(/* webpackChunkName: "undo-toast" */ "./undo-toast.tsx");
  // Without its file the command itself is done all the same.
  return { default: (await load.catch(() => null))?.UndoToast ?? (() => null) };
});
const UnstoredNotice = lazy(async () => {
  const load = import(/* webpackChunkName: "unstored-notice" */ "./unstored-notice.tsx");
  return { default: (await load.catch(() => null))?.UnstoredNotice ?? NotStored };
});

const RecordingPrompt = lazy(async () => {
  const load = import(/* webpackChunkName: "recording-prompt" */ "./recording-prompt.tsx");
  // The screens with a recorder offer it too.
  return { default: (await load.catch(() => null))?.RecordingPrompt ?? (() => null) };
});

/** Looks for a recording that the app was closed in; the recorder is loaded when there is one. */
function RecordingOnEveryScreen() {
  const isInterrupted = useStore(recordingStatusStore, ({ status }) => status === "interrupted");
  const [wasInterrupted, setInterrupted] = useState(false);
  if (isInterrupted && !wasInterrupted) setInterrupted(true);
  useEffect(() => void lookForRecordings(), []);
  return wasInterrupted ? (
    <Suspense>
      <RecordingPrompt />
    </Suspense>
  ) : null;
}

function NotStored() {
  return <p role="alert">{navigationTexts.notStored}</p>;
}

/** Its children from the first moment on that the waypoints' store says so. */
function Once({
  when,
  children,
}: {
  when: (now: WaypointsSnapshot) => boolean;
  children: ReactNode;
}) {
  const isNow = useStore(waypointsStore, when);
  const [was, setWas] = useState(false);
  if (isNow && !was) setWas(true);
  return was ? <Suspense>{children}</Suspense> : null;
}

function ScreenSpinner() {
  return <Spinner label={navigationTexts.loadingScreen} />;
}

/** A new screen starts at its top, or at the section of its address; there a screen reader goes on. */
function useMainElement(pathname: string, hash: string, isScreenThere: boolean) {
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
