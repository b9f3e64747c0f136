import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { mapTexts } from "#i18n/map.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./card.module.css";

interface CardProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A card over the lower edge of the map. The keyboard goes to it; Escape closes it. */
export function Card({ heading, onClose, children, className }: CardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <section
      ref={card}
      className={classNames(styles["card"], className)}
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
    </section>
  );
}
