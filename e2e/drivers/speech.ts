import type { Page } from "@playwright/test";

/** Gives the pages of a device a Dutch voice, which the browser of the tests has not, and stores what it says. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: "nl-NL", name: "Test", localService: true, default: true, voiceURI: "" };
    class Utterance {
      voice: unknown = null;
      lang = "";
      constructor(readonly text: string) {}
    }
    const spoken: string[] = [];
    const speechSynthesis = {
      getVoices: () => [voice],
      cancel: () => {},
      speak: ({ text }: Utterance) => void spoken.push(text),
      addEventListener: () => {},
    };
    for (const [name, value] of Object.entries({
      speechSynthesis,
      SpeechSynthesisUtterance: Utterance,
      spoken,
    })) {
      Object.defineProperty(window, name, { value, configurable: true });
    }
  });
}

/** Returns everything that was said in this visit, in order. */
export async function spokenTexts(page: Page): Promise<string> {
  return await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join("\n"));
}
