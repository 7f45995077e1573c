// Plays sounds: four short ones made from tones, so that nothing is loaded. Off by default; as loud as the reader wants.
import { settings } from "../pages/settings.svelte";

type Sound = "bell" | "flap" | "paper" | "gavel";
// Frequencies in hertz with their loudness, and how long they ring.
const made: Record<Sound, { tones: [number, number][]; seconds: number }> = {
  bell: { tones: [[1318, 0.5], [2637, 0.25], [3520, 0.12]], seconds: 1.1 },
  flap: { tones: [[190, 0.4], [410, 0.2]], seconds: 0.06 },
  paper: { tones: [[900, 0.1], [1700, 0.08]], seconds: 0.09 },
  gavel: { tones: [[140, 0.7], [95, 0.5]], seconds: 0.16 },
};
const loudest = 0.34;
let ears: AudioContext | null = null;

export function ring(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  ears ??= new AudioContext();
  const { tones, seconds } = made[sound];
  for (const [pitch, share] of tones) {
    const tone = ears.createOscillator();
    const volume = ears.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(share * loudest * settings.volume, ears.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, ears.currentTime + seconds);
    tone.connect(volume).connect(ears.destination);
    tone.start();
    tone.stop(ears.currentTime + seconds);
  }
}
