// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useOutlet } from "react-router";
import { type StoreApi, useStore } from "zustand";
import { isEnglishOffered } from "#domain/language/language.ts";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { useIsWide } from "#parts/use-is-wide.ts";
import { boatingStatusStore, loadBoating } from "#state/boating/boating-status.ts";
import { helmStore } from "#state/boating/helm-store.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { loadRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { edits } from "#state/records/edits.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { ModalControl } from "#ui/modal-control.ts";
import { Spinner } from "#ui/spinner.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { GUARDING_CODE } from "./guarding-code.ts";
import { MainHeader } from "./main-header.tsx";
import { OverboardButton } from "./overboard-button.tsx";
import styles from "./shell.module.css";
import { useGuardingCode } from "./use-guarding-code.ts";
import { WatchStrip } from "./watch-strip.tsx";

/** A dialog covers the bottom bar, so each has the button of its own. */
const IN_EVERY_DIALOG = <OverboardButton />;

interface ShellProps {
  /** Shown while a screen loads. */
  readonly placeholder?: ReactNode;
}

/**
 * The frame around every screen: the headers, and the bar at the bottom. The build writes its first render into the
 * page (`first-frame.tsx`), which React hydrates.
 */
export function Shell({ placeholder = <ScreenSpinner /> }: ShellProps) {
  const { pathname, hash } = useLocation();
  const screen = useOutlet();
  const isLoading = useNavigation().state !== "idle" || screen === null;
  const main = useMainElement(pathname, hash, screen !== null);
  const isMap = pathname === "/map";
  // Long texts have nothing to show on a map, and need the room.
  const isText = pathname === "/changelog";
  const isBeside = useIsWide() && !isMap && !isText && screen !== null;
  return (
    <ModalControl value={IN_EVERY_DIALOG}>
      <div className={styles["shell"]} data-map={isMap || undefined}>
        <a className={styles["skip"]} href="#inhoud">
          {navigationTexts.skipToContent}
        </a>
        <MainHeader />
        <Once store={waypointsStore} when={({ unstored }) => unstored !== null}>
          <UnstoredNotice />
        </Once>
        <WatchStrip />
        <RecordingOnEveryScreen />
        <BoatingOnEveryScreen />
        <div className={styles["stage"]}>
          <main ref={main} id="inhoud" tabIndex={-1} className={styles["main"]}>
            {isLoading ? placeholder : screen}
          </main>
          <Once store={edits.store} when={({ undoable }) => undoable !== null}>
            <UndoToast />
          </Once>
        </div>
        <div id="aanbod">
          <LanguageOfferOnce />
        </div>
        <BottomBar />
        {isBeside ? (
          <aside className={styles["beside"]} aria-label={navigationTexts.map} data-map-beside="">
            <MapBeside />
          </aside>
        ) : null}
      </div>
    </ModalControl>
  );
}

const MapBeside = lazyComponent(
  async () => (await import(/* webpackChunkName: "map" */ "#screens/map/map-beside.tsx")).MapBeside,
  {
    // The screen of the map says why.
    failed: () => null,
  },
);

// Most visits change nothing and have no storage problem, so these notices are loaded on demand.
const UndoToast = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "undo-toast" */ "#parts/undo-toast.tsx")).UndoToast,
  {
    // The command itself has succeeded even if this fails to load.
    failed: () => null,
  },
);
const UnstoredNotice = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "unstored-notice" */ "./unstored-notice.tsx"))
      .UnstoredNotice,
  { failed: NotStored },
);

const LanguageOffer = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "language-offer" */ "./language-offer.tsx")).LanguageOffer,
  {
    // The settings have it too.
    failed: () => null,
  },
);

/** Offers English once to a device in a language that the app does not speak. */
function LanguageOfferOnce() {
  const [isOffered, setOffered] = useState(false);
  useEffect(
    () => setOffered(isEnglishOffered(preferencesStore.getState().language, navigator.languages)),
    [],
  );
  return isOffered ? <LanguageOffer /> : null;
}

/** Looks for an interrupted recording; the recorder is loaded if there is one. */
function RecordingOnEveryScreen() {
  const isInterrupted = useStore(recordingStatusStore, ({ status }) => status === "interrupted");
  const [wasInterrupted, setInterrupted] = useState(false);
  if (isInterrupted && !wasInterrupted) setInterrupted(true);
  useEffect(() => void loadRecordings(), []);
  const RecordingPrompt = useGuardingCode(
    GUARDING_CODE.recordingPrompt,
    wasInterrupted,
  )?.RecordingPrompt;
  return RecordingPrompt ? <RecordingPrompt /> : null;
}

/** Looks for somebody overboard, an anchor that was watched, and a mark to steer to; what shows them is loaded when there is one. */
function BoatingOnEveryScreen() {
  const isAfloat = useStore(
    boatingStatusStore,
    ({ isManOverboard, isAnchored, isSteering }) => isManOverboard || isAnchored || isSteering,
  );
  const isHelmOpen = useStore(helmStore, ({ isOpen }) => isOpen);
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const isRecording = useStore(recordingStatusStore, ({ status }) => status === "recording");
  const isUnderWay = useIsBoating() && (isFollowing || isRecording);
  const [was, setWas] = useState(false);
  if ((isAfloat || isHelmOpen || isUnderWay) && !was) setWas(true);
  useEffect(() => void loadBoating(), []);
  const BoatingOverlays = useGuardingCode(GUARDING_CODE.boating, was)?.BoatingOverlays;
  return BoatingOverlays ? <BoatingOverlays /> : null;
}

function NotStored() {
  return <p role="alert">{navigationTexts.notStored}</p>;
}

interface OnceProps<State> {
  readonly store: StoreApi<State>;
  readonly when: (now: State) => boolean;
  readonly children: ReactNode;
}

/** Renders its children from the first moment that a condition of a store holds. */
function Once<State>({ store, when, children }: OnceProps<State>) {
  const isNow = useStore(store, when);
  const [was, setWas] = useState(false);
  if (isNow && !was) setWas(true);
  return was ? children : null;
}

function ScreenSpinner() {
  return <Spinner label={navigationTexts.loadingScreen} />;
}

/** Scrolls a new screen to its top, or to the section in its address, and moves the focus there. */
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
