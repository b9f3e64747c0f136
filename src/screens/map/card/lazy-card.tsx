import { type ComponentType, useEffect, useState } from "react";
import { mapTexts } from "#i18n/map.ts";
import { Button } from "#ui/button.tsx";
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
  let kept: ComponentType<Props> | null = null;
  return function LazyCard(props: Props) {
    const [found, setFound] = useState({ Card: kept, hasFailed: false });
    const [tries, setTries] = useState(1);
    useEffect(() => {
      if (kept) return;
      let isGone = false;
      load().then(
        (Card) => {
          kept = Card;
          if (!isGone) setFound({ Card, hasFailed: false });
        },
        (error: unknown) => {
          console.warn(`No card after ${tries} tries:`, error);
          if (!isGone) setFound({ Card: null, hasFailed: true });
        },
      );
      return () => {
        isGone = true;
      };
    }, [tries]);
    const { Card, hasFailed } = found;
    if (Card) return <Card {...props} />;
    if (props.isIdle) return null;
    if (!hasFailed) {
      return (
        <p className={styles["loading"]} role="status">
          {mapTexts.loading}
        </p>
      );
    }
    return (
      <div className={styles["failed"]} role="alert">
        <p>{mapTexts.cardNotLoaded}</p>
        <Button variant="primary" onClick={() => setTries(tries + 1)}>
          {mapTexts.retry}
        </Button>
        <Button onClick={props.onClose}>{mapTexts.close}</Button>
      </div>
    );
  };
}
