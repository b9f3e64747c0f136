import type { Sound, Tone } from "./sound.ts";

/** How long a page may take to be given leave to sound; a signal that comes later is of the past. */
const PATIENCE_MS = 300;
/** Loud enough outdoors, and no more than the device's own volume. */
const LOUDNESS = 0.6;
/** A tone that begins or ends at once clicks. */
const FADE_SECONDS = 0.01;

/** Web Audio; the device is asked for it with the first signal. */
export function browserSound(): Sound {
  let context: AudioContext | undefined;
  const isRunning = async (audio: AudioContext): Promise<boolean> => {
    if (audio.state !== "running") {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([audio.resume(), patience]);
    }
    return audio.state === "running";
  };
  return {
    play(tones) {
      // A browser without it is silent.
      if (!globalThis.AudioContext) return;
      context ??= new AudioContext();
      const audio = context;
      isRunning(audio).then((isReady) => isReady && schedule(audio, tones), console.warn);
    },
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
