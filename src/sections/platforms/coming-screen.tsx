import { shadedColours } from "../../theme/tokens.css.ts";
import * as styles from "./coming-screen.css.ts";

/** The outline of a platform that is being built: a customer's card, with what it is going to do. */
export function ComingScreen({ features }: { readonly features: readonly string[] }) {
  return (
    <div className={`${shadedColours} ${styles.mat}`}>
      <div className={styles.outline}>
        <svg className={styles.person} viewBox="0 0 240 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M14 38c0-14 20-14 20 0M24 23a6 6 0 1 0-.1 0M64 16h104M64 32h64" />
        </svg>
        <ul className={styles.features}>
          {features.map((feature, index) => (
            <li key={index} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
