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
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { fitWords } from "#ui/fit-words.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MapSheet } from "#ui/map-sheet.tsx";
import { mapTexts } from "#words/map/map.ts";
import styles from "./card.module.css";

/** The map below cards that are not about a place; the followed position stays visible beside them. */
export const MapBelow = createContext<Pick<MapPort, "keepCenterIn"> | null>(null);

/** The borders of a card and its close button, pixels. */
const BESIDE_HEADING = 88;

interface CardProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The position of the sheet and its free part, if it differs from other cards. */
  readonly sheet?: Pick<ComponentProps<typeof MapSheet>, "placing" | "free" | "frame">;
}

/** A card over the lower edge of the map. It receives the focus; Escape closes it. */
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
