import { register } from "node:module";

register("./proj4-resolver.mjs", import.meta.url);
