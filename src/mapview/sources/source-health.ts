/** The number of successive errors after which a source counts as unreachable. */
const FAILURES_IN_A_ROW = 2;

/**
 * Tracks which raster sources respond. A single failed picture means nothing; a row of them means that the server is
 * unreachable, until a picture arrives again.
 */
export class SourceHealth {
  readonly #failuresInARow = new Map<string, number>();
  readonly #failing = new Set<string>();
  readonly #onChange: (failing: readonly string[]) => void;

  /**
   * Creates the tracker.
   * @param onChange called with the ids of all failing sources whenever that list changes
   */
  constructor(onChange: (failing: readonly string[]) => void) {
    this.#onChange = onChange;
  }

  tileFailed(sourceId: string): void {
    const failures = (this.#failuresInARow.get(sourceId) ?? 0) + 1;
    this.#failuresInARow.set(sourceId, failures);
    if (failures >= FAILURES_IN_A_ROW) this.fails(sourceId);
  }

  /** Counts a source as unreachable immediately, for callers that know it for certain. */
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
