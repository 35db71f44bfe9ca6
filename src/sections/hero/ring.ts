type Point = readonly [x: number, y: number];

const CORNERS = 28;

/** How far the outline is from a circle, in each direction. The deeper the ring, the more it is turned. */
function waver(angle: number, turn: number): number {
  return (
    1 +
    0.13 * Math.sin(2 * angle + 0.6 + turn) +
    0.07 * Math.sin(3 * angle + 2.1 - turn) +
    0.035 * Math.sin(5 * angle + turn)
  );
}

function corner(index: number, radius: number, turn: number): Point {
  const angle = (index / CORNERS) * 2 * Math.PI;
  const distance = radius * waver(angle, turn);
  return [Math.round(distance * Math.cos(angle) * 1.16), Math.round(distance * Math.sin(angle))];
}

/**
 * Draws a closed contour around the origin.
 * @param radius its mean radius
 * @param turn how far its bays and spurs have moved from those of the outermost ring, in radians
 * @returns the data of an SVG path
 */
export function ring(radius: number, turn: number): string {
  const corners = Array.from({ length: CORNERS }, (_, index) => corner(index, radius, turn));
  const last = corners.at(-1) ?? [0, 0];
  const curves = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % CORNERS] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const [firstX, firstY] = corners[0] ?? last;
  return `M${(last[0] + firstX) / 2} ${(last[1] + firstY) / 2}${curves.join("")}Z`;
}
