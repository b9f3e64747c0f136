// Runs with first-paint.ts. The screen's own chunk would otherwise be asked only when all of the
// app has been loaded and run: on a slow network that is one round trip more before anything shows.

preloadScreen(location.pathname);

/** The build writes on the script tag itself which files belong to which screen, a line each. */
function preloadScreen(path: string): void {
  const screens = document.currentScript?.dataset["screens"]?.split("\n") ?? [];
  const [, ...files] =
    screens.find((line) => line.startsWith(`${chunkOf(path)} `))?.split(" ") ?? [];
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = file.endsWith(".css") ? "style" : "script";
    link.href = file;
    document.head.append(link);
  }
}

/** The name of the chunk that the router asks for a path; an unknown name preloads nothing. */
function chunkOf(path: string): string {
  const [screen = "", ...below] = path.split("/").filter((part) => part !== "");
  if (screen === "") return "dashboard";
  return screen === "waypoints" && below.length > 0 ? "waypoint-detail" : screen;
}
