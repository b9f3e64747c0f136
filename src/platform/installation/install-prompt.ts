/**
 * The ways to install the app: by a question of the browser, which the app decides when to show, or by steps in the
 * menu of the browser.
 */
export type InstallMethod = "question" | "steps";

/** The ways to install the app in this browser. */
export interface InstallPrompt {
  /** Returns how the app can be installed now; null if the browser has no way, or does not say. */
  method(): InstallMethod | null;
  /** Calls back when the method may have changed; returns the function that ends this. */
  onChange(listener: () => void): () => void;
  /**
   * Shows the question of the browser, which is possible once. Call it in a tap. Resolves to true if the user installs the app. Never
   * rejects.
   */
  ask(): Promise<boolean>;
}
