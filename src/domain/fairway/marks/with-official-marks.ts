import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { Fairways } from "#domain/fairway/fairway-object.ts";
import { type OfficialMarks, readMarksFile } from "#domain/fairway/official/marks-file.ts";
import { mergeMarks } from "./merge-marks.ts";

/**
 * Returns the data of the app with the marks of these files (docs/formats/official-marks.md). Calls `onUnread` for a
 * file that cannot be read, which then counts as none.
 */
export async function withOfficialMarks(
  fairways: Fairways,
  files: readonly ByteSource[],
  onUnread: (error: unknown) => void,
): Promise<Fairways> {
  const marksIn = async (file: ByteSource): Promise<readonly OfficialMarks[]> => {
    try {
      const bytes = await file.slice(0, file.size).arrayBuffer();
      return [readMarksFile(new TextDecoder().decode(bytes))];
    } catch (error) {
      onUnread(error);
      return [];
    }
  };
  const read = await Promise.all(files.map(marksIn));
  return { ...fairways, marks: mergeMarks(fairways.marks, read.flat()) };
}
