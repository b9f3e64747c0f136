/** The version in package.json, inserted at build time (`0.4.2-alpha`). */
declare const __APP_VERSION__: string;
/** Identifies a build; differs if any emitted file may differ. */
declare const __BUILD_ID__: string;

/** The path under which the app is served, see `domain/links/base-path.ts`. */
declare const __BASE_PATH__: string;

/** The address of the default catalogue of packs, see `domain/links/default-catalogue.ts`. */
declare const __PACK_CATALOGUE__: string | null;

/** The file with notices, tides and levels on another server, see `domain/links/bulletin-address.ts`. */
declare const __BULLETIN__: string | null;

/** The server that cuts extracts out of OpenStreetMap, see `domain/links/slice-server.ts`. */
declare const __SLICE_SERVER__: string | null;

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module "*.css";
declare module "*.md?raw" {
  const text: string;
  export default text;
}
