// The house's sounds, made in code: short and quiet. Nothing is made before the first one is wanted.

import { settings } from "./settings.svelte";

export const SOUNDS = ["dice", "pencil", "card", "turn", "chip", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Studio {
  context: AudioContext;
  out: GainNode;
  /** A second of white noise, from which everything that rustles is cut. */
  noise: AudioBuffer;
}

/** Milliseconds within which the same sound is not heard again. */
const ONCE = 250;
let studio: Studio | null = null;

function enter(): Studio {
  if (studio) return studio;
  const context = new AudioContext();
  const out = new GainNode(context, { gain: 0.35 });
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return (studio = { context, out, noise });
}

/** A piece of noise through a filter: it starts at once and dies away. */
function rustle(
  { context, out, noise }: Studio,
  at: number,
  lasts: number,
  loud: number,
  filter: BiquadFilterOptions,
): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(new BiquadFilterNode(context, filter)).connect(gain).connect(out);
  source.start(at, Math.random() * 0.5, lasts);
}

/** A tone that is struck and dies away. */
function strike(
  { context, out }: Studio,
  at: number,
  lasts: number,
  loud: number,
  pitch: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(context, { type, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + lasts);
}

const PLAYED: Record<Sound, (studio: Studio, at: number) => void> = {
  // A handful of bones on felt: each hit a dull thud and a little click, closer together and softer.
  dice(studio, at) {
    let when = at;
    for (let hit = 0; hit < 8; hit++) {
      const loud = 0.5 / (1 + hit * 0.35);
      rustle(studio, when, 0.05, loud, { type: "lowpass", frequency: 420 });
      rustle(studio, when, 0.018, loud * 0.7, { type: "bandpass", frequency: 2600 + Math.random() * 1400, Q: 3 });
      when += 0.02 + Math.random() * (0.09 - hit * 0.008);
    }
  },
  pencil(studio, at) {
    for (const [when, lasts] of [
      [0, 0.11],
      [0.13, 0.07],
      [0.22, 0.12],
    ] as const)
      rustle(studio, at + when, lasts, 0.12, { type: "bandpass", frequency: 3400 + Math.random() * 900, Q: 1.2 });
  },
  card(studio, at) {
    rustle(studio, at, 0.07, 0.16, { type: "highpass", frequency: 3000 });
    rustle(studio, at + 0.08, 0.04, 0.35, { type: "lowpass", frequency: 900 });
  },
  // A tube that flickers and catches: mains hum at 120 hertz.
  turn({ context, out }, at) {
    const gain = new GainNode(context, { gain: 0 });
    for (const [when, loud] of [
      [0, 0.16],
      [0.05, 0],
      [0.1, 0.2],
      [0.14, 0.02],
      [0.2, 0.16],
      [0.5, 0.12],
    ] as const)
      gain.gain.setValueAtTime(loud, at + when);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    const warm = new BiquadFilterNode(context, { type: "lowpass", frequency: 900 });
    warm.connect(gain).connect(out);
    for (const pitch of [120, 240.7]) {
      const hum = new OscillatorNode(context, { type: "sawtooth", frequency: pitch });
      hum.connect(warm);
      hum.start(at);
      hum.stop(at + 0.9);
    }
  },
  chip(studio, at) {
    for (const [when, loud] of [
      [0, 0.12],
      [0.055, 0.07],
    ] as const) {
      strike(studio, at + when, 0.09, loud, 3120, "sine");
      strike(studio, at + when, 0.05, loud * 0.6, 5230, "sine");
    }
  },
  win(studio, at) {
    for (const [when, pitch, lasts] of [
      [0, 523.25, 0.22],
      [0.13, 659.25, 0.22],
      [0.26, 783.99, 0.22],
      [0.39, 1046.5, 0.8],
    ] as const) {
      strike(studio, at + when, lasts, 0.16, pitch, "triangle");
      strike(studio, at + when, lasts, 0.05, pitch * 2, "sine");
    }
  },
};

/** Hear a sound, whether sounds are on or not. */
export function listen(name: Sound): void {
  const studio = enter();
  void studio.context.resume();
  PLAYED[name](studio, studio.context.currentTime + 0.02);
}

const heard = new Map<Sound, number>();

/** Hear a sound if sounds are on. Two causes at once are heard as one. */
export function sound(name: Sound): void {
  if (!settings.sound || performance.now() - (heard.get(name) ?? -ONCE) < ONCE) return;
  heard.set(name, performance.now());
  listen(name);
}
