import { Anchor } from "../../components/anchor.tsx";
import { CalendarDate } from "../../components/calendar-date.tsx";
import { cover, more } from "../../components/cards.css.ts";
import { frame } from "../../components/grid.css.ts";
import { Icon } from "../../components/icon.tsx";
import { PaginationLinks } from "../../components/pagination-links.tsx";
import { usePagePath } from "../../layout/use-page-path.ts";
import {
  container,
  eyebrow,
  fullWidthStack,
  noWrap,
  smallText,
  softText,
  titleSize,
  visuallyHidden,
} from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./articles.css.ts";
import type { articlesData } from "./data.server.ts";

type Shown = Pick<SectionProps<"articles", typeof articlesData>, "section">;
type ArticleCard = Shown["section"]["articles"][number];

export function ArticlesSection({ section, placement }: SectionProps<"articles", typeof articlesData>) {
  return (
    <>
      {section.categoryLinks.length > 0 && <Categories section={section} />}
      <Section head={section} placement={placement} layout="stacked">
        <Articles section={section} />
        <PaginationLinks pagination={section.pagination} />
      </Section>
    </>
  );
}

function Categories({ section: { words, categoryLinks } }: Shown) {
  const pathname = usePagePath();
  return (
    <nav className={styles.categories} aria-label={words.categories}>
      <ul className={`${container} ${styles.categoryList}`}>
        {categoryLinks.map(({ label, href }, index) => (
          <li key={index}>
            <Anchor className={styles.categoryLink} href={href} aria-current={href === pathname ? "page" : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On the first page of the full list, the newest article is the lead. */
function Articles({ section: { articles, words, layout, pagination } }: Shown) {
  const leads = (index: number) => layout === "all" && index === 0 && (pagination?.current ?? 1) === 1;
  return (
    <div className={frame}>
      <ul className={styles.articles}>
        {articles.map((card, index) => (
          <li key={card.name} className={leads(index) ? styles.leading : styles.card}>
            <Picture card={card} />
            <div className={fullWidthStack.small}>
              <p className={eyebrow}>{card.category}</p>
              <h3 className={titleSize[leads(index) ? "heading2" : "heading3"]}>{card.title}</h3>
              <p className={softText}>{card.excerpt}</p>
              <p className={`${softText} ${smallText}`}>
                {card.author} · <CalendarDate date={card.published} /> ·{" "}
                <span className={noWrap}>
                  {card.minutes} {words.minutes}
                </span>
              </p>
              <ReadLink card={card} label={words.read} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Even the first picture loads lazily: no first paint waits for pictures. */
function Picture({ card: { imageUrl, imageAlt } }: { readonly card: ArticleCard }) {
  return (
    <div className={styles.picture}>
      <img src={imageUrl} alt={imageAlt} width="1200" height="675" loading="lazy" />
    </div>
  );
}

/** The link covers its card. For screen readers it names its article. */
function ReadLink({ card: { link, title }, label }: { readonly card: ArticleCard; readonly label: string }) {
  return (
    <Anchor className={`${more} ${cover}`} href={link}>
      {label}
      <span className={visuallyHidden}>: {title}</span>
      <Icon name="arrow" />
    </Anchor>
  );
}
