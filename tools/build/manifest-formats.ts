import { FILE_FORMATS, type FileFormat } from "#domain/exchange/file-formats.ts";
import { EXTRACT_FORMAT } from "#domain/packs/extract-format.ts";

/** The formats of files that the system may give to the app: those that are imported, and those that become packs. */
export const RECEIVED_FORMATS: readonly FileFormat[] = [...FILE_FORMATS, EXTRACT_FORMAT];

/** Types that systems give to files of a format they do not know. */
const UNSPECIFIC_TYPES = ["application/xml", "text/xml", "application/octet-stream"];

/**
 * Returns a web app manifest that accepts files of these formats: all of them from the share menu, and to open
 * by default only those that hold nothing but data for this app.
 */
export function manifestWithFormats(json: string, formats: readonly FileFormat[]): string {
  const manifest = JSON.parse(json);
  for (const files of manifest.share_target.params.files) {
    files.accept = [
      ...formats.flatMap(({ extensions }) => extensions),
      ...formats.flatMap(({ mimeTypes }) => mimeTypes),
      ...UNSPECIFIC_TYPES,
    ];
  }
  for (const handler of manifest.file_handlers) {
    const opened = formats.map(({ mimeTypes, extensions, generalExtensions = [] }) => {
      const own = extensions.filter((extension) => !generalExtensions.includes(extension));
      return [mimeTypes[0], own] as const;
    });
    handler.accept = Object.fromEntries(opened.filter(([, extensions]) => extensions.length > 0));
  }
  return JSON.stringify(manifest);
}
