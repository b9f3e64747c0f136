import type { Speech } from "./speech.ts";

/** The time to wait for the list of voices; after it, the list counts as empty. */
const PATIENCE_MS = 2000;

/** The browser's `speechSynthesis`. */
export function browserSpeech(): Speech {
  // Some web views have no speech synthesis.
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  return {
    async hasDutchVoice() {
      if (!synthesis) return false;
      if (synthesis.getVoices().length === 0) await voicesCome(synthesis);
      return dutchVoice(synthesis) !== null;
    },
    say(text) {
      const voice = synthesis && dutchVoice(synthesis);
      if (!voice) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      synthesis.cancel();
      synthesis.speak(utterance);
    },
  };
}

/** Picks a Dutch voice: local before online, then the Netherlands before Flanders. */
function dutchVoice(synthesis: SpeechSynthesis): SpeechSynthesisVoice | null {
  const isFromHere = ({ lang }: SpeechSynthesisVoice) => /^nl[-_]NL/i.test(lang);
  const [best] = synthesis
    .getVoices()
    .filter(({ lang }) => /^nl\b/i.test(lang.replace("_", "-")))
    .sort(
      (a, b) =>
        Number(b.localService) - Number(a.localService) ||
        Number(isFromHere(b)) - Number(isFromHere(a)),
    );
  return best ?? null;
}

function voicesCome(synthesis: SpeechSynthesis): Promise<void> {
  return new Promise((resolve) => {
    synthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
