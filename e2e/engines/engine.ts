/** Another browser, driven through the single page of its single window. */
export interface EngineWindow {
  /** Loads an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, without access to its own file. `arg` and the result are JSON. */
  evaluate<T, Arg>(act: (arg: Arg) => T | Promise<T>, arg: Arg): Promise<T>;
  /** Taps the middle of an element; rejects if there is none. */
  click(selector: string): Promise<void>;
  /** Types at the end of a field's content. */
  type(selector: string, text: string): Promise<void>;
  /** Puts files of this machine into a file field, which may be hidden. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Returns a PNG of the visible page. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser with all its processes; its storage stays in the profile. */
  close(): Promise<void>;
}

/** The options for starting a browser. */
export interface EngineStart {
  /** A folder that is kept between two starts, like the storage of a device. */
  readonly profile: string;
  /** The X display for its window, such as ":99". */
  readonly display: string;
  /** Tells whether it has the origin private file system, if it supports that. */
  readonly hasPrivateFiles: boolean;
  /** A script that runs in every page before the page's own. */
  readonly firstScript: string;
}

/** Starts a browser. No request leaves this machine. */
export type Engine = (start: EngineStart) => Promise<EngineWindow>;

/** The size of a phone; the window around it may be larger. */
export const PAGE_SIZE = { width: 390, height: 844 } as const;

/** An address where nobody answers, so that requests fail at once. */
export const DEAD_PROXY = { host: "127.0.0.1", port: 9 } as const;

/** Returns an environment in which maps are drawn in software, the same on every machine. */
export function engineEnvironment(display: string): NodeJS.ProcessEnv {
  return { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" };
}
