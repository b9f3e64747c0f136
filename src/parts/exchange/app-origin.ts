import { BASE_PATH } from "#domain/links/base-path.ts";

/** Returns the URL of the app without a slash at the end, for links to it. */
export function appOrigin(): string {
  return `${window.location.origin}${BASE_PATH}`.replace(/\/$/, "");
}
