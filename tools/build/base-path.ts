/**
 * Returns the path under which a build is served, from the environment variable BASE_PATH: "/" by default,
 * "/scouting-map/" for "scouting-map". Throws for an invalid path.
 */
export function basePathOf(text: string | undefined): string {
  const path = `/${text ?? ""}/`.replace(/\/{2,}/g, "/");
  if (/^\/([\w.~-]+\/)*$/.test(path)) return path;
  throw new Error(`BASE_PATH is "${text}", which is not a path such as /scouting-map/.`);
}

const PATH_KEYS = new Set(["id", "start_url", "scope", "src", "action", "url"]);

/** Returns a web app manifest with its own URLs under the path. */
export function manifestUnder(basePath: string, json: string): string {
  const moved = (key: string, value: unknown): unknown =>
    PATH_KEYS.has(key) && typeof value === "string" ? basePath + value.replace(/^\//, "") : value;
  return `${JSON.stringify(JSON.parse(json, moved), null, 2)}\n`;
}
