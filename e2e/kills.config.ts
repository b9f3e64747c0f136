import config from "./playwright.config.ts";

/** `npm run kills`: the kill test at its full length. Its workers inherit the number. */
process.env["KILLS"] ??= "30";

export default config;
