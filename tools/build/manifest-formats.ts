import type { FileFormat } from "#domain/exchange/file-formats.ts";

/** Types that systems give to files of a format they do not know. */
const UNSPECIFIC_TYPES = ["application/xml", "text/xml", "application/octet-stream"];

/**
 * Returns a web app manifest that accepts files of these formats: all of them from the share menu, and to open
 * by default only those that hold nothing but places and lines.
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
    const opened = formats.filter(({ isGeneral }) => !isGeneral);
    handler.accept = Object.fromEntries(
      opened.map(({ mimeTypes, extensions }) => [mimeTypes[0], [extensions[0]]]),
    );
  }
  return JSON.stringify(manifest);
}
