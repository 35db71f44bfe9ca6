import { z } from "zod";
import { articleSchema } from "./article.ts";
import { assistantEvaluationSchema } from "./assistant/evaluation.ts";
import { assistantIntentsSchema } from "./assistant/intents.ts";
import { assistantLanguageSchema } from "./assistant/language.ts";
import { assistantSettingsSchema } from "./assistant/settings.ts";
import { assistantWordsSchema } from "./assistant/words.ts";
import { authCallbackPageSchema, authResetPasswordPageSchema } from "./auth-pages.ts";
import { callSchema } from "./call.ts";
import { caseStudySchema } from "./case-study.ts";
import { formSchema } from "./form.ts";
import { guideSchema } from "./guide.ts";
import { industrySchema } from "./industry.ts";
import { legalPageSchema } from "./legal-page.ts";
import { optionListSchema } from "./option-list.ts";
import { pageSchema } from "./page.ts";
import { planSchema } from "./plan.ts";
import { platformSchema } from "./platform.ts";
import { redirectsSchema } from "./redirects.ts";
import { rolePlaySchema } from "./role-play.ts";
import type { Section } from "./sections/index.ts";
import { blogSchema } from "./site/blog.ts";
import { brandSchema } from "./site/brand.ts";
import { contactsSchema } from "./site/contacts.ts";
import { figuresSchema } from "./site/figures.ts";
import { formWordsSchema } from "./site/form-words.ts";
import { houseStyleSchema } from "./site/house-style.ts";
import { navigationSchema } from "./site/navigation.ts";
import { otherIndustriesSchema } from "./site/other-industries.ts";
import { pricingSchema } from "./site/pricing.ts";
import { securitySchema } from "./site/security.ts";
import { wordsSchema } from "./site/words.ts";
import { worksheetSchema } from "./site/worksheet.ts";
import { solutionSchema } from "./solution.ts";
import { teamMemberSchema } from "./team-member.ts";
import { testimonialSchema } from "./testimonial.ts";

/** The address of an entry's page, by the entry's name. */
type AddressOf = (name: string) => string;

/** A type with a single file, and the address of its page if it has one. */
interface SingleType<Schema, Address extends string | undefined = string | undefined> {
  readonly kind: "single";
  /** Path below `content/`. */
  readonly file: string;
  readonly schema: Schema;
  readonly address: Address | undefined;
}

/** A type with a folder of entries, and the address of an entry's page if entries have one. */
interface CollectionType<Schema, Address extends AddressOf | undefined = AddressOf | undefined> {
  readonly kind: "collection";
  /** Path below `content/`. */
  readonly folder: string;
  readonly extension: ".json" | ".mdx";
  readonly schema: Schema;
  readonly address: Address | undefined;
  /** Whether the folder can have subfolders: an entry's name is its path then. */
  readonly hasFolders: boolean;
}

/** Any row of the table, with entries of type `Data`. */
export type ContentType<Data = unknown> = SingleType<z.ZodType<Data>> | CollectionType<z.ZodType<Data>>;

function single<Schema, Address extends string | undefined = undefined>(
  file: string,
  schema: Schema,
  address?: Address,
): SingleType<Schema, Address> {
  return { kind: "single", file, schema, address };
}

function collection<Schema, Address extends AddressOf | undefined = undefined>(
  folder: string,
  extension: ".json" | ".mdx",
  schema: Schema,
  { address, hasFolders = false }: { address?: Address; hasFolders?: boolean } = {},
): CollectionType<Schema, Address> {
  return { kind: "collection", folder, extension, schema, address, hasFolders };
}

/** A page's address is its path: index.json is /, pricing.json is /pricing, guides/index.json is /guides. */
function pageAddress(name: string): string {
  return `/${name.replace(/(?:^|\/)index$/, "")}`;
}

/**
 * The one table that maps a path in `content/` to its schema and its address. A file in `content/` that matches no
 * row is a mistake; every address here is prerendered and listed in the sitemap unless `NOT_INDEXED` has it.
 */
