import { LANGUAGE_CACHE } from "#domain/language/page-language.ts";
import type { AppFilesRequest } from "#domain/offline/app-files.ts";
import { isPrecacheName } from "#domain/offline/precache-name.ts";
import { STORED_FILES_CACHE } from "#platform/stored-files/stored-files-cache.ts";
import { isLocalhost } from "./localhost.ts";
import { noteLanguage } from "./note-language.ts";
import { reportOfflineState } from "./offline-state.ts";
import { checkWorkerScript, WORKER_SCRIPT_URL } from "./worker-script.ts";

const OFFLINE_MESSAGE = "No internet connection found. App is running in offline mode.";

/** An installed app may stay open for weeks, and browsers only look for updates on navigation. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Registers the service worker; call it when the page has loaded, so that its downloads do not compete with the
 * first screen. On localhost it first checks that the worker script still exists: our worker must not hide another
 * project on the same port. If the script is gone, it unregisters the worker, deletes the caches and reloads. Never
 * rejects; does nothing in development.
 */
export async function registerServiceWorker(): Promise<void> {
  if (__BUILD_ID__ === "dev" || !("serviceWorker" in navigator)) {
    reportOfflineState({ readiness: "unsupported" });
    return;
  }
  if (isLocalhost(location.hostname)) {
    const script = await checkWorkerScript();
    if (script === "missing") return leave();
    if (script === "unreachable") console.info(OFFLINE_MESSAGE);
  }
  try {
    if (await noteLanguage(document.documentElement.lang)) {
      // It stores the files of the new language.
      navigator.serviceWorker.controller?.postMessage({
        appFiles: "complete",
      } satisfies AppFilesRequest);
    }
    follow(
      await navigator.serviceWorker.register(WORKER_SCRIPT_URL, {
        // Always fetch the worker script from the server, never from the HTTP cache.
        updateViaCache: "none",
      }),
    );
  } catch (error) {
    reportOfflineState({ readiness: "unsupported" });
    console.warn("The service worker could not be registered.", error);
  }
}

async function leave(): Promise<void> {
  reportOfflineState({ readiness: "unsupported" });
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  // Also what a page left that was closed or reloaded before it was done.
  await deleteCaches().catch((error) => console.warn("Caches could not be deleted.", error));
  // Without a registration nothing changes, and a reload would find the same page.
  if (registration) location.reload();
}

async function deleteCaches(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => isPrecacheName(name) || name === STORED_FILES_CACHE || name === LANGUAGE_CACHE,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

function follow(registration: ServiceWorkerRegistration): void {
  announceState(registration);
  watch(registration, registration.installing);
  registration.addEventListener("updatefound", () => {
    watch(registration, registration.installing);
  });
  checkForUpdatesNowAndThen(registration);
}

function watch(registration: ServiceWorkerRegistration, worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => announceState(registration));
}

function announceState(registration: ServiceWorkerRegistration): void {
  // A worker becomes active only after its whole precache has been downloaded.
  reportOfflineState({
    readiness: registration.active ? "ready" : "waiting",
    isNewVersionWaiting: registration.active !== null && registration.waiting !== null,
  });
}

function checkForUpdatesNowAndThen(registration: ServiceWorkerRegistration): void {
  let lastCheckMs = Date.now();
  document.addEventListener("visibilitychange", () => {
    const isDue = Date.now() - lastCheckMs > UPDATE_CHECK_INTERVAL_MS;
    if (document.visibilityState !== "visible" || !isDue) return;
    lastCheckMs = Date.now();
    // Offline there is no update, which is not worth reporting.
    registration.update().catch(() => {});
  });
}
