import type { PageData } from "../content/page-data.server.ts";
import { Cards } from "../sections/cards.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { Steps } from "../sections/steps.tsx";
import { question as questionStyle, widget as widgetStyle } from "./demo.css.ts";

/** The demo page: where the live chatbot appears, what to ask it, and the way to one's own. */
export function DemoTemplate({ page }: { readonly page: PageData["demo"] }) {
  const { hero, widget, questions, steps, features } = page;
  return (
    <>
      <Hero hero={hero}>
        <p className={widgetStyle}>{widget}</p>
      </Hero>
      <Section head={questions}>
        <ul>
          {questions.items.map((question) => (
            <li key={question} className={questionStyle}>
              {question}
            </li>
          ))}
        </ul>
      </Section>
      <Section head={steps} ground="night" layout="stacked">
        <Steps items={steps.items} />
      </Section>
      <Section head={features} layout="stacked">
        <Cards items={features.items} columns="three" />
      </Section>
    </>
  );
}
