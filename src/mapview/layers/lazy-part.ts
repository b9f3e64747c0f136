/** The loader of a lazy part, and its callbacks. */
export interface LazyPartOptions<Part> {
  /** Imports the code and creates the part. */
  readonly load: () => Promise<Part>;
  /** Called once, after the part was loaded. */
  readonly onLoaded?: (part: Part) => void;
  /** The start of the console warning after an error, such as "The tracks cannot be drawn:". */
  readonly warning: string;
}

/**
 * A part of a layer whose code is loaded on first use. Errors never reject: they are logged, and the part is loaded
 * again at the next request.
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

  /** Loads the part unless it is loaded or loading. Resolves to null if it cannot be loaded. */
  load(): Promise<Part | null> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Logs an error of the part itself, such as a worker that broke. */
  fail(error: unknown): void {
    this.#hasFailed = true;
    console.warn(this.#options.warning, error);
  }

  /** Tells whether loading or the part has failed since the last call. */
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
