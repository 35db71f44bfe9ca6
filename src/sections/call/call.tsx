import { anchorId } from "../../addresses/anchor-id.ts";
import { Actions } from "../../components/actions.tsx";
import { overlapSection } from "../../components/overlap.css.ts";
import {
  backgrounds,
  container,
  leadText,
  smallText,
  softText,
  stack,
  visuallyHidden,
} from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./call.css.ts";
import type { CallProps } from "./call-props.ts";
import type { callData } from "./data.server.ts";
import { Film } from "./film.tsx";
import { JobNote } from "./job-note.tsx";
import { PlayerBar } from "./player-bar.tsx";

/**
 * A call: who speaks when, and the note that it fills in. All of it is text; player.client.ts, which the bootstrap loads on
 * first use, plays it by setting attributes. React renders it once and never changes it.
 */
export function CallSection({ section, placement }: SectionProps<"call", typeof callData>) {
  const { title, lead, call, words, film, building, action } = section;
  if (!call) return null;
  const { overlapsHero } = placement;
  const beside = film ? "film" : building && !overlapsHero ? "building" : "nothing";
  return (
    <section
      className={overlapsHero ? overlapSection : `${backgrounds[placement.background]} ${sectionStyle}`}
      id={anchorId(title)}
    >
      <div className={container}>
        <div
          className={styles.stage}
          data-call=""
          data-length={call.length}
          data-recording={call.recording && `/media/calls/${call.recording}`}
        >
          <div className={overlapsHero ? visuallyHidden : styles.tops[beside]}>
            <div className={beside === "nothing" ? styles.wordsAndMoments : styles.words}>
              <div className={stack.base}>
                <h2>{title}</h2>
                {lead && <p className={leadText}>{lead}</p>}
              </div>
              <Moments moments={call.moments} isHeardOnly={beside === "film"} />
            </div>
            {film && <Film film={film} />}
            {beside === "building" && (
              <div className={styles.building} data-decoration="">
                <img className={styles.view} src={building} alt="" width="584" height="438" loading="lazy" />
              </div>
            )}
          </div>
          <PlayerBar call={call} words={words} />
          <div className={styles.papers}>
            <Transcript call={call} words={words} />
            <div className={styles.note}>
              <h3 className={styles.paperTitle}>{call.noteTitle}</h3>
              <JobNote note={call.note} />
              {action && <Actions actions={[action]} />}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

interface MomentsProps extends Pick<CallProps["call"], "moments"> {
  /** The film says its moments itself. */
  readonly isHeardOnly: boolean;
}

function Moments({ moments, isHeardOnly }: MomentsProps) {
  return (
    <ol className={isHeardOnly ? visuallyHidden : styles.moments}>
      {moments.map(({ time, title, at }, index) => (
        <li key={index} className={styles.moment} data-call-moment={at}>
          <strong className={styles.time}>{time}</strong> {title}
        </li>
      ))}
    </ol>
  );
}

function Transcript({ call: { title, speakers, lines }, words }: CallProps) {
  return (
    <div className={styles.script}>
      <div className={styles.scriptHead}>
        <h3 className={styles.paperTitle}>{title}</h3>
        <span className={`${softText} ${smallText}`}>{words.label}</span>
      </div>
      <ol className={styles.lines} data-call-lines="">
        {lines.map(({ speaker, text, at }, index) => (
          <li key={index} className={styles.line} data-call-line={at}>
            <strong className={styles.speakers[speaker]}>{speakers[speaker]}</strong>{" "}
            <span data-call-speaker={speaker}>{text}</span>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.whole} data-call-whole="" aria-expanded="false">
        <span className={styles.whileFolded}>{words.showAll}</span>
        <span className={styles.whileOpen}>{words.showLess}</span>
      </button>
    </div>
  );
}
