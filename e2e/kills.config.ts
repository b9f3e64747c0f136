import config from "./playwright.config.ts";

/** `npm run kills` runs the kill tests at full length. The workers inherit the number and the level. */
process.env["KILLS"] ??= "30";
process.env["CHECK"] = "thorough";

const { grepInvert: _, ...whole } = config;

export default whole;
