import { useNoticeTurn } from "#parts/map/use-notice.ts";
import { Button } from "#ui/button.tsx";
import { guidanceAlert } from "./guidance-words.ts";
import styles from "./navigation-alert.module.css";
import { useGuidanceNow } from "./use-guidance-now.ts";

/** Off the route, no signal or arrived, over another tool of the map; a tap opens the card. */
export function NavigationAlert({ onOpen }: { readonly onOpen: () => void }) {
  const now = useGuidanceNow();
  const alert = now && guidanceAlert(now);
  // It is always visible; what can wait does.
  useNoticeTurn("navigation", alert !== null);
  if (!alert) return null;
  return (
    <Button
      variant={alert.isAlarm ? "danger" : "secondary"}
      className={styles["alert"]}
      data-notice="navigation"
      onClick={onOpen}
    >
      {alert.text}
    </Button>
  );
}
