import type { z } from "zod";
import { articleSchema } from "./article.ts";
import { assistantLanguageSchema } from "./assistant/language.ts";
import { assistantQuestionsSchema } from "./assistant/questions.ts";
import { assistantSettingsSchema } from "./assistant/settings.ts";
import { assistantWordsSchema } from "./assistant/words.ts";
import { caseStudySchema } from "./case-study.ts";
import { formSchema } from "./form.ts";
import { guideSchema } from "./guide.ts";
import { industrySchema } from "./industry.ts";
import { legalPageSchema } from "./legal-page.ts";
import { optionListSchema } from "./option-list.ts";
import { aboutPageSchema } from "./pages/about.ts";
import { aiSolutionsPageSchema } from "./pages/ai-solutions.ts";
import { authCallbackPageSchema, authResetPasswordPageSchema } from "./pages/auth.ts";
import { blogPageSchema } from "./pages/blog.ts";
import { caseStudiesPageSchema } from "./pages/case-studies.ts";
import { contactPageSchema } from "./pages/contact.ts";
import { demoPageSchema } from "./pages/demo.ts";
import { freeGuidePageSchema } from "./pages/free-guide.ts";
import { freeStrategySessionPageSchema } from "./pages/free-strategy-session.ts";
import { homePageSchema } from "./pages/home.ts";
import { industriesPageSchema } from "./pages/industries.ts";
import { platformsPageSchema } from "./pages/platforms.ts";
import { pricingPageSchema } from "./pages/pricing.ts";
import { planSchema } from "./plan.ts";
import { platformSchema } from "./platform.ts";
import { redirectsSchema } from "./redirects.ts";
import { brandSchema } from "./site/brand.ts";
import { contactsSchema } from "./site/contacts.ts";
import { figuresSchema } from "./site/figures.ts";
import { formWordsSchema } from "./site/form-words.ts";
import { houseStyleSchema } from "./site/house-style.ts";
import { navigationSchema } from "./site/navigation.ts";
import { securitySchema } from "./site/security.ts";
import { solutionSchema } from "./solution.ts";

/** A type with one file, and the address of its page if it has one. */
interface SingleType<Schema> {
  readonly kind: "single";
  /** Path below `content/`. */
  readonly file: string;
  readonly schema: Schema;
  readonly address: string | undefined;
}

/** A type with a folder of files, one an entry, and the address of an entry's page if entries have one. */
interface CollectionType<Schema> {
  readonly kind: "collection";
  /** Path below `content/`. */
  readonly folder: string;
  readonly extension: ".json" | ".mdx";
  readonly schema: Schema;
  readonly address: ((name: string) => string) | undefined;
}

/** Any row of the table, for entries that hold `Data`. */
export type ContentType<Data = unknown> = SingleType<z.ZodType<Data>> | CollectionType<z.ZodType<Data>>;

function single<Schema>(file: string, schema: Schema, address?: string): SingleType<Schema> {
  return { kind: "single", file, schema, address };
}

function collection<Schema>(
  folder: string,
  extension: ".json" | ".mdx",
  schema: Schema,
  address?: (name: string) => string,
): CollectionType<Schema> {
  return { kind: "collection", folder, extension, schema, address };
}

/**
 * The one table that ties a place in `content/`, its schema and its address together. A file in `content/` that no
 * row claims is a mistake; every address here is prerendered and listed in the sitemap unless `NOT_INDEXED` names it.
 */
