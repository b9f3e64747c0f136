/** Texts for a page whose scripts fail to load, or take long. */
export const notLoadedTexts = {
  failed:
    "The app could not be loaded completely. Your connection dropped, or a new version is just arriving. Wait a moment and try again; what you saved is still there.",
  slow: "Loading takes long. Wait a little more, or try again.",
} as const;
