import { frame, lit, mainStreet, marked, parks, place, river, square, streets, tower, town } from "./city-map.css.ts";

/**
 * Adelaide as William Light laid it out in 1837: a grid between terraces, five squares, park lands all around. Units
 * are ten metres, from the middle of Victoria Square.
 */
const CITY = "M-106-100H88V-66H106V-30H122V10H134V110H-106Z";
const NORTH_ADELAIDE = [
  "M-104-206 12-214V-322H-104Z",
  "M34-186 84-192 92-226 40-220Z",
  "M98-204 146-212 152-262 108-250Z",
];
const RIVER =
  "M-210-118C-170-112-158-140-128-138S-84-126-62-136-28-152 2-150 48-150 66-162 104-148 128-154 168-184 230-176";
const ACROSS = [-80, -60, -40, -20, 0, 20, 40, 62, 86];
const DOWN = ["M-53-100V110", "M53-100V110", "M90-66V110", "M-80-100V20"];
const SQUARES = [
  [-10, -17, 20, 34],
  [-61, -46, 16, 12],
  [45, -46, 16, 12],
  [-62, 64, 18, 20],
  [45, 64, 16, 20],
] as const;

/** King William Street and North Terrace. */
const OFFICE = { x: 0, y: -93 } as const;

/** What is written on the plan. */
export type PlaceNames = Readonly<Record<"river" | "terrace" | "street" | "square" | "office", string>>;

interface CityMapProps {
  /** The plan in words. */
  readonly alt: string;
  readonly names: PlaceNames;
}

/** A plan of the north of the city with the office marked on it. */
export function CityMap({ alt, names }: CityMapProps) {
  return (
    <svg className={frame} viewBox="-150 -178 300 198" preserveAspectRatio="xMidYMin slice" role="img" aria-label={alt}>
      <path className={parks} d="M-260-420H260V240H-260Z" />
      <path className={river} d={RIVER} />
      {[CITY, ...NORTH_ADELAIDE].map((outline) => (
        <path key={outline} className={town} d={outline} />
      ))}
      <path className={streets} d={[...ACROSS.map((y) => `M-106 ${y}H${eastEnd(y)}`), ...DOWN].join("")} />
      {SQUARES.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={square} x={x} y={y} width={width} height={height} />
      ))}
      <path className={mainStreet} d="M0-420V-17M0 17V110" />
      <path className={tower} d={`M${OFFICE.x - 7} ${OFFICE.y}v-36h14v36Z`} />
      <path className={lit} d={`M${OFFICE.x - 4} ${OFFICE.y - 32}h8v5h-8Z`} />
      <Names names={names} />
    </svg>
  );
}

function Names({ names: { river, terrace, street, square, office } }: Pick<CityMapProps, "names">) {
  return (
    <g className={place}>
      <text x="60" y="-158">
        {river}
      </text>
      <text x="15" y="-85.5">
        {terrace}
      </text>
      <text x="15" y="-10">
        {square}
      </text>
      <text transform="rotate(-90)" x="24" y="-4">
        {street}
      </text>
      <text className={marked} x="15" y="-107">
        {office}
      </text>
    </g>
  );
}

/** East Terrace steps eastwards in the south. */
function eastEnd(y: number): number {
  if (y <= -66) return 88;
  if (y <= -30) return 106;
  return y <= 10 ? 122 : 134;
}
