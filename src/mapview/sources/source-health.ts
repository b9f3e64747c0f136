/**
 * After this many failures in a row without a picture in between, a source counts as unreachable.
 */
const FAILURES_IN_A_ROW = 2;

/**
 * Keeps count of which raster sources answer. One lost picture means nothing; a row of them means
 * that the server is not reachable, until a picture comes again.
 */
export class SourceHealth {
  readonly #failuresInARow = new Map<string, number>();
  readonly #failing = new Set<string>();
  readonly #onChange: (failing: readonly string[]) => void;

  /** `onChange` is given the ids of all sources that fail now, whenever that list changes. */
  constructor(onChange: (failing: readonly string[]) => void) {
    this.#onChange = onChange;
  }

  tileFailed(sourceId: string): void {
    const failures = (this.#failuresInARow.get(sourceId) ?? 0) + 1;
    this.#failuresInARow.set(sourceId, failures);
    if (failures >= FAILURES_IN_A_ROW) this.fails(sourceId);
  }

  /** Counts a source as unreachable at once, for callers that know it for certain. */
  fails(sourceId: string): void {
    if (this.#failing.has(sourceId)) return;
    this.#failing.add(sourceId);
    this.#tell();
  }

  tileLoaded(sourceId: string): void {
    this.#failuresInARow.delete(sourceId);
    if (this.#failing.delete(sourceId)) this.#tell();
  }

  /** Forgets the sources that are no longer on the map. */
  keepOnly(sourceIds: readonly string[]): void {
    const known = [...this.#failuresInARow.keys(), ...this.#failing];
    for (const id of known) if (!sourceIds.includes(id)) this.tileLoaded(id);
  }

  get failing(): readonly string[] {
    return [...this.#failing];
  }

  #tell(): void {
    this.#onChange(this.failing);
  }
}
