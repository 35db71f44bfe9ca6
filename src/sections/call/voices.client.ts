/** How long to wait for the list of voices, in milliseconds. */
const PATIENCE = 1000;

/** Reads a call aloud. */
export interface Reader {
  readonly read: (line: number, time: number) => void;
  readonly stop: () => void;
  /** Whether the line is still being read, which the clock waits for. */
  readonly isReading: () => boolean;
}

interface ReadLine {
  readonly text: string;
  readonly isCaller: boolean;
}

/**
 * Reads with the device's own voices, which send nothing elsewhere.
 * @returns undefined if it has none
 */
export async function deviceReader(lines: readonly ReadLine[]): Promise<Reader | undefined> {
  const [agent, caller = agent] = await localVoices();
  if (!agent || !caller) return undefined;
  let reading: SpeechSynthesisUtterance | undefined;
  return {
    read(line) {
      const { text = "", isCaller = false } = lines[line] ?? {};
      const utterance = new SpeechSynthesisUtterance(text);
      const voice = isCaller ? caller : agent;
      utterance.voice = voice;
      utterance.lang = voice.lang;
      // A single voice is used for both with different pitches.
      if (isCaller && caller === agent) utterance.pitch = 0.8;
      utterance.onend = utterance.onerror = () => {
        if (reading === utterance) reading = undefined;
      };
      speechSynthesis.cancel();
      reading = utterance;
      speechSynthesis.speak(utterance);
    },
    stop() {
      reading = undefined;
      speechSynthesis.cancel();
    },
    isReading: () => reading !== undefined,
  };
}

/** Plays the recorded call, synchronised with the clock. */
export function recordedReader(address: string): Reader {
  const recording = new Audio(address);
  return {
    read(_line, time) {
      // Seeks only if it has drifted from the clock.
      if (recording.paused || Math.abs(recording.currentTime - time) > DRIFT) recording.currentTime = time;
      if (recording.paused) recording.play().catch(() => undefined);
    },
    stop: () => recording.pause(),
    isReading: () => false,
  };
}

/** Tolerated drift in seconds. */
const DRIFT = 0.3;

/** The device's local English voices, at most two, Australian ones first */
async function localVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!("speechSynthesis" in globalThis)) return [];
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, PATIENCE);
    });
  }
  return speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang))
    .sort((one, other) => Number(isAustralian(other)) - Number(isAustralian(one)))
    .slice(0, 2);
}

const isAustralian = ({ lang }: SpeechSynthesisVoice) => /^en[-_]AU$/i.test(lang);
