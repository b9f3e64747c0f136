/** Returns the version for people: "0.4.2-Alpha". */
export function versionLabel(version: string): string {
  return version.replace(/-([a-z])/, (_, letter: string) => `-${letter.toUpperCase()}`);
}
