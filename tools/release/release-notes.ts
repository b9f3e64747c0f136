/**
 * Returns the text below the heading of a version in the changelog, "## 0.4.2-alpha - 2026-11-21", up to the heading of
 * the next version; null if there is no such heading or nothing below it.
 */
export function releaseNotes(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\S+/.exec(text)?.[0] === version);
  const notes = section?.slice(section.indexOf("\n") + 1).trim();
  return notes ? `${notes}\n` : null;
}
