import { useEffect, useState } from "react";
import { fileFormatLabels } from "#domain/exchange/file-formats.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { importProblemText } from "#sentences/exchange/import.ts";
import { TextArea } from "#ui/text-field.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import { ImportDialog } from "./import-dialog.tsx";
import type { Arrival } from "./use-arrivals.ts";

/** The delay after a key, so that fast typing is read once. */
const PAUSE_MS = 250;
const MAX_CHARS = CONTENT_LIMITS.list.maxBytes;

interface ListDialogProps {
  /** The initial list. */
  readonly initialText?: string;
  readonly onClose: () => void;
  /** Loads the live map; tests replace it. */
  readonly loadMap?: () => Promise<EmbeddableMap>;
}

/** Adds many points at once; the list is read while it is typed or pasted. */
export function ListDialog({ initialText = "", onClose, loadMap }: ListDialogProps) {
  const [text, setText] = useState(initialText);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isTooLong = text.length > MAX_CHARS;
  useEffect(() => {
    const timer = window.setTimeout(() => setArrival(isTooLong ? null : arrivalOf(text)), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, isTooLong]);
  return (
    <ImportDialog
      arrival={arrival}
      heading={importScreenTexts.listHeading}
      entry={
        <TextArea
          label={importScreenTexts.list}
          hint={importScreenTexts.listHint}
          rows={6}
          error={
            isTooLong
              ? importProblemText({ reason: "list-too-long" }, fileFormatLabels())
              : undefined
          }
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      }
      onClose={onClose}
      {...(loadMap && { loadMap })}
    />
  );
}

function arrivalOf(text: string): Arrival | null {
  if (text.trim() === "") return null;
  const file = new File([text], importScreenTexts.listSource, { type: "text/plain" });
  return { kind: "files", files: [file] };
}
