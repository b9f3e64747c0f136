import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { SHARED_QUERY } from "#domain/offline/shared-files.ts";
import { onFilesOpened, takeSharedFiles } from "#state/exchange/received-files.ts";

/** Contents from outside the app, to be previewed. */
export type Arrival =
  | { readonly kind: "files"; readonly files: readonly File[] }
  /** A shared link, or the text of a QR code. */
  | { readonly kind: "link"; readonly text: string }
  /** Files shared by another app that never arrived. */
  | { readonly kind: "lost" };

/**
 * Calls back with contents that arrive at this screen: a shared link in the address, and files from the share sheet,
 * opened with the app, dropped or pasted.
 * @returns true while files are dragged over the screen
 */
export function useArrivals(onArrival: (arrival: Arrival) => void): boolean {
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  });
  const [tell] = useState(() => (arrival: Arrival) => latest.current(arrival));
  useAddress(tell);
  useEffect(() => {
    onFilesOpened((files) => tell(files.length > 0 ? { kind: "files", files } : { kind: "lost" }));
  }, [tell]);
  usePaste(tell);
  return useDrop(tell);
}

type Tell = (arrival: Arrival) => void;

/** Reads contents from the address and removes them from it, so that going back or reloading starts afresh. */
function useAddress(tell: Tell): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!/^#[dt]=/.test(hash)) return;
    tell({ kind: "link", text: hash });
    void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate, tell]);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(SHARED_QUERY)) return;
    void takeSharedFiles().then((files) => {
      tell(files.length > 0 ? { kind: "files", files } : { kind: "lost" });
    });
    query.delete(SHARED_QUERY);
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  }, [search, navigate, tell]);
}

function usePaste(tell: Tell): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const arrival = pasted(event.clipboardData, isField(event.target));
      if (!arrival) return;
      event.preventDefault();
      tell(arrival);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [tell]);
}

/** Returns pasted contents for import; text pasted into a field belongs to that field. */
function pasted(data: DataTransfer | null, intoField: boolean): Arrival | null {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) return { kind: "files", files };
  const text = data?.getData("text/plain") ?? "";
  if (intoField || text.trim() === "") return null;
  if (/#[dtp]=/.test(text)) return { kind: "link", text };
  // XML or JSON: the text of a file.
  if (!/^\s*[<{[]/.test(text)) return null;
  return { kind: "files", files: [new File([text], "Klembord", { type: "text/plain" })] };
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}

function useDrop(tell: Tell): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser opens the file instead of the app.
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      tell({ kind: "files", files: [...(event.dataTransfer?.files ?? [])] });
    };
    document.addEventListener("dragover", onOver);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onOver);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [tell]);
  return isOver;
}
