import type { Sound, Tone } from "./sound.ts";

/** The longest wait for permission to play sound; a later signal would be outdated. */
const PATIENCE_MS = 300;
/** Loud enough outdoors, within the volume of the device. */
const LOUDNESS = 0.6;
/** A fade, because a tone that starts or stops abruptly clicks. */
const FADE_SECONDS = 0.01;

/** Plays tones with Web Audio, which is opened at the first signal. */
export function browserSound(): Sound {
  let context: AudioContext | undefined;
  const isRunning = async (audio: AudioContext): Promise<boolean> => {
    if (audio.state !== "running") {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([audio.resume(), patience]);
    }
    return audio.state === "running";
  };
  // Stay silent in a browser without Web Audio.
  const opened = (): AudioContext | undefined => {
    if (globalThis.AudioContext) context ??= new AudioContext();
    return context;
  };
  return {
    play(tones) {
      const audio = opened();
      if (!audio) return;
      isRunning(audio).then((isReady) => isReady && schedule(audio, tones), console.warn);
    },
    async prepare() {
      const audio = opened();
      return audio ? isRunning(audio).catch(() => false) : false;
    },
    isReady: () => context?.state === "running",
  };
}

function schedule(audio: AudioContext, tones: readonly Tone[]): void {
  let startSeconds = audio.currentTime;
  for (const { hertz, milliseconds } of tones) {
    const endSeconds = startSeconds + milliseconds / 1000;
    if (hertz > 0) {
      const oscillator = new OscillatorNode(audio, { frequency: hertz });
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setTargetAtTime(LOUDNESS, startSeconds, FADE_SECONDS);
      gain.gain.setTargetAtTime(0, endSeconds - 3 * FADE_SECONDS, FADE_SECONDS);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(startSeconds);
      oscillator.stop(endSeconds);
    }
    startSeconds = endSeconds;
  }
}
