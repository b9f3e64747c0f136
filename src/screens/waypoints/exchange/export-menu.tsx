import { FileDown } from "lucide-react";
import { useState } from "react";
import { contentOfWaypoints } from "#domain/exchange/export-content.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { ExportDialog } from "#parts/exchange/lazy-export-dialog.ts";
import { Button } from "#ui/button.tsx";
import { EXPORT_BUTTON } from "#words/common/actions.ts";

interface ExportMenuProps {
  readonly waypoints: readonly Waypoint[];
  /** The basis of the file name: the folder, or the selection. */
  readonly title: string;
}

/** A button that exports these waypoints. */
export function ExportMenu({ waypoints, title }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button Icon={FileDown} disabled={waypoints.length === 0} onClick={() => setOpen(true)}>
        {EXPORT_BUTTON}
      </Button>
      {isOpen ? (
        <ExportDialog
          content={contentOfWaypoints(title, waypoints)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
