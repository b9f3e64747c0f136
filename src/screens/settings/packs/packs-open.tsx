import { Files, FolderOpen, Waypoints } from "lucide-react";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { EXTRACT_FORMAT } from "#domain/packs/extract-format.ts";
import { packCommands } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Part } from "#ui/page.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

/** Makes a file input choose a folder; the types of React do not know it. */
const FOLDER_ONLY = { webkitdirectory: "" };

/** Devices without a type for extracts call them bytes. */
const EXTRACT_ACCEPT = [
  ...EXTRACT_FORMAT.extensions,
  ...EXTRACT_FORMAT.mimeTypes,
  "application/octet-stream",
].join();

/** Opens packs from the device: chosen as files or as a folder, or dropped here. */
export function OpenPacks() {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const extracts = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void packCommands.openPackFiles([...event.dataTransfer.files]);
  };
  return (
    <section
      aria-label={packTexts.open}
      className={classNames(layout["stack"], styles["drop"])}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Part heading={packTexts.open}>
        <p>{packTexts.openHint}</p>
        <div className={layout["actions"]}>
          <Button Icon={Files} onClick={() => files.current?.click()}>
            {packTexts.chooseFiles}
          </Button>
          <Button Icon={FolderOpen} onClick={() => folder.current?.click()}>
            {packTexts.chooseFolder}
          </Button>
          <Button Icon={Waypoints} onClick={() => extracts.current?.click()}>
            {packTexts.makeFromExtract}
          </Button>
        </div>
      </Part>
      <input ref={files} type="file" multiple hidden data-chooses="files" onChange={open} />
      <input
        ref={folder}
        type="file"
        hidden
        data-chooses="folder"
        onChange={open}
        {...FOLDER_ONLY}
      />
      <input
        ref={extracts}
        type="file"
        multiple
        hidden
        accept={EXTRACT_ACCEPT}
        data-chooses="extracts"
        onChange={open}
      />
    </section>
  );
}

function open({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const chosen = [...(currentTarget.files ?? [])];
  // Otherwise choosing the same files again would be no change.
  currentTarget.value = "";
  if (chosen.length > 0) void packCommands.openPackFiles(chosen);
}
