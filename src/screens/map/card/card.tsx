import { X } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from "react";
import { mapTexts } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { fitWords } from "#ui/fit-words.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MapSheet } from "#ui/map-sheet.tsx";
import styles from "./card.module.css";

/** The map below cards that are about no place of it: the position that it follows stays in sight beside them. */
export const MapBelow = createContext<Pick<MapPort, "keepCenterIn"> | null>(null);

/** The rims of a card and its cross, pixels. */
const BESIDE_HEADING = 88;

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
  const free = useRef<HTMLDivElement>(null);
  const mapBelow = useContext(MapBelow);
  useVisibleArea(sheet ? null : mapBelow, free, "follow");
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <MapSheet
      placing={styles["placing"]}
      free={free}
      {...sheet}
      ref={card}
      className={styles["card"]}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={closeOnEscape}
    >
      <header className={styles["header"]}>
        <h3 id={id}>
          <span style={fitWords(heading, BESIDE_HEADING)}>{heading}</span>
        </h3>
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
