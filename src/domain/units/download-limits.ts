/**
 * The most bytes of a response, unpacked, by what is downloaded. A longer response is something else: reading stops
 * there, whatever length the server states. Numbers: docs/formats/limits.md.
 */
export const DOWNLOAD_LIMITS = {
  /** A file of the app itself. */
  appFile: 16 << 20,
  /** A catalogue, a description, an answer of a service. */
  text: 4 << 20,
  /** A page of the marks of Rijkswaterstaat: 1,000 records of some 3 kB. */
  marks: 16 << 20,
  tile: 8 << 20,
  picture: 8 << 20,
  /** An extract of the largest area that the app asks for. */
  extract: 1 << 30,
} as const;
