import type { HtmlTagDescriptor } from "@rsbuild/core";
import type { Language } from "#domain/language/language.ts";
import { manifestFile } from "./languages.ts";

/** The tags for installation and the browser's user interface; Rsbuild adds public/favicon.svg itself. */
export const headTags = (basePath: string, language: Language): HtmlTagDescriptor[] => [
  link({ rel: "manifest", href: `${basePath}${manifestFile(language)}` }),
  link({ rel: "apple-touch-icon", href: `${basePath}icons/apple-touch-icon.png` }),
  meta({ name: "application-name", content: "Scouting Map" }),
  meta({ name: "apple-mobile-web-app-title", content: "Scouting Map" }),
  meta({ name: "format-detection", content: "telephone=no" }),
];

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  // The hrefs are final; otherwise the prefix would be added again.
  return { tag: "link", attrs, publicPath: false };
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "meta", attrs };
}
