import "../../../src/theme/global.css.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ButtonLook } from "../../../src/components/button.css.ts";
import { Button } from "../../../src/components/button.tsx";
import { Icon } from "../../../src/components/icon.tsx";
import { PlatformStatus } from "../../../src/components/platform-status.tsx";
import type { Content } from "../../../src/content/content.server.ts";
import { form } from "../../../src/content/form.server.ts";
import { FormField } from "../../../src/forms/field.tsx";
import { components, Picture } from "../../../src/prose/components.tsx";
import { prose, steps } from "../../../src/prose/prose.css.ts";
import { Questions } from "../../../src/sections/questions.tsx";
import { section } from "../../../src/sections/section.css.ts";
import { Steps } from "../../../src/sections/steps.tsx";
import { container, type GroundName, onGrounds, row, stack } from "../../../src/theme/layout.css.ts";

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link", "gradient", "custom"] as const;
const SIZES = ["default", "sm", "lg", "icon"] as const;

/** What the screenshot forces upon the elements that name it (forceStates in sheet.ts). */
const FORCED_STATES = ["hover", "active", "focus-visible"] as const;

/** Renders the components in all variants and states, on each ground, as the inside of a document's body. */
export function renderComponents(content: Content): string {
  const grounds = ["limestone", "shade", "night"] as const;
  return renderToStaticMarkup(
    <main>
      {grounds.map((ground) => (
        <Ground key={ground} name={ground}>
          <Buttons />
          <Statuses />
        </Ground>
      ))}
      <Ground name="limestone">
        <Fields content={content} />
      </Ground>
      <Ground name="shade">
        <FoldedAndSteps content={content} />
      </Ground>
      <Ground name="limestone">
        <ProseParts />
      </Ground>
    </main>,
  );
}

function Ground({ name, children }: { readonly name: GroundName; readonly children: ReactNode }) {
  return (
    <section className={`${onGrounds[name]} ${section}`}>
      <div className={`${container} ${stack.large}`}>
        <h2>{name}</h2>
        {children}
      </div>
    </section>
  );
}

function Buttons() {
  return VARIANTS.map((variant) => (
    <div key={variant} className={row}>
      {SIZES.map((size) => (
        <LabelledButton key={size} variant={variant} size={size} />
      ))}
      {FORCED_STATES.map((state) => (
        <Button key={state} variant={variant} data-state={state}>
          {state}
        </Button>
      ))}
      <Button variant={variant} disabled>
        disabled
      </Button>
      <Button variant={variant} aria-disabled="true">
        busy
      </Button>
    </div>
  ));
}

function LabelledButton({ variant, size }: ButtonLook) {
  return (
    <Button variant={variant} size={size} aria-label={`${variant} ${size}`}>
      {size === "icon" ? <Icon name="arrow" /> : `${variant} ${size}`}
    </Button>
  );
}

function Statuses() {
  return (
    <div className={row}>
      <PlatformStatus status="Available Now" />
      <PlatformStatus status="Coming Soon" />
    </div>
  );
}

/** Every kind of field as it comes, and some with a mistake. */
function Fields({ content }: { readonly content: Content }) {
  const all = ["free-guide", "contact"].flatMap((name) => form(content, name).fields);
  const fields = [...new Map(all.map((field) => [field.name, field])).values()];
  return fields.map((field, index) => (
    <div key={field.name}>
      <FormField
        field={field}
        mistake={index % 3 === 0 ? "Enter what is asked for, such as name@example.com" : undefined}
      />
    </div>
  ));
}

function FoldedAndSteps({ content }: { readonly content: Content }) {
  return (
    <>
      <Questions items={content.one("pricing").questions.items} />
      <Steps items={content.one("ai-solutions").process.steps} />
    </>
  );
}

function ProseParts() {
  const { Callout, CallToAction, Comparison, Figure, Quotation, Statistic, table: Table } = components;
  const text = "An assistant answers from your own pages. What it doesn’t know, it passes on.";
  return (
    <div className={prose}>
      <h2>Heading of the second level</h2>
      <p>
        {text} <a href="/pricing">What it costs</a>, <code>code</code>, <strong>weight</strong> and <em>stress</em>.
      </p>
      <Callout title="Worth knowing">{text}</Callout>
      <Statistic value="65%" label="average cost reduction" />
      <Comparison
        title="From the question to the answer"
        first="By email"
        firstValue="5 hours"
        second="With the assistant"
        secondValue="12 seconds"
      />
      <div className={steps}>
        <ol>
          <li>{text}</li>
          <li>{text}</li>
        </ol>
      </div>
      <Quotation name="A reader">
        <p>{text}</p>
      </Quotation>
      <Figure caption="What the list shows">
        <ul>
          <li>{text}</li>
        </ul>
      </Figure>
      <Picture
        file=""
        alt="A still of the film"
        caption="What stands below a picture"
        src="/media/film-poster.svg"
        width="1280"
        height="720"
      />
      <Table>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Starter</td>
            <td>$99</td>
          </tr>
        </tbody>
      </Table>
      <pre>
        <code>GET /orders/1042 → 200</code>
      </pre>
      <CallToAction href="/free-strategy-session" label="Book a free AI strategy session" />
    </div>
  );
}
