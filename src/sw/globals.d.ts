/** Identifies one build; put in at build time. */
declare const __BUILD_ID__: string;
