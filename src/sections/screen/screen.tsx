import { Screen } from "../../components/screen.tsx";
import type { exampleWords } from "../example-words.server.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./screen.css.ts";

/** A screen of the product beside its description. The numbers of a log are large, beside it. */
export function ScreenSection({
  section: { screen, words, ...head },
  placement,
}: SectionProps<"screen", typeof exampleWords>) {
  const { sums = [] } = screen.view === "log" ? screen : {};
  return (
    <Section head={head} placement={placement} layout="stacked">
      <div className={sums.length > 0 ? styles.besideSums : styles.alone}>
        {sums.length > 0 && (
          <ul className={styles.sums}>
            {sums.map(({ value, label }, index) => (
              <li key={index} className={styles.sum}>
                <strong className={styles.value}>{value}</strong> {label}
              </li>
            ))}
          </ul>
        )}
        <Screen screen={screen.view === "log" ? { ...screen, sums: [] } : screen} words={words} size="plain" />
      </div>
    </Section>
  );
}
