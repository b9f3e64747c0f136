/** The reason why an extract cannot be used. */
export type OsmFileProblem =
  /** The file is of another kind. */
  | "not-pbf"
  /** It ends in the middle of a block. */
  | "cut-off"
  /** Bytes in it have changed, or were never written correctly. */
  | "damaged"
  /** A block or an object claims more bytes than the format or OpenStreetMap allows. */
  | "impossible-size"
  /** A block is compressed with something else than zlib. */
  | "unknown-compression"
  /** It needs a reader that knows more of the format, such as the history of objects. */
  | "unknown-feature"
  /** The device does not return its bytes, for example because it was removed meanwhile. */
  | "unreadable"
  /** Its objects are not sorted, which is needed to merge it with others. */
  | "unsorted"
  /** Its networks need more memory than the caller allows. */
  | "too-large"
  /** It holds no node of a network. */
  | "no-nodes";

/** An extract that cannot be used; `message` is one sentence in English that says what to do. */
export class OsmFileError extends Error {
  override readonly name = "OsmFileError";
  readonly problem: OsmFileProblem;

  constructor(problem: OsmFileProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}
