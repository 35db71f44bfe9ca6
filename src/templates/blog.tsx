import { Anchor } from "../components/anchor.tsx";
import { CalendarDate } from "../components/calendar-date.tsx";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { FormSection } from "../forms/form-section.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import { usePagePath } from "../layout/use-page-path.ts";
import { cover, more } from "../sections/cards.css.ts";
import { frame } from "../sections/grid.css.ts";
import { Hero } from "../sections/hero.tsx";
import { PageLinks } from "../sections/page-links.tsx";
import { Section } from "../sections/section.tsx";
import { container, eyebrow, small, soft, visuallyHidden } from "../theme/layout.css.ts";
import {
  articles,
  card as cardStyle,
  cardTitle,
  categories,
  categoryLink,
  categoryList,
  leading,
  leadingTitle,
  picture,
  words,
} from "./blog.css.ts";

type BlogPage = PageData["blog-page"];
type ArticleCard = BlogPage["articleCards"][number];

/** The blog's index: the articles, newest first, and the newsletter. */
export function BlogTemplate({ page }: { readonly page: BlogPage }) {
  return (
    <>
      <Hero hero={page.hero} layout="wide" />
      <BelowFold>
        <Categories page={page} />
        <Section head={page.articles} layout="stacked">
          <Articles page={page} />
          <PageLinks pagination={page.pagination} />
        </Section>
        <FormSection form={page.newsletter} />
      </BelowFold>
    </>
  );
}

function Categories({ page: { labels, categoryLinks } }: { readonly page: BlogPage }) {
  const pathname = usePagePath();
  return (
    <nav className={categories} aria-label={labels.categories}>
      <ul className={`${container} ${categoryList}`}>
        {categoryLinks.map(({ label, href }) => (
          <li key={href}>
            <Anchor className={categoryLink} href={href} aria-current={href === pathname ? "page" : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The newest article of all leads: on the first page. */
function Articles({ page: { articleCards, labels, pagination } }: { readonly page: BlogPage }) {
  const leads = (index: number) => index === 0 && (pagination?.current ?? 1) === 1;
  return (
    <div className={frame}>
      <ul className={articles}>
        {articleCards.map((card, index) => (
          <li key={card.name} className={leads(index) ? leading : cardStyle}>
            <Picture card={card} />
            <div className={words}>
              <p className={eyebrow}>{card.category}</p>
              <h3 className={leads(index) ? leadingTitle : cardTitle}>{card.title}</h3>
              <p className={soft}>{card.excerpt}</p>
              <p className={`${soft} ${small}`}>
                {card.author} · <CalendarDate date={card.published} /> · {card.minutes} {labels.minutes}
              </p>
              <ReadLink card={card} label={labels.read} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Even the first picture comes after the words: no page's first paint waits for pictures. */
function Picture({ card: { imageUrl, imageAlt } }: { readonly card: ArticleCard }) {
  return (
    <div className={picture}>
      <img src={imageUrl} alt={imageAlt} width="1200" height="675" loading="lazy" />
    </div>
  );
}

/** The link covers its card. In a list of links it names its article. */
function ReadLink({ card: { link, title }, label }: { readonly card: ArticleCard; readonly label: string }) {
  return (
    <Anchor className={`${more} ${cover}`} href={link}>
      {label}
      <span className={visuallyHidden}>: {title}</span>
      <Icon name="arrow" />
    </Anchor>
  );
}
