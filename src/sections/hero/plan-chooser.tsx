import type { planChooser } from "../../content/facts/plan-chooser.ts";
import { softText, visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./plan-chooser.css.ts";

type Chooser = ReturnType<typeof planChooser>;

/** Which plan covers a number of daily enquiries. Needs no script. */
export function PlanChooser({ chooser: { question, choices, note } }: { readonly chooser: Chooser }) {
  return (
    <fieldset className={styles.chooser}>
      <legend className={styles.question}>{question}</legend>
      <div className={styles.scale} data-screen-only="">
        {choices.map((choice, index) => (
          <label key={index} className={styles.choice}>
            <input
              className={styles.station}
              type="radio"
              name="per-day"
              value={choice.perDay}
              defaultChecked={index === 0}
            />
            <span aria-hidden="true">{choice.perDay}</span>
            <span className={visuallyHidden}>{`${choice.perDay}: ${choice.perMonth}, ${choice.plan}`}</span>
          </label>
        ))}
      </div>
      <ul className={styles.answers}>
        {choices.map((choice, index) => (
          <li key={index} className={styles.answer} data-per-day={choice.perDay}>
            <span className={softText}>{choice.perMonth}</span>
            <strong className={styles.plan}>{choice.plan}</strong>
            <span>{choice.why}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </fieldset>
  );
}
