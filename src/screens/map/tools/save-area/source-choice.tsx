import type { AreaSource } from "#domain/areas/area-source.ts";
import { forbidsSaving, SAVED_TILE_SOURCES, savedZooms } from "#domain/tiles/picture-tiles.ts";
import { type TileSource, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { areaTexts, notThisSource } from "#i18n/areas.ts";
import { TextField } from "#ui/text-field.tsx";
import styles from "./save-area.module.css";
import { Select } from "./select.tsx";

interface SourceChoiceProps {
  readonly source: AreaSource;
  readonly onChoose: (source: AreaSource) => void;
}

const ONLINE = "online";
const ARCHIVE = "archive";

/** Lets the user choose the map to save: that of the app, pictures of the Kadaster, or a file at an address. */
export function SourceChoice({ source, onChoose }: SourceChoiceProps) {
  const options = [
    { value: ONLINE, text: areaTexts.ownMap },
    ...SAVED_TILE_SOURCES.map(({ number, name }) => ({ value: String(number), text: name })),
    { value: ARCHIVE, text: areaTexts.archive },
  ];
  return (
    <div className={styles["source"]}>
      <Select
        label={areaTexts.map}
        value={source.kind === "pictures" ? String(source.tileSource) : source.kind}
        options={options}
        onChoose={(value) => onChoose(sourceOfValue(value))}
      />
      {source.kind === "archive" ? (
        <TextField
          label={areaTexts.archiveAddress}
          type="url"
          inputMode="url"
          value={source.url}
          placeholder={areaTexts.archiveHint}
          onChange={(event) => onChoose({ kind: "archive", url: event.target.value })}
        />
      ) : null}
    </div>
  );
}

function sourceOfValue(value: string): AreaSource {
  if (value === ONLINE) return { kind: "online" };
  if (value === ARCHIVE) return { kind: "archive", url: "" };
  return { kind: "pictures", tileSource: Number(value) };
}

/** Returns the source of the visible map if it may be saved, otherwise the map of the app. */
export function sourceShown({ number }: TileSource): AreaSource {
  return savedZooms(number) ? { kind: "pictures", tileSource: number } : { kind: "online" };
}

/** Returns a description of a source, or the reason why the visible map cannot be saved. */
export function whatText(source: AreaSource, shown: TileSource): string {
  if (source.kind === "archive") return areaTexts.archiveWhat;
  if (source.kind === "pictures") return areaTexts.pictures(tileSourceFor(source.tileSource).name);
  if (shown.kind === "vector" || savedZooms(shown.number)) return areaTexts.what;
  return notThisSource(shown.name, forbidsSaving(shown.number));
}

/** Returns a source with its typed address completed; null if the text is not an https address. */
export function checkedSource(source: AreaSource): AreaSource | null {
  if (source.kind !== "archive") return source;
  const text = source.url.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === "https:" || url.origin === window.location.origin;
  return isSafe ? { kind: "archive", url: url.href } : null;
}
