import type { ComponentType } from "react";
import { useLoaded } from "#parts/use-loaded.ts";
import { Button } from "#ui/button.tsx";
import { mapTexts } from "#words/map/map.ts";
import styles from "./lazy-card.module.css";

interface Closable {
  readonly onClose: () => void;
  /** True if nothing of the card is visible, so that nobody waits for it. */
  readonly isIdle?: boolean;
}

/**
 * Creates a card whose code is loaded when it is first shown, so that the map does not wait for it. While loading or
 * after a failure the map works and shows a message.
 */
export function lazyCard<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const useCode = lazyCode(load);
  return function LazyCard(props: Props) {
    const { Code: Card, isFailed, again } = useCode();
    if (Card) return <Card {...props} />;
    if (props.isIdle) return null;
    if (!isFailed) {
      return (
        <p className={styles["loading"]} role="status">
          {mapTexts.loading}
        </p>
      );
    }
    return (
      <div className={styles["failed"]} role="alert">
        <p>{mapTexts.cardNotLoaded}</p>
        <Button variant="primary" onClick={again}>
          {mapTexts.retry}
        </Button>
        <Button onClick={props.onClose}>{mapTexts.close}</Button>
      </div>
    );
  };
}

/** Creates a hook that loads the code of a component once, when `isWanted`. */
export function lazyCode<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return (isWanted = true) => {
    const needsLoad = isWanted && !loaded;
    const { isFailed, again } = useLoaded(
      needsLoad
        ? async () => {
            loaded = await load();
          }
        : null,
      needsLoad,
    );
    return { Code: isWanted ? loaded : undefined, isFailed, again };
  };
}
