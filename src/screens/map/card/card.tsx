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
  useState,
} from "react";
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { fitWords } from "#ui/fit-words.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { MapSheet } from "#ui/map-sheet.tsx";
import { type SheetStop, useSheetStops } from "#ui/sheet-stops.ts";
import { mapTexts } from "#words/map/map.ts";
import styles from "./card.module.css";
import { Sheet } from "./sheet.tsx";

/** The map below cards that are not about a place; the followed position stays visible beside them. */
export const MapBelow = createContext<Pick<MapPort, "keepCenterIn"> | null>(null);

/** More characters than this are more than a line of the panel of a desktop, where headings are large. */
const MAX_LARGE_CHARACTERS = 30;

/** The borders of a card and its close button, pixels. */
const RESERVED_WIDTH = 88;

interface CardProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The position of the sheet and its free part, if it differs from other cards. */
  readonly sheet?: Pick<ComponentProps<typeof MapSheet>, "placing" | "free" | "frame">;
}

/** A card over the lower edge of the map, with stops on an upright phone. It receives the focus; Escape closes it. */
export function Card({ heading, onClose, children, sheet }: CardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const mapBelow = useContext(MapBelow);
  const [stop, setStop] = useState<SheetStop>("half");
  const stops = useSheetStops(card, stop, setStop);
  useVisibleArea(sheet ? null : mapBelow, free, "follow");
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <Sheet
      placing={styles["placing"]}
      free={free}
      keepsFree={sheet?.frame !== undefined}
      {...sheet}
      ref={card}
      stops={stops}
      className={styles["card"]}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={closeOnEscape}
      headerClass={styles["header"]}
      header={
        <>
          <h3 id={id} data-is-long={heading.length > MAX_LARGE_CHARACTERS || undefined}>
            <span style={fitWords(heading, RESERVED_WIDTH)}>{heading}</span>
          </h3>
          <IconButton
            label={mapTexts.close}
            icon={<X aria-hidden="true" />}
            className={styles["close"]}
            onClick={onClose}
          />
        </>
      }
    >
      {children}
    </Sheet>
  );
}
