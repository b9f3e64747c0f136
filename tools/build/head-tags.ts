import type { HtmlTagDescriptor } from "@rsbuild/core";

/** What installing and the browser's own furniture need in the head; Rsbuild adds public/favicon.svg itself. */
export const headTags = (basePath: string): HtmlTagDescriptor[] => [
  link({ rel: "manifest", href: `${basePath}manifest.webmanifest` }),
  link({ rel: "apple-touch-icon", href: `${basePath}icons/apple-touch-icon.png` }),
  meta({ name: "application-name", content: "Scouting Map" }),
  meta({ name: "apple-mobile-web-app-title", content: "Scouting Map" }),
  meta({ name: "format-detection", content: "telephone=no" }),
];

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  // Hrefs are the public files' own; without this the prefix would be put before them once more.
  return { tag: "link", attrs, publicPath: false };
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "meta", attrs };
}
