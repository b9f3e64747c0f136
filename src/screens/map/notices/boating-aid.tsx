import { useStore } from "zustand";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { useNotice } from "#parts/map/use-notice.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { boatingTexts } from "#words/water/boating.ts";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

/**
 * Explains on the water that the app is an aid, and must not be the only one, until the user has read it. Part of the
 * map, because a file of its own may be missing without a network.
 */
export function BoatingAid() {
  const isAfloat = useStore(preferencesStore, isBoating);
  const isRead = useStore(preferencesStore, ({ isBoatingAidRead }) => isBoatingAidRead);
  const hasNetwork = useStore(settingsStore, ({ mapOverlay }) => mapOverlay.sailNetwork);
  const isUnknown = useStore(preferencesStore, ({ boat }) => boat.airDraughtMeters === null);
  const isDue = !isRead && (isAfloat || hasNetwork);
  if (!useNotice("boating-aid", isDue ? "aid" : null, true)) return null;

  function read() {
    setPreferences({ isBoatingAidRead: true });
    // The focused button disappears: move the focus to the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <NoticeBox name="boating-aid" className={styles["tall"]} onHide={read}>
      <p>
        {boatingTexts.aid} {isUnknown ? boatingTexts.askBoat : null}
      </p>
      {isUnknown ? (
        <LinkButton to="/settings#boot" variant="quiet" onClick={read}>
          {boatingTexts.toBoat}
        </LinkButton>
      ) : null}
      <Button variant="quiet" className={styles["action"]} onClick={read}>
        {boatingTexts.aidRead}
      </Button>
    </NoticeBox>
  );
}
