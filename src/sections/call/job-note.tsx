import { Icon } from "../../components/icon.tsx";
import type { CallProps } from "./call-props.ts";
import * as styles from "./job-note.css.ts";

/** The note for the business: each field has the second at which it is filled in. */
export function JobNote({ note: { title, when, rows, booking, read } }: { readonly note: CallProps["call"]["note"] }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <strong className={styles.title}>{title}</strong> <span className={styles.aside}>{when}</span>
      </p>
      <dl>
        {rows.map(({ label, text, at }, index) => (
          <div key={index} className={styles.row}>
            <dt className={styles.aside}>{label}</dt>
            <dd className={styles.text} data-call-note={at}>
              {text}
            </dd>
          </div>
        ))}
        <div className={styles.booking}>
          <dt className={styles.aside}>{booking.label}</dt>
          <dd className={styles.booked} data-call-note={booking.at}>
            {booking.text}
          </dd>
        </div>
      </dl>
      <p className={styles.read} data-call-note={read.at}>
        <Icon name="check" />
        {read.text}
      </p>
    </div>
  );
}
