import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { MapSheet } from "#ui/map-sheet.tsx";
import { SheetHandle } from "#ui/sheet-handle.tsx";
import type { SheetStops } from "#ui/sheet-stops.ts";
import { sheetLabels } from "#words/map/map.ts";

interface SheetProps extends ComponentProps<typeof MapSheet> {
  /** Made by `useSheetStops` of the same sheet. */
  readonly stops: SheetStops;
  /** The content at the top, which remains at 96 px. */
  readonly header: ReactNode;
  readonly headerClass: string | undefined;
}

/**
 * A sheet over the map with its header, by which it is moved between its stops. At 96 px it shows the header, its main
 * button, and what is marked `data-at-peek`; something else that receives the focus raises it.
 */
export function Sheet({ stops, header, headerClass, children, ...sheet }: SheetProps) {
  const raise = ({ target, currentTarget }: FocusEvent) => {
    const isHidden = target !== currentTarget && !target.closest(SEEN_AT_PEEK);
    if (stops.stop === "peek" && isHidden) stops.moveTo("half");
  };
  return (
    <MapSheet {...sheet} data-stop={stops.stop} onFocus={raise}>
      <header className={headerClass} onPointerDown={stops.onPointerDown}>
        <SheetHandle {...stops} labels={sheetLabels} />
        {header}
      </header>
      {children}
    </MapSheet>
  );
}

const SEEN_AT_PEEK = "header, [data-is-main], [data-at-peek]";
