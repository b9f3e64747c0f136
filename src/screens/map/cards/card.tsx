import { X } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { mapTexts } from "#i18n/map.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MapSheet } from "#ui/map-sheet.tsx";
import styles from "./card.module.css";

interface CardProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where it lies and what of the map it leaves free, unless as all cards. */
  readonly sheet?: Pick<ComponentProps<typeof MapSheet>, "placing" | "free" | "frame">;
}

/** A card over the lower edge of the map. The keyboard goes to it; Escape closes it. */
export function Card({ heading, onClose, children, sheet }: CardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <MapSheet
      placing={styles["placing"]}
      {...sheet}
      ref={card}
      className={styles["card"]}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={closeOnEscape}
    >
      <header className={styles["header"]}>
        <h3 id={id}>{heading}</h3>
        <IconButton
          label={mapTexts.close}
          icon={<X aria-hidden="true" />}
          className={styles["close"]}
          onClick={onClose}
        />
      </header>
      {children}
    </MapSheet>
  );
}
