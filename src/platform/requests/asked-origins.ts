/** The requests of the page, as the browser reports them afterwards. */
export interface AskedOrigins {
  /**
   * Calls back with the origin of every request of this page to another origin, those of before included, and when it
   * was made (milliseconds since 1970), until the returned function is called. Requests of workers are not among them.
   */
  watch(onAsked: (origin: string, atMs: number) => void): () => void;
}
