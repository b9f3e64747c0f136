import type { Speech } from "./speech.ts";

/** The time to wait for the list of voices; after it, the list counts as empty. */
const PATIENCE_MS = 2000;

/** The browser's `speechSynthesis`. */
export function browserSpeech(): Speech {
  // Some web views have no speech synthesis.
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  return {
    async hasVoice(locale) {
      if (!synthesis) return false;
      if (synthesis.getVoices().length === 0) await voicesCome(synthesis);
      return voiceFor(synthesis, locale) !== null;
    },
    say(text, locale) {
      const voice = synthesis && voiceFor(synthesis, locale);
      if (!voice) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      synthesis.cancel();
      synthesis.speak(utterance);
    },
  };
}

/** Picks a voice for the language of a locale: local before online, then the country of the locale before others. */
function voiceFor(synthesis: SpeechSynthesis, locale: string): SpeechSynthesisVoice | null {
  // Android writes "nl_NL".
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-").toLowerCase();
  const wanted = locale.toLowerCase();
  const [language = ""] = wanted.split("-");
  const [best] = synthesis
    .getVoices()
    .filter((voice) => tagOf(voice).split("-")[0] === language)
    .sort(
      (a, b) =>
        Number(b.localService) - Number(a.localService) ||
        Number(tagOf(b) === wanted) - Number(tagOf(a) === wanted),
    );
  return best ?? null;
}

function voicesCome(synthesis: SpeechSynthesis): Promise<void> {
  return new Promise((resolve) => {
    synthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
