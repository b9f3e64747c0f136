import { settingsTexts } from "#i18n/settings.ts";
import { useNotice } from "#parts/map/use-notice.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

/** Explains once that the app is an aid on the water, and must not be the only one. */
export function BoatingAid() {
  if (!useNotice("boating-aid", "aid", true)) return null;

  function read() {
    setPreferences({ isBoatingAidRead: true });
    // The focused button disappears: move the focus to the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <NoticeBox name="boating-aid" className={styles["tall"]} onHide={read}>
      <p>{settingsTexts.boatingAid}</p>
      <Button variant="quiet" className={styles["action"]} onClick={read}>
        {settingsTexts.understood}
      </Button>
    </NoticeBox>
  );
}
