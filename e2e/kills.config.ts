import config from "./playwright.config.ts";

/** `npm run kills` runs the kill test at full length. The workers inherit the number. */
process.env["KILLS"] ??= "30";

export default config;
