/** The installation of the app on the home screen, as far as a page can tell. */
export interface Installation {
  /** True when this window was opened from the home screen or the app list, and is not a browser tab. */
  isInstalled(): boolean;
}
