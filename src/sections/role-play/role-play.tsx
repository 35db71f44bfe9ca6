import { needsApplication } from "../../components/needs-application.ts";
import { titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { rolePlayData } from "./data.server.ts";
import { Lines, Note } from "./parts.tsx";
import { example } from "./play.ts";
import { Player } from "./player.tsx";
import * as styles from "./role-play.css.ts";
import type { Shown } from "./shown.ts";
import { Tabs } from "./tabs.tsx";

/** Conversations with the visitor as the customer. Without a script, and in print, an example of each is shown. */
export function RolePlaySection({ section, placement }: SectionProps<"role-play", typeof rolePlayData>) {
  const { plays, words, action } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      <div {...needsApplication} data-script-only="" data-screen-only="" className={styles.playing}>
        <Tabs
          label={words.choose}
          items={plays.map((play) => ({
            name: play.name,
            detail: play.situation,
            panel: <Player play={play} words={words} action={action} />,
          }))}
        />
      </div>
      <div className={styles.examples}>
        {plays.map((play) => (
          <Example key={play.id} play={play} words={words} />
        ))}
      </div>
    </Section>
  );
}

function Example({ play, words }: { readonly play: Shown["plays"][number]; readonly words: Shown["words"] }) {
  const { lines, note, step } = example(play);
  return (
    <article className={styles.exampleOf}>
      <h3 className={titleSize.item}>{`${play.name}, ${play.situation}`}</h3>
      <p>{`${words.example}: ${play.place}`}</p>
      <Lines lines={lines} speaker={play.speaker} words={words} />
      <Note play={play} note={note} step={step} words={words} />
    </article>
  );
}
