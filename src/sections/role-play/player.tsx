import { type ReactNode, useEffect, useRef, useState } from "react";
import { Anchor } from "../../components/anchor.tsx";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { darkColours } from "../../theme/tokens.css.ts";
import { Lines, Note, NoteStrip } from "./parts.tsx";
import { type PlayState, played } from "./play.ts";
import * as styles from "./role-play.css.ts";
import type { Shown } from "./shown.ts";

interface PlayerProps {
  readonly play: Shown["plays"][number];
  readonly words: Shown["words"];
  readonly action: Shown["action"];
}

/** A conversation by choices, beside the note it fills in. */
export function Player({ play, words, action }: PlayerProps) {
  const [chosen, setChosen] = useState<readonly number[]>();
  const { lines, note, step } = played(play, chosen ?? []);
  return (
    <div className={styles.player}>
      <div className={styles.talk}>
        <div className={`${darkColours} ${styles.place}`}>
          <IndustryPicture drawing={play.drawing} />
          <p>{play.place}</p>
        </div>
        <NoteStrip play={play} note={note} />
        <Log label={words.conversation} count={lines.length}>
          <Lines lines={lines} speaker={play.speaker} words={words} />
        </Log>
        <Choices
          step={step}
          speaker={play.speaker}
          words={words}
          action={action}
          hasBegun={chosen !== undefined}
          onChoose={(at) => setChosen([...(chosen ?? []), at])}
          onBeginAnew={() => setChosen([])}
        />
      </div>
      <Note play={play} note={note} step={step} words={words} />
    </div>
  );
}

interface LogProps {
  readonly label: string;
  /** The number of lines. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The log scrolls to its end. It is focusable, to be scrolled with arrow keys. */
function Log({ label, count, children }: LogProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (count > 0) element.current?.scrollTo({ top: element.current.scrollHeight });
  }, [count]);
  return (
    <section ref={element} className={styles.log} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

interface ChoicesProps extends Pick<PlayerProps, "words" | "action"> {
  readonly step: PlayState["step"];
  readonly speaker: string;
  /** Whether a choice was made, which moves the focus. */
  readonly hasBegun: boolean;
  readonly onChoose: (at: number) => void;
  readonly onBeginAnew: () => void;
}

/**
 * The current choices. After a choice the group gets the focus and announces the reply: the next choices replace
 * the last ones, where a double Enter would choose again.
 */
function Choices({ step, speaker, words, action, hasBegun, onChoose, onBeginAnew }: ChoicesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isReady = useIsReady();
  useEffect(() => {
    if (!hasBegun || !step) return;
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: "nearest" });
  }, [hasBegun, step]);
  const said = `${speaker}: ${step.says}`;
  const label = step.kind === "end" ? `${said} ${step.title}. ${step.text} ${words.over}` : `${said} ${words.say}`;
  return (
    <fieldset ref={group} className={styles.choices} tabIndex={-1} aria-label={label}>
      <p className={styles.quiet} aria-hidden="true">
        {step.kind === "end" ? words.over : words.say}
      </p>
      <ul className={styles.choiceList}>
        {step.kind === "question" ? (
          step.choices.map(({ says }, index) => (
            <li key={index}>
              <button type="button" className={styles.choice} disabled={!isReady} onClick={() => onChoose(index)}>
                {says}
              </button>
            </li>
          ))
        ) : (
          <>
            <li>
              <button type="button" className={styles.choice} onClick={onBeginAnew}>
                {words.again}
              </button>
            </li>
            {action && (
              <li>
                <Anchor href={action.href} className={styles.action}>
                  {action.label}
                </Anchor>
              </li>
            )}
          </>
        )}
      </ul>
    </fieldset>
  );
}

/** Buttons are disabled until hydration. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}
