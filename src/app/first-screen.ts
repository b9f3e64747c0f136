// Runs in the page right after the frame, which the build rendered for no particular path. It puts the frame into the
// language of the user, adapts it to the path, as React will when it hydrates, and requests the scripts of the app. It
// also requests the chunk of the screen, which would otherwise be requested only after the app has been loaded and run:
// one more round trip on a slow network. If the scripts of the page fail, it offers to try again.
import { loadScripts } from "./load-scripts.ts";
import { pageInLanguage } from "./page-in-language.ts";
import { readStoredText } from "./read-stored-text.ts";
import { screenInPage } from "./screen-in-page.ts";

/** The build writes the base path of the app, its scripts, and the files of each screen, on the tag of this script. */
const { dataset } = document.currentScript ?? document.body;
const { base = "/" } = dataset;

const { awaits } = document.documentElement.dataset;
if (awaits === undefined) startPage(dataset);
else void pageInLanguage(awaits, base).then((found) => startPage(found ?? dataset));

/** Shows the beginning of the screen, and loads the app. */
function startPage({ scripts = "", screens = "" }: DOMStringMap): void {
  // The root redirects to the dashboard.
  markCurrentLinks(location.pathname === base ? `${base}dashboard` : location.pathname);
  if (location.pathname === `${base}map`) markMap();
  showBeginning();
  loadScripts(scripts.split(" "));
  preloadScreen(screenOf(location.pathname), screens);
}

/** Marks the links of the path and its parents as `NavLink` does. */
function markCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#root nav a")) {
    if (!`${path}/`.startsWith(`${link.pathname}/`)) continue;
    link.className = "active";
    link.ariaCurrent = "page";
  }
}

/** Marks the screen of the map as `shell.tsx` does, so that React finds the same page. */
function markMap(): void {
  const shell = document.querySelector<HTMLElement>("#root > *");
  if (shell) shell.dataset["map"] = "true";
}

/** Replaces the spinner by the placeholder of the screen; `main.tsx` detects that. */
function showBeginning(): void {
  const screen = screenInPage(base, readStoredText("settings"));
  const scheme = document.documentElement.dataset["colorScheme"];
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-screen="${screen}"][data-scheme="${scheme}"]`,
  );
  if (template) document.querySelector("main")?.replaceChildren(template.content);
}

/** Preloads the files of a screen; the list has a line per screen with its name and files. */
function preloadScreen(name: string, screens: string): void {
  const line = screens.split("\n").find((text) => text.startsWith(`${name} `));
  const [, ...files] = line?.split(" ") ?? [];
  for (const file of files) preload(file, file.endsWith(".css") ? "style" : "script");
}

function preload(href: string, kind: "style" | "script"): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = kind;
  link.href = href;
  document.head.append(link);
}

/** Returns the name of the chunk for a path; an unknown name preloads nothing. */
function screenOf(path: string): string {
  const [name = "", ...below] = path
    .slice(base.length)
    .split("/")
    .filter((part) => part !== "");
  if (name === "") return "dashboard";
  return name === "waypoints" && below.length > 0 ? "waypoint-detail" : name;
}
