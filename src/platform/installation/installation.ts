/** Whether the app was put on the home screen, as far as a page can tell. */
export interface Installation {
  /** True when this window is the app from the home screen or the app list, and no tab of a browser. */
  isInstalled(): boolean;
}
