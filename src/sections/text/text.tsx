import { anchorId } from "../../addresses/anchor-id.ts";
import { Picture } from "../../components/picture.tsx";
import { backgrounds, container, measure, quoteText, stack } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { textData } from "./data.server.ts";
import * as styles from "./text.css.ts";

type TextProps = SectionProps<"text", typeof textData>;
type Text = TextProps["section"];

/** The column of a heading on wide screens. */
const SIZES = "(min-width: 64rem) 30vw, 92vw";

/** A few paragraphs. */
export function TextSection({ section, placement }: TextProps) {
  const { title, lead, paragraphs, picture, statement } = section;
  if (title === undefined) return <Opening section={section} background={placement.background} />;
  return (
    <Section
      head={{ title, lead }}
      placement={placement}
      layout={layoutOf(section)}
      aside={picture && <Picture picture={picture} sizes={SIZES} />}
    >
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {statement && <Statement statement={statement} />}
    </Section>
  );
}

/** A few lines would leave half of their band empty below a heading. */
function layoutOf({ picture, paragraphs, statement }: Text) {
  if (picture) return "split";
  return paragraphs.length > 2 || statement ? "stacked" : "halves";
}

interface OpeningProps {
  readonly section: Text;
  readonly background: TextProps["placement"]["background"];
}

/** Text right after the hero: its first paragraph is an introduction. */
function Opening({ section: { paragraphs, picture, statement }, background }: OpeningProps) {
  const [first, ...others] = paragraphs;
  return (
    <div className={backgrounds[background]}>
      <div className={`${container} ${styles.opening}`}>
        <div className={styles.intro}>
          {picture ? (
            <div className={stack.large}>
              <p className={quoteText}>{first}</p>
              <Picture picture={picture} sizes="(min-width: 64rem) 45vw, 92vw" />
            </div>
          ) : (
            <p className={quoteText}>{first}</p>
          )}
          <div className={stack.base}>
            {others.map((paragraph, index) => (
              <p key={index} className={measure}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {statement && <Statement statement={statement} />}
      </div>
    </div>
  );
}

function Statement({ statement: { title, text } }: { readonly statement: NonNullable<Text["statement"]> }) {
  return (
    <section className={styles.statement} id={anchorId(title)}>
      <h2 className={styles.statementTitle}>{title}</h2>
      <p className={styles.statementText}>{text}</p>
    </section>
  );
}
