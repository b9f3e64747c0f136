import { BASE_PATH } from "#domain/links/base-path.ts";

/** Where the app lies, without a slash at the end: what the links to it begin with. */
export function appOrigin(): string {
  return `${window.location.origin}${BASE_PATH}`.replace(/\/$/, "");
}