const table = {
  brand: single("site/brand.json", brandSchema),
  contacts: single("site/contacts.json", contactsSchema),
  figures: single("site/figures.json", figuresSchema),
  navigation: single("site/navigation.json", navigationSchema),
  "form-words": single("site/form-words.json", formWordsSchema),
  "house-style": single("site/house-style.json", houseStyleSchema),
  security: single("site/security.json", securitySchema),
  pricing: single("site/pricing.json", pricingSchema),
  worksheet: single("site/worksheet.json", worksheetSchema),
  "other-industries": single("site/other-industries.json", otherIndustriesSchema),
  "blog-words": single("site/blog.json", blogSchema),
  words: single("site/words.json", wordsSchema),
  redirects: single("redirects.json", redirectsSchema),

  assistant: single("assistant/words.json", assistantWordsSchema),
  "assistant-settings": single("assistant/settings.json", assistantSettingsSchema),
  "assistant-language": single("assistant/language.json", assistantLanguageSchema),
  "assistant-intents": collection("assistant/intents", ".json", assistantIntentsSchema),
  "assistant-evaluation": collection("assistant/evaluation", ".json", assistantEvaluationSchema),

  pages: collection("pages", ".json", pageSchema, { address: pageAddress, hasFolders: true }),
  "not-found": single("pages/404.json", pageSchema.meta({ title: "Page that is not found" })),
  "auth-callback": single("pages/auth-callback.json", authCallbackPageSchema, "/auth/callback"),
  "auth-reset-password": single("pages/auth-reset-password.json", authResetPasswordPageSchema, "/auth/reset-password"),

  solutions: collection("solutions", ".json", solutionSchema),
  platforms: collection("platforms", ".json", platformSchema),
  "case-studies": collection("case-studies", ".json", caseStudySchema),
  plans: collection("plans", ".json", planSchema),
  calls: collection("calls", ".json", callSchema),
  "role-plays": collection("role-plays", ".json", rolePlaySchema),
  team: collection("team", ".json", teamMemberSchema),
  testimonials: collection("testimonials", ".json", testimonialSchema),
  options: collection("options", ".json", optionListSchema),
  forms: collection("forms", ".json", formSchema),
  industries: collection("industries", ".json", industrySchema, { address: (name: string) => `/industries/${name}` }),
  blog: collection("blog", ".mdx", articleSchema, { address: (name: string) => `/blog/${name}` }),
  legal: collection("legal", ".mdx", legalPageSchema, { address: (name: string) => `/${name}` }),
  guide: collection("guide", ".mdx", guideSchema),
} as const;

/** The fields of each type's entries. */
export type ContentData = { readonly [Name in keyof typeof table]: z.output<(typeof table)[Name]["schema"]> };

export type ContentTypeName = keyof ContentData;

/** The key of a row whose entries have a page. */
export type PageTypeName = {
  [Name in ContentTypeName]: [NonNullable<(typeof table)[Name]["address"]>] extends [never] ? never : Name;
}[ContentTypeName];

/** The key of a row whose entries are pages made of sections. */
type SectionsTypeName = {
  [Name in PageTypeName]: ContentData[Name] extends { readonly sections: readonly Section[] } ? Name : never;
}[PageTypeName];

export type CollectionName = {
  [Name in ContentTypeName]: (typeof table)[Name]["kind"] extends "collection" ? Name : never;
}[ContentTypeName];

/** The table, typed to give the data of a row from its key in generic code too. */
export const contentTypes: { readonly [Name in ContentTypeName]: ContentType<ContentData[Name]> } = table;

/** The keys of the table, in its order. */
export const contentTypeNames: readonly ContentTypeName[] = Object.keys(table).filter(isContentTypeName);

/** Whether a text is the key of a row */
export function isContentTypeName(text: string): text is ContentTypeName {
  return Object.hasOwn(table, text);
}

/** @returns whether the entries of a row have a page. */
export function isPageType(name: ContentTypeName): name is PageTypeName {
  return table[name].address !== undefined;
}

/** @returns whether the entries of a row are pages made of sections. */
export function isSectionsType(name: ContentTypeName): name is SectionsTypeName {
  const { schema } = contentTypes[name];
  return isPageType(name) && schema instanceof z.ZodObject && "sections" in schema.shape;
}

/** The nouns for entries in commands and guides. */
export const entryNouns: { readonly [Name in CollectionName]: string } = {
  "assistant-evaluation": "question-set",
  "assistant-intents": "subject",
  blog: "article",
  calls: "call",
  "case-studies": "case-study",
  forms: "form",
  guide: "guide",
  industries: "industry",
  legal: "legal-page",
  options: "option-list",
  pages: "page",
  plans: "plan",
  platforms: "platform",
  "role-plays": "role-play",
  solutions: "solution",
  team: "team-member",
  testimonials: "testimonial",
};

export const collectionNames: readonly CollectionName[] = contentTypeNames.filter(isCollectionName).sort();

/** Whether a text is the key of a collection */
export function isCollectionName(text: string): text is CollectionName {
  return Object.hasOwn(entryNouns, text);
}

/** Pages that are prerendered, but kept out of the sitemap and of search results. */
export const NOT_INDEXED: readonly string[] = ["/auth/callback", "/auth/reset-password"];

/** Pages that only the full-screen menu links to, as specified. */
export const MENU_ONLY: readonly string[] = ["/case-studies"];
