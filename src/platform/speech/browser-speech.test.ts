import { beforeEach, expect, it, vi } from "vitest";
import { browserSpeech } from "./browser-speech.ts";

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/** A device with these voices, which it may report late. */
function deviceWith(voices: readonly Voice[]) {
  const synthesis = Object.assign(new EventTarget(), {
    voices,
    getVoices: () => [...synthesis.voices],
    cancel: () => {},
    speak: vi.fn<(utterance: { readonly text: string; readonly voice: Voice }) => void>(),
  });
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  return synthesis;
}

const voice = (lang: string, localService = true): Voice => ({ lang, localService });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("stays silent without a Dutch voice", async () => {
  const { speak } = deviceWith([voice("en-US"), voice("nds")]);
  const speech = browserSpeech();
  expect(await speech.hasVoice("nl-NL")).toBe(false);
  speech.say("Over 80 m: 34", "nl-NL");
  expect(speak).not.toHaveBeenCalled();
});

it("has no voice if none is reported within the time limit", async () => {
  deviceWith([]);
  const asked = browserSpeech().hasVoice("nl-NL");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe(false);
});

it("finds a voice that the device reports late", async () => {
  const synthesis = deviceWith([]);
  const asked = browserSpeech().hasVoice("nl-NL");
  synthesis.voices = [voice("nl_NL")];
  synthesis.dispatchEvent(new Event("voiceschanged"));
  expect(await asked).toBe(true);
});

it("prefers a local voice over an online one, and the Netherlands over Flanders", () => {
  const here = voice("nl-NL");
  const { speak } = deviceWith([voice("nl-NL", false), voice("nl-BE"), here]);
  browserSpeech().say("Je bent er", "nl-NL");
  expect(speak).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: "Je bent er", voice: here, lang: "nl-NL" }),
  );
});

it.each([
  ["en-GB", "In 80 metres, 34"],
  ["de-DE", "In 80 Metern 34"],
])("says a text in %s with a voice for it", async (locale, text) => {
  const { speak } = deviceWith([voice("nl-NL"), voice("en_GB"), voice("de-DE"), voice("en-US")]);
  const speech = browserSpeech();
  expect(await speech.hasVoice(locale)).toBe(true);
  speech.say(text, locale);
  expect(speak.mock.calls[0]?.[0].voice.lang.replace("_", "-")).toBe(locale);
});

it("has no voice in a browser without speech", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  expect(await browserSpeech().hasVoice("nl-NL")).toBe(false);
});
