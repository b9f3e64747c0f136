import config from "./playwright.config.ts";

/** `npm run goldens` stores the data of this version once; see docs/formats/golden-data.md. */
export default {
  ...config,
  testDir: "./goldens",
  projects: [
    { name: "goldens", testMatch: "make-stored.ts", use: config.projects?.[1]?.use ?? {} },
  ],
};
