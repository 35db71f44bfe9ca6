import type { CallProps } from "./call-props.ts";
import * as styles from "./player-bar.css.ts";
import { clockTime } from "./timing.ts";

/** The controls of a call. All labels are rendered, and styles show those of the current state. */
export function PlayerBar({ call: { length, moments, recording }, words }: CallProps) {
  return (
    <div className={styles.bar} data-screen-only="">
      <button type="button" className={styles.play} data-call-play="">
        <PlaySign />
        <span className={styles.playWords}>
          <strong className={styles.playTitle}>
            <span className={styles.states.idle}>{words.play}</span>
            <span className={styles.states.playing}>{words.pause}</span>
            <span className={styles.states.paused}>{words.resume}</span>
            <span className={styles.states.ended}>{words.again}</span>
          </strong>
          <span className={styles.example}>{`${Math.floor(length)} ${words.example}`}</span>
        </span>
      </button>
      <div className={styles.timeline}>
        <span className={styles.clock} aria-hidden="true">
          <span data-call-clock="" suppressHydrationWarning>
            {clockTime(0)}
          </span>
          {` / ${clockTime(length)}`}
        </span>
        <div className={styles.track}>
          <input
            type="range"
            className={styles.range}
            data-call-position=""
            data-of={words.of}
            min="0"
            max={length}
            // The step of an arrow key; the player makes it continuous.
            step="5"
            defaultValue="0"
            autoComplete="off"
            aria-label={words.position}
            aria-valuetext={clockTime(0)}
          />
          <svg className={styles.marks} viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={moments.map(({ at }) => `M${at} 0v1`).join("")} />
          </svg>
        </div>
      </div>
      <button type="button" role="switch" className={styles.sound} data-call-sound="" aria-checked="false">
        <span className={styles.switchTrack} aria-hidden="true" />
        <strong>{words.sound}</strong>
        <span className={styles.reader}>
          <span className={styles.whileVoice}>{recording ? words.byRecording : words.byDevice}</span>
          <span className={styles.whileNoVoice}>{words.noVoice}</span>
        </span>
      </button>
    </div>
  );
}

function PlaySign() {
  return (
    <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className={styles.whilePaused} d="M13 7v26l22-13z" />
      <path className={styles.states.playing} d="M10 7h7v26h-7zM23 7h7v26h-7z" />
    </svg>
  );
}
