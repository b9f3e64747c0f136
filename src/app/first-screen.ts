// Runs with first-paint.ts. The screen's own chunk would otherwise be asked only when all of the
// app has been loaded and run: on a slow network that is one round trip more before anything shows.

preloadScreen(chunkOf(location.pathname));
preloadPicture(chunkOf(location.pathname));

/** The build writes on the script tag itself which files belong to which screen, a line each. */
function preloadScreen(screen: string): void {
  const screens = document.currentScript?.dataset["screens"]?.split("\n") ?? [];
  const [, ...files] = screens.find((line) => line.startsWith(`${screen} `))?.split(" ") ?? [];
  for (const file of files) preload(file, file.endsWith(".css") ? "style" : "script");
}

/** The largest thing on these screens; `map-entry.tsx` and `overview-picture.tsx` choose alike. */
function preloadPicture(screen: string): void {
  if (screen !== "dashboard" && screen !== "map") return;
  const scheme = document.documentElement.dataset["colorScheme"];
  preload(`/basemap/overview-${scheme}${pictureSuffix(screen)}.webp`, "image");
}

function pictureSuffix(screen: "dashboard" | "map"): string {
  if (screen === "dashboard") return "-door";
  return matchMedia("(max-width: 480px)").matches ? "-phone" : "";
}

function preload(href: string, kind: "style" | "script" | "image"): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = kind;
  link.href = href;
  if (kind === "image") link.fetchPriority = "high";
  document.head.append(link);
}

/** The name of the chunk that the router asks for a path; an unknown name preloads nothing. */
function chunkOf(path: string): string {
  const [screen = "", ...below] = path.split("/").filter((part) => part !== "");
  if (screen === "") return "dashboard";
  return screen === "waypoints" && below.length > 0 ? "waypoint-detail" : screen;
}
