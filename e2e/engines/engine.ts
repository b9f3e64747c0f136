/** A browser of another make, driven through the one page of its one window. */
export interface EngineWindow {
  /** Loads an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing of its own file. `arg` and what it gives are JSON. */
  evaluate<T, Arg>(act: (arg: Arg) => T | Promise<T>, arg: Arg): Promise<T>;
  /** A tap of a finger or mouse on the middle of the element; rejects when there is none. */
  click(selector: string): Promise<void>;
  /** Types at the end of what the field holds. */
  type(selector: string, text: string): Promise<void>;
  /** Puts files of this machine in a file field, which may be hidden. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** What is seen of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser, with all its processes; what it stored stays in the profile. */
  close(): Promise<void>;
}

/** How a browser is started. */
export interface EngineStart {
  /** A folder that is kept between two starts, as a browser keeps it on a device. */
  readonly profile: string;
  /** The X display that it opens its window on, such as ":99". */
  readonly display: string;
  /** Whether it is to have the origin private file system, if its make has one. */
  readonly hasPrivateFiles: boolean;
  /** A script for every page, before any of its own. */
  readonly firstScript: string;
}

/** Starts a browser of one make. No request leaves this machine. */
export type Engine = (start: EngineStart) => Promise<EngineWindow>;

/** Of a phone; the window around it may be larger. */
export const PAGE_SIZE = { width: 390, height: 844 } as const;

/** Nobody answers there: what is sent to it fails at once. */
export const DEAD_PROXY = { host: "127.0.0.1", port: 9 } as const;

/** Maps are drawn in software, alike on every machine. */
export function engineEnvironment(display: string): NodeJS.ProcessEnv {
  return { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" };
}
