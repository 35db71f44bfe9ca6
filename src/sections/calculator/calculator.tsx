import { type ComponentType, useEffect, useState } from "react";
import { needsApplication } from "../../components/needs-application.ts";
import { detail, measure, stack } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { calculatorData } from "./data.server.ts";
import { type CalculatorProps, Worksheet } from "./worksheet.tsx";

/**
 * The worksheet with its example, which is there without a script. What makes it a calculator is fetched by pages that have one,
 * and is in its place.
 */
export function CalculatorSection({ section, place }: SectionProps<"calculator", typeof calculatorData>) {
  const Calculator = useCalculator();
  return (
    <Section head={section} place={place}>
      <div {...needsApplication} className={stack.large}>
        {Calculator ? (
          <Calculator section={section} />
        ) : (
          <Worksheet section={section} valueHead={section.exampleHead} value={({ example }) => example} />
        )}
        <p className={`${detail} ${measure}`}>{section.note}</p>
      </div>
    </Section>
  );
}

/** Where it doesn't come, the example stays. */
function useCalculator(): ComponentType<CalculatorProps> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Calculator: ComponentType<CalculatorProps> }>();
  useEffect(() => {
    import("./calculator.client.tsx").then(setLoaded, () => undefined);
  }, []);
  return loaded?.Calculator;
}
