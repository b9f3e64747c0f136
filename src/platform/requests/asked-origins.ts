/** The requests of the page, as reported by the browser. */
export interface AskedOrigins {
  /**
   * Reports the origin and time (milliseconds since 1970) of every request of this page to another origin, including
   * earlier ones, until the returned function is called. Requests of workers are not reported.
   */
  watch(onAsked: (origin: string, atMs: number) => void): () => void;
}
