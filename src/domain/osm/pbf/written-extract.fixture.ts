import { zlibSync } from "fflate";
import {
  createOsmWriter,
  type OsmHeader,
  type OsmWriter,
} from "../../../../tools/pack/disk/osm-writer.ts";

/** An extract in memory, as its parts. */
export interface WrittenExtract {
  /** The bytes of each blob with its header, in order; the first is the header of the file. */
  readonly blobs: readonly Uint8Array[];
  readonly file: Blob;
}

/** Writes an extract in memory. */
export function writtenExtract(
  header: Partial<OsmHeader>,
  write: (writer: OsmWriter) => void = () => {},
): WrittenExtract {
  const blobs: Uint8Array<ArrayBuffer>[] = [];
  const writer = createOsmWriter(
    { bounds: null, dataSeconds: null, ...header },
    { append: (blob) => void blobs.push(new Uint8Array(blob)), deflate: zlibSync },
  );
  write(writer);
  writer.finish();
  return { blobs, file: new Blob(blobs) };
}
