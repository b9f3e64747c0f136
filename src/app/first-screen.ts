// Stands in the page behind the frame, which the build drew for no path in particular, and runs as
// soon as that is there. It fits the frame to the path, as React will when it takes over; and it asks
// for the screen's own chunk, which would otherwise be asked only when all of the app has been loaded
// and run: on a slow network that is one round trip more before anything shows.
// When the scripts of the page fail, it offers to try again.
import { offerRetry } from "./offer-retry.ts";
import { readStoredText } from "./read-stored-text.ts";
import { screenInPage } from "./screen-in-page.ts";

/** The build writes on the script's own tag where the app lies and which files belong to which screen. */
const { base = "/", screens = "" } = document.currentScript?.dataset ?? {};

offerRetry();
// The bare address is sent on to the dashboard.
markCurrentLinks(location.pathname === base ? `${base}dashboard` : location.pathname);
if (location.pathname === `${base}map`) makeCompact();
showBeginning();
preloadScreen(screenOf(location.pathname));

/** As `NavLink` marks the link of the path, and of what lies below it. */
function markCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#root nav a")) {
    if (!`${path}/`.startsWith(`${link.pathname}/`)) continue;
    link.className = "active";
    link.ariaCurrent = "page";
  }
}

/** As `shell.tsx` gives the map the height. */
function makeCompact(): void {
  const shell = document.querySelector<HTMLElement>("#root > *");
  if (shell) shell.dataset["compact"] = "true";
}

/** Puts what the screen begins with in the place of the spinner; `main.tsx` sees that. */
function showBeginning(): void {
  const screen = screenInPage(base, readStoredText("settings"));
  const scheme = document.documentElement.dataset["colorScheme"];
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-screen="${screen}"][data-scheme="${scheme}"]`,
  );
  if (template) document.querySelector("main")?.replaceChildren(template.content);
}

/** A line a screen: its name, and its files. */
function preloadScreen(name: string): void {
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

/** The name of the chunk that the router asks for a path; an unknown name preloads nothing. */
function screenOf(path: string): string {
  const [name = "", ...below] = path
    .slice(base.length)
    .split("/")
    .filter((part) => part !== "");
  if (name === "") return "dashboard";
  return name === "waypoints" && below.length > 0 ? "waypoint-detail" : name;
}
