/** Loads a part of a layer, and says what to do with it. */
export interface LazyPartOptions<Part> {
  /** Imports the code and makes the part. */
  readonly load: () => Promise<Part>;
  /** Called once, when the part is there. */
  readonly onLoaded?: (part: Part) => void;
  /** The start of the warning in the console when it fails, such as "The tracks cannot be drawn:". */
  readonly warning: string;
}

/**
 * A part of a layer whose code is loaded when it is first needed. A failure never rejects: it is warned
 * of, and the part is loaded again when it is next asked for.
 */
export class LazyPart<Part> {
  readonly #options: LazyPartOptions<Part>;
  #part: Part | null = null;
  #loading: Promise<Part | null> | null = null;
  #hasFailed = false;

  constructor(options: LazyPartOptions<Part>) {
    this.#options = options;
  }

  /** The part; null until it is loaded. */
  get current(): Part | null {
    return this.#part;
  }

  /** Loads the part, unless it is there or on its way. Resolves with null when it cannot be loaded. */
  load(): Promise<Part | null> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Warns of a failure of the part itself, such as a worker that broke. */
  fail(error: unknown): void {
    this.#hasFailed = true;
    console.warn(this.#options.warning, error);
  }

  /** Tells whether loading or the part has failed since this was last asked. */
  takeError(): boolean {
    const hasFailed = this.#hasFailed;
    this.#hasFailed = false;
    return hasFailed;
  }

  async #load(): Promise<Part | null> {
    try {
      this.#part = await this.#options.load();
    } catch (error) {
      this.#loading = null;
      this.fail(error);
      return null;
    }
    this.#options.onLoaded?.(this.#part);
    return this.#part;
  }
}
