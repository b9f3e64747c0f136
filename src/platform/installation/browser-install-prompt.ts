import type { InstallPrompt } from "./install-prompt.ts";

/** The event of Chromium, which no standard describes: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** The latest event of this visit, from `first-paint.ts`: the code of the app may come too late for it. */
    installPrompt?: BeforeInstallPromptEvent | undefined;
  }
}

/** Reads the way of this browser: Chromium has a question, and Safari a home screen, of which it tells pages. */
export function browserInstallPrompt(): InstallPrompt {
  return {
    method() {
      if (window.installPrompt) return "question";
      return "standalone" in navigator ? "steps" : null;
    },
    onChange(listener) {
      const installed = () => {
        window.installPrompt = undefined;
        listener();
      };
      window.addEventListener("beforeinstallprompt", listener);
      window.addEventListener("appinstalled", installed);
      return () => {
        window.removeEventListener("beforeinstallprompt", listener);
        window.removeEventListener("appinstalled", installed);
      };
    },
    async ask() {
      const event = window.installPrompt;
      window.installPrompt = undefined;
      if (!event) return false;
      try {
        await event.prompt();
        return (await event.userChoice).outcome === "accepted";
      } catch {
        return false;
      }
    },
  };
}