const table = {
  brand: single("site/brand.json", brandSchema),
  contacts: single("site/contacts.json", contactsSchema),
  figures: single("site/figures.json", figuresSchema),
  navigation: single("site/navigation.json", navigationSchema),
  "form-words": single("site/form-words.json", formWordsSchema),
  "house-style": single("site/house-style.json", houseStyleSchema),
  security: single("site/security.json", securitySchema),
  redirects: single("redirects.json", redirectsSchema),

  assistant: single("assistant/words.json", assistantWordsSchema),
  "assistant-settings": single("assistant/settings.json", assistantSettingsSchema),
  "assistant-language": single("assistant/language.json", assistantLanguageSchema),
  "assistant-questions": single("assistant/questions.json", assistantQuestionsSchema),

  home: single("pages/home.json", homePageSchema, "/"),
  about: single("pages/about.json", aboutPageSchema, "/about"),
  "ai-solutions": single("pages/ai-solutions.json", aiSolutionsPageSchema, "/ai-solutions"),
  "platforms-page": single("pages/platforms.json", platformsPageSchema, "/platforms"),
  "case-studies-page": single("pages/case-studies.json", caseStudiesPageSchema, "/case-studies"),
  "industries-page": single("pages/industries.json", industriesPageSchema, "/industries"),
  contact: single("pages/contact.json", contactPageSchema, "/contact"),
  "free-strategy-session": single(
    "pages/free-strategy-session.json",
    freeStrategySessionPageSchema,
    "/free-strategy-session",
  ),
  "free-guide": single("pages/free-guide-ai-business.json", freeGuidePageSchema, "/free-guide-ai-business"),
  pricing: single("pages/pricing.json", pricingPageSchema, "/pricing"),
  demo: single("pages/demo.json", demoPageSchema, "/demo"),
  "blog-page": single("pages/blog.json", blogPageSchema, "/blog"),
  "auth-callback": single("pages/auth-callback.json", authCallbackPageSchema, "/auth/callback"),
  "auth-reset-password": single("pages/auth-reset-password.json", authResetPasswordPageSchema, "/auth/reset-password"),

  solutions: collection("solutions", ".json", solutionSchema),
  platforms: collection("platforms", ".json", platformSchema),
  "case-studies": collection("case-studies", ".json", caseStudySchema),
  plans: collection("plans", ".json", planSchema),
  options: collection("options", ".json", optionListSchema),
  forms: collection("forms", ".json", formSchema),
  industries: collection("industries", ".json", industrySchema, (name) => `/industries/${name}`),
  blog: collection("blog", ".mdx", articleSchema, (name) => `/blog/${name}`),
  legal: collection("legal", ".mdx", legalPageSchema, (name) => `/${name}`),
  guide: collection("guide", ".mdx", guideSchema),
} as const;

/** What the entries of each type hold: the fields of their files. */
export type ContentData = { readonly [Name in keyof typeof table]: z.output<(typeof table)[Name]["schema"]> };

/** The key of a row of the table. */
export type ContentTypeName = keyof ContentData;

/** The key of a row with a folder of entries. */
export type CollectionName = {
  [Name in ContentTypeName]: (typeof table)[Name]["kind"] extends "collection" ? Name : never;
}[ContentTypeName];

/** The table, typed so that the data of a row follows from its key in generic code too. */
export const contentTypes: { readonly [Name in ContentTypeName]: ContentType<ContentData[Name]> } = table;

/** The keys of the table, in its order. */
export const contentTypeNames: readonly ContentTypeName[] = Object.keys(table).filter(isContentTypeName);

/** @returns whether the text is the key of a row of the table. */
export function isContentTypeName(text: string): text is ContentTypeName {
  return Object.hasOwn(table, text);
}

/** What people call an entry of each collection, in commands and guides. */
export const entryNouns: { readonly [Name in CollectionName]: string } = {
  blog: "article",
  "case-studies": "case-study",
  forms: "form",
  guide: "guide",
  industries: "industry",
  legal: "legal-page",
  options: "option-list",
  plans: "plan",
  platforms: "platform",
  solutions: "solution",
};

/** The keys of the collections, in the order of `entryNouns`. */
export const collectionNames: readonly CollectionName[] = contentTypeNames.filter(isCollectionName).sort();

/** @returns whether the text is the key of a row with a folder of entries. */
export function isCollectionName(text: string): text is CollectionName {
  return Object.hasOwn(entryNouns, text);
}

/** Addresses that are prerendered, but kept out of the sitemap and of search results. */
export const NOT_INDEXED: readonly string[] = ["/auth/callback", "/auth/reset-password"];
