/** Identifies a build; inserted at build time. */
declare const __BUILD_ID__: string;
