import { Anchor } from "../components/anchor.tsx";
import { CalendarDate } from "../components/calendar-date.tsx";
import { more, titleLink } from "../components/cards.css.ts";
import { Icon } from "../components/icon.tsx";
import { Portrait } from "../components/portrait.tsx";
import { TableOfContents } from "../components/table-of-contents.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { Section } from "../sections/section.tsx";
import {
  backgrounds,
  container,
  eyebrow,
  fullWidthStack,
  leadText,
  noWrap,
  smallText,
  smallTitle,
  softText,
  titleSize,
} from "../theme/layout.css.ts";
import * as styles from "./article.css.ts";
import { Prose } from "./prose.tsx";

const PLACEMENT = { background: "white", overlapsHero: false } as const;

type ArticlePage = PageDataOf<"article">;

/** An article: head, picture, text with a table of contents, related articles. */
export function ArticleTemplate({ page }: { readonly page: ArticlePage }) {
  const { labels, headings, articleAction } = page;
  return (
    <>
      <article>
        <Head page={page} />
        <figure className={`${container} ${styles.picture}`}>
          <img src={page.imageUrl} alt={page.imageAlt} width="1200" height="675" loading="lazy" />
        </figure>
        <BelowFold>
          <div className={`${container} ${styles.body}`}>
            <TableOfContents title={labels.contents} headings={headings} isNumbered />
            <div className={styles.text}>
              <Prose body={page.body} />
              <AboutAuthor author={page.author} title={labels.aboutAuthor} />
            </div>
          </div>
        </BelowFold>
      </article>
      <BelowFold>
        <Related page={page} />
        <CallToAction content={{ ...articleAction, actions: [articleAction.action] }} />
      </BelowFold>
    </>
  );
}

/** Not a <header>, which print styles hide. */
function Head({ page }: { readonly page: ArticlePage }) {
  return (
    <div className={`${backgrounds.dark} ${styles.head}`}>
      <div className={container}>
        <div className={styles.headParts}>
          <div className={fullWidthStack.wide}>
            <p className={eyebrow}>{page.category}</p>
            <h1>{page.title}</h1>
            <p className={leadText}>{page.excerpt}</p>
          </div>
          <Facts page={page} />
        </div>
      </div>
    </div>
  );
}

/** Author, dates and reading time. */
function Facts({ page: { author, published, updated, minutes, labels } }: { readonly page: ArticlePage }) {
  return (
    <ul className={styles.facts}>
      <li className={styles.author}>
        <Portrait portrait={author.portrait} />
        <span>
          {labels.author}{" "}
          <a className={styles.authorLink} href={author.href}>
            {author.name}
          </a>
          , {author.role}
        </span>
      </li>
      <li>
        {labels.published} <CalendarDate date={published} />
      </li>
      {updated !== published && (
        <li>
          {labels.updated} <CalendarDate date={updated} />
        </li>
      )}
      <li>
        {minutes} {labels.minutes}
      </li>
    </ul>
  );
}

interface AboutAuthorProps {
  readonly author: ArticlePage["author"];
  readonly title: string;
}

function AboutAuthor({ author: { name, role, text: story, href, portrait }, title }: AboutAuthorProps) {
  return (
    <section className={styles.aboutAuthor}>
      <h2 className={smallTitle}>{title}</h2>
      <div className={styles.author}>
        <Portrait portrait={portrait} size="large" />
        <p>
          <a className={styles.authorName} href={href}>
            {name}
          </a>{" "}
          <span className={softText}>{role}</span>
        </p>
      </div>
      <p className={softText}>{story}</p>
    </section>
  );
}

function Related({ page: { relatedArticles, relatedLinks: links, labels } }: { readonly page: ArticlePage }) {
  if (relatedArticles.length + links.length === 0) return null;
  return (
    <Section head={{ title: labels.related }} placement={PLACEMENT} hasAnchor={false}>
      <div>
        <ul className={styles.related}>
          {relatedArticles.map((article) => (
            <RelatedArticle key={article.name} article={article} minutesLabel={labels.minutes} />
          ))}
        </ul>
        <ul className={styles.relatedLinks}>
          {links.map(({ label, href }, index) => (
            <li key={index}>
              <Anchor className={more} href={href}>
                {label}
                <Icon name="arrow" />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface RelatedArticleProps {
  readonly article: ArticlePage["relatedArticles"][number];
  readonly minutesLabel: string;
}

/** The picture only helps to recognise the article, so it has no alternative text. */
function RelatedArticle({ article, minutesLabel }: RelatedArticleProps) {
  return (
    <li className={styles.relatedArticle}>
      <img src={article.imageUrl} alt="" width="1200" height="675" loading="lazy" data-decoration="article" />
      <div className={fullWidthStack.tiny}>
        <h3 className={titleSize.heading4}>
          <Anchor className={titleLink} href={article.link}>
            {article.title}
          </Anchor>
        </h3>
        <p className={`${softText} ${smallText}`}>
          {article.category} ·{" "}
          <span className={noWrap}>
            {article.minutes} {minutesLabel}
          </span>
        </p>
      </div>
    </li>
  );
}
