import type { AreaSource } from "#domain/areas/area-source.ts";
import { forbidsSaving, SAVED_TILE_SOURCES, savedZooms } from "#domain/tiles/picture-tiles.ts";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { notThisSource } from "#sentences/packs/areas.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { areaTexts } from "#words/packs/areas.ts";
import styles from "./save-area.module.css";

interface SourceChoiceProps {
  readonly source: AreaSource;
  readonly onChoose: (source: AreaSource) => void;
}

/** The map of the app, the number of a tile source with pictures, or a file at an address. */
type SourceOption = "online" | number | "archive";

const OPTIONS: readonly SourceOption[] = [
  "online",
  ...SAVED_TILE_SOURCES.map(({ number }) => number),
  "archive",
];

/** Lets the user choose the map to save: that of the app, pictures of the Kadaster, or a file at an address. */
export function SourceChoice({ source, onChoose }: SourceChoiceProps) {
  return (
    <div className={styles["source"]}>
      <Select
        label={areaTexts.map}
        options={OPTIONS}
        value={source.kind === "pictures" ? source.tileSource : source.kind}
        textOf={optionText}
        onChoose={(option) => onChoose(sourceOfOption(option))}
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

function optionText(option: SourceOption): string {
  if (option === "online") return areaTexts.ownMap;
  if (option === "archive") return areaTexts.archive;
  return mapSourceName(option);
}

function sourceOfOption(option: SourceOption): AreaSource {
  if (option === "online") return { kind: "online" };
  if (option === "archive") return { kind: "archive", url: "" };
  return { kind: "pictures", tileSource: option };
}

/** Returns the source of the visible map if it may be saved, otherwise the map of the app. */
export function sourceShown({ number }: TileSource): AreaSource {
  return savedZooms(number) ? { kind: "pictures", tileSource: number } : { kind: "online" };
}

/** Returns a description of a source, or the reason why the visible map cannot be saved. */
export function sourceHint(source: AreaSource, shown: TileSource): string {
  if (source.kind === "archive") return areaTexts.archiveWhat;
  if (source.kind === "pictures") return areaTexts.pictures(mapSourceName(source.tileSource));
  if (shown.kind === "vector" || savedZooms(shown.number)) return areaTexts.what;
  return notThisSource(mapSourceName(shown.number), forbidsSaving(shown.number));
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
