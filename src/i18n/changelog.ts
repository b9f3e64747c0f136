/** Texts of the changelog screen; what changed is told by CHANGELOG.md itself. */
export const changelogTexts = { heading: "Changelog" } as const;
