import { BASE_PATH } from "#domain/links/base-path.ts";
import styles from "./overview-image.module.css";

interface OverviewImageProps {
  readonly isDark: boolean;
  readonly isFading?: boolean;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** A picture of the start view, exactly where the map will draw it. */
export function OverviewImage({ isDark, isFading = false, onLoad, onError }: OverviewImageProps) {
  const name = `${BASE_PATH}basemap/overview-${isDark ? "dark" : "light"}`;
  return (
    <picture>
      <source media="(max-width: 448px)" srcSet={`${name}-phone.webp`} />
      <img
        className={styles["picture"]}
        src={`${name}.webp`}
        alt=""
        fetchPriority="high"
        // One picture takes the place of another: no frame may pass between them.
        decoding="sync"
        draggable={false}
        onLoad={onLoad}
        onError={onError}
        data-overview-picture={isFading ? "fading" : "shown"}
      />
    </picture>
  );
}
