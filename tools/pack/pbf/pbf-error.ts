/** An OSM PBF file that cannot be read; `message` is one sentence for the operator. */
export class PbfError extends Error {
  override readonly name = "PbfError";
}
