import { navigationTexts } from "#i18n/navigation.ts";
import { OverviewImage } from "#parts/overview-image.tsx";
import styles from "./map-placeholder.module.css";

/**
 * What stands in the place of the map's screen while that is on its way. The build writes one of each
 * colour scheme into the page (`first-frame.tsx`); the page's own script shows it (`first-screen.ts`).
 */
export function MapPlaceholder({ isDark }: { readonly isDark: boolean }) {
  return (
    <div className={styles["placeholder"]} data-map-placeholder="">
      <OverviewImage isDark={isDark} />
      <p className="visually-hidden" role="status">
        {navigationTexts.loadingScreen}
      </p>
    </div>
  );
}
