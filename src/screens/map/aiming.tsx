import { useEffect, useEffectEvent } from "react";
import { mapTexts } from "#i18n/map.ts";
import { Button } from "#ui/button.tsx";
import styles from "./aiming.module.css";

interface AimingProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A cross on the middle of the map, and one large button to take that place. */
export function Aiming({ onConfirm, onCancel }: AimingProps) {
  useMapKeys({ Enter: onConfirm, Escape: onCancel });
  return (
    <>
      <div className={styles["cross"]} aria-hidden="true" />
      <section className={styles["bar"]} aria-label={mapTexts.aim}>
        <p>{mapTexts.aimHelp}</p>
        <div className={styles["choices"]}>
          <Button variant="primary" className={styles["confirm"]} onClick={onConfirm}>
            {mapTexts.aimConfirm}
          </Button>
          <Button onClick={onCancel}>{mapTexts.cancel}</Button>
        </div>
      </section>
    </>
  );
}

/** While the arrows move the map, these keys answer too. */
function useMapKeys(answers: Readonly<Record<string, () => void>>) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLCanvasElement) answers[event.key]?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
